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

export function catalogues(): Plugin {
  return {
    name: 'quebec-catalogues',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\.ftl\?raw$/ },
      handler: (id) =>
        `export default ${JSON.stringify(needed(readFileSync(id.replace('?raw', ''), 'utf-8')))}`,
    },
  }
}
