/** Keys that do something wherever the focus is, as the help shows them. */

export interface Deeds {
  undo: () => void
  restart: () => void
  confirm: () => void
  /** Take the choice with that number, counting from 1. */
  choose: (number: number) => void
  goTo: (place: 'board' | 'choices') => void
  /** Continue with what is being shown. */
  proceed: () => void
  release: () => void
  hint: () => void
  help: () => void
  /** Show what everything on the screen means. */
  legend: () => void
  /** Show the rules on what is aimed at. */
  explain: () => void
  /** Show the history of the building that is aimed at. */
  story: () => void
  nextGame: () => void
}

/** What is pressed, what it does, and the message that says so. */
export const KEYS: readonly [string, keyof Deeds, string][] = [
  ['u', 'undo', 'page-undo'],
  ['r', 'restart', 'page-restart'],
  ['c', 'confirm', 'page-confirm'],
  ['h', 'hint', 'page-hint-about'],
  ['1–9', 'choose', 'page-key-numbers'],
  ['b', 'goTo', 'page-key-board'],
  ['l', 'goTo', 'page-key-choices'],
  ['n', 'nextGame', 'page-next-game'],
  ['.', 'proceed', 'page-continue'],
  ['Esc', 'release', 'page-key-escape'],
  ['i', 'explain', 'page-rule'],
  ['s', 'story', 'page-key-story'],
  ['w', 'legend', 'page-legend'],
  ['?', 'help', 'page-key-help'],
]

/** Perform the command of a key; returns whether it has one. */
export function press(event: KeyboardEvent, deeds: Deeds): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  const target = event.target as Element | null
  if (target?.closest?.('input, select, textarea, dialog, [popover]:popover-open')) return false
  const key = event.key
  if (/^[1-9]$/.test(key)) deeds.choose(Number(key))
  else if (key === 'u') deeds.undo()
  else if (key === 'r') deeds.restart()
  else if (key === 'c') deeds.confirm()
  else if (key === 'h') deeds.hint()
  else if (key === 'b') deeds.goTo('board')
  else if (key === 'l') deeds.goTo('choices')
  else if (key === 'n') deeds.nextGame()
  else if (key === '.') deeds.proceed()
  else if (key === 'Escape') deeds.release()
  else if (key === 'i') deeds.explain()
  else if (key === 's') deeds.story()
  else if (key === 'w') deeds.legend()
  else if (key === '?') deeds.help()
  else return false
  return true
}
