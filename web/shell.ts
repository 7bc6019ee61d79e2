/** What a build adds to the page: its name, and a service worker that caches its files. */

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'

/** The course, the rules, other languages and so on are cached by nobody who does not open them. */
const LATER = /^assets\/(course|rules|later|[a-z]{2})-/
const KEPT_FROM_PUBLIC = /\.(svg|png|webmanifest)$/

/** Styles have no such names: they are loaded with the scripts that use them. */
function stylesOfLater(bundle: Rolldown.OutputBundle): Set<string> {
  const used = { now: new Set<string>(), later: new Set<string>() }
  for (const file of Object.values(bundle)) {
    if (file.type !== 'chunk') continue
    for (const style of file.viteMetadata?.importedCss ?? []) used[LATER.test(file.fileName) ? 'later' : 'now'].add(style)
  }
  return new Set([...used.later].filter((style) => !used.now.has(style)))
}

export function shell(root: string): Plugin {
  return {
    name: 'quebec-shell',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') return
        const worker = readFileSync(`${root}src/shell/worker.js`, 'utf-8')
        const open = readdirSync(`${root}public`).filter((name) => KEPT_FROM_PUBLIC.test(name))
        const styles = stylesOfLater(bundle)
        const files = [...Object.keys(bundle).filter((name) => name !== 'index.html'), ...open].sort()
        const hash = createHash('sha256').update(worker).update(String(page.source))
        // Files in the bundle have a hash of their content in their name; the others do not.
        for (const name of files) hash.update(name)
        for (const name of open) hash.update(readFileSync(`${root}public/${name}`))
        const build = hash.digest('hex').slice(0, 12)
        page.source = String(page.source).replace('@build@', build)
        const emit = (fileName: string, source: string) =>
          this.emitFile({ type: 'asset', fileName, source })
        emit('build.txt', `${build}\n`)
        const isLater = (name: string) => LATER.test(name) || styles.has(name)
        const [now, later] = [files.filter((name) => !isLater(name)), files.filter(isLater)]
        emit('sw.js', worker.replace('@build@', build).replace('@files@', now.join(' ')).replace('@later@', later.join(' ')))
      },
    },
  }
}
