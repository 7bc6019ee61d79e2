/** The catalogues as the page needs them: without the messages that only Python uses. */

import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const ELSEWHERE = /^(error|stats|damage|forfeit|terminal|play)-/

/** An entry starts at the margin; its other lines are indented. Comments are separate entries. */
export const needed = (source: string): string =>
  source
    .split(/\n(?=[-#a-zA-Z])/)
    .filter((entry) => !entry.startsWith('#') && !ELSEWHERE.test(entry))
    .map((entry) => entry.trimEnd())
    .join('\n')

/** What the page has to say itself if it counts without the server, and how the language writes numbers. */
const REFUSALS = /^(locale |error-tabletop_(workers|architects) )/

export const refusals = (source: string): string =>
  source
    .split(/\n(?=[-#a-zA-Z])/)
    .filter((entry) => REFUSALS.test(entry))
    .join('\n')

const read = (id: string): string => readFileSync(id.replace(/\?.*/, ''), 'utf-8')

export function catalogues(): Plugin[] {
  return [
    {
      name: 'quebec-catalogues',
      apply: 'build',
      enforce: 'pre',
      load: {
        filter: { id: /\.ftl\?raw$/ },
        handler: (id) => `export default ${JSON.stringify(needed(read(id)))}`,
      },
    },
    {
      name: 'quebec-refusals',
      enforce: 'pre',
      load: {
        filter: { id: /\.ftl\?refusals$/ },
        handler: (id) => `export default ${JSON.stringify(refusals(read(id)))}`,
      },
    },
  ]
}
