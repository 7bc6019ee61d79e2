/** What a build adds to the page: its name, and a service worker that caches its files. */

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'

/** A game is loaded by the start page: all that the first move needs is in this script, or imported by it. */
const TABLE = /src.table.TablePage\.svelte$/
/** The other icons are for systems that install the page: they fetch them then. */
const KEPT_FROM_PUBLIC = /\.(svg|webmanifest)$/

/** The scripts and styles of a first visit. Whatever else there is, is kept by those who open it. */
function ofFirstVisit(bundle: Rolldown.OutputBundle): Set<string> {
  const found = new Set<string>()
  const add = (name: string) => {
    const file = bundle[name]
    if (file?.type !== 'chunk' || found.has(name)) return
    found.add(name)
    for (const style of file.viteMetadata?.importedCss ?? []) found.add(style)
    file.imports.forEach(add)
  }
  for (const [name, file] of Object.entries(bundle)) {
    if (file.type === 'chunk' && (file.isEntry || file.moduleIds.some((id) => TABLE.test(id)))) add(name)
  }
  return found
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
        const first = ofFirstVisit(bundle)
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
        const isLater = (name: string) => /\.(js|css)$/.test(name) && !first.has(name)
        const [now, later] = [files.filter((name) => !isLater(name)), files.filter(isLater)]
        emit('sw.js', worker.replace('@build@', build).replace('@files@', now.join(' ')).replace('@later@', later.join(' ')))
      },
    },
  }
}
