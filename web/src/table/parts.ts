/** What is loaded after the first move of a game; see later.ts. */

export { default as Ledger } from '../panels/Ledger.svelte'
export { default as Result } from '../panels/Result.svelte'
export { default as ResultButtons } from '../panels/ResultButtons.svelte'
export { default as Chat } from '../people/Chat.svelte'
export { default as Controls } from '../show/Controls.svelte'
export { default as Race } from '../show/Race.svelte'
export { default as Running } from '../show/Running.svelte'
export { default as Stage } from '../show/Stage.svelte'
