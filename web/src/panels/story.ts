/** The address of a building's history, with the way back to what is shown now. */
export const storyAddress = (tile: string): string =>
  `#/history/${tile}?from=${encodeURIComponent(location.hash.replace(/^#\//, ''))}`
