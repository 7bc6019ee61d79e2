/**
 * How a place on the board stands: it can be chosen at once, together with its action (open), is
 * being looked at, or cannot be chosen while others can.
 */
export type TileState = 'plain' | 'open' | 'legal' | 'aimed' | 'dim'

export const canBeChosen = (state: TileState): boolean =>
  state === 'open' || state === 'legal' || state === 'aimed'
