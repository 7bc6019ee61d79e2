/** The players by points, with their ranks: whoever has as many shares a rank. */
export function standing(scores: number[]): { seat: number; rank: number; score: number }[] {
  return scores
    .map((score, seat) => ({ seat, score, rank: 1 + scores.filter((one) => one > score).length }))
    .sort((a, b) => a.rank - b.rank)
}
