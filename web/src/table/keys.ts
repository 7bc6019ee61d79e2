/** Keys that do something wherever the focus is, as the help shows them. */

export interface Commands {
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
export const KEYS: readonly [string, keyof Commands, string][] = [
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
export function press(event: KeyboardEvent, commands: Commands): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  const target = event.target as Element | null
  if (target?.closest?.('input, select, textarea, dialog, [popover]:popover-open')) return false
  const key = event.key
  if (/^[1-9]$/.test(key)) commands.choose(Number(key))
  else if (key === 'u') commands.undo()
  else if (key === 'r') commands.restart()
  else if (key === 'c') commands.confirm()
  else if (key === 'h') commands.hint()
  else if (key === 'b') commands.goTo('board')
  else if (key === 'l') commands.goTo('choices')
  else if (key === 'n') commands.nextGame()
  else if (key === '.') commands.proceed()
  else if (key === 'Escape') commands.release()
  else if (key === 'i') commands.explain()
  else if (key === 's') commands.story()
  else if (key === 'w') commands.legend()
  else if (key === '?') commands.help()
  else return false
  return true
}
