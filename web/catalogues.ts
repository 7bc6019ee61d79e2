/** The catalogues as the page needs them: without the messages that only Python says. */

import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const ELSEWHERE = /^(error|stats|damage|forfeit|terminal|play)-/

/** An entry begins at the margin; what follows it is indented. Comments are entries of their own. */
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
