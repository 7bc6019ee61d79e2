import { Later } from '../later.svelte'

/** What nobody needs before the first move of a game: a century's end, the result, some of the tabs. */
export const later = new Later(() => import('./parts'))
