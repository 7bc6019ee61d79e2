/** The board and all that belongs to a game are fetched when somebody first goes to a table. */
export const openTable = () => import('./TablePage.svelte')
