/** What a build adds to the page. */

import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { shell } from '../shell'

const root = fileURLToPath(new URL('..', import.meta.url))

interface Script {
  imports?: string[]
  style?: string
  module?: string
}

/** The files that a build with these scripts adds, by name; the page among them. The first script is that of the page. */
function built(scripts: Record<string, Script>): Record<string, string> {
  const files: Record<string, string> = {}
  const page = { type: 'asset', source: '<meta name="build" content="@build@">' }
  const bundle: Record<string, object> = { 'index.html': page }
  for (const [k, [fileName, { imports = [], style, module = '' }]] of Object.entries(scripts).entries()) {
    const styles = new Set(style ? [style] : [])
    bundle[fileName] = { type: 'chunk', fileName, isEntry: k === 0, moduleIds: [module], imports, viteMetadata: { importedCss: styles } }
    if (style) bundle[style] = { type: 'asset', fileName: style }
  }
  const { handler } = shell(root).generateBundle as unknown as {
    handler: (this: unknown, options: unknown, bundle: unknown) => void
  }
  const emitFile = (file: { fileName: string; source: string }) => (files[file.fileName] = file.source)
  handler.call({ emitFile }, {}, bundle)
  return { ...files, 'index.html': page.source }
}

/** What the worker keeps at once. */
const kept = (scripts: Record<string, Script>): string[] =>
  /FILES = '([^']*)'/.exec(built(scripts)['sw.js']!)![1]!.split(' ')

test('the page, the worker and the server agree on the name of the build', () => {
  const files = built({ 'assets/a-1.js': {} })
  const name = files['build.txt']!.trim()
  expect(name).toMatch(/^[0-9a-f]{12}$/)
  expect(files['index.html']).toContain(`content="${name}"`)
  expect(files['sw.js']).toContain(`const BUILD = '${name}'`)
})

test('another file is another build, and the same files are the same build', () => {
  expect(built({ 'assets/a-1.js': {} })['build.txt']).toBe(built({ 'assets/a-1.js': {} })['build.txt'])
  expect(built({ 'assets/a-1.js': {} })['build.txt']).not.toBe(built({ 'assets/a-2.js': {} })['build.txt'])
})

test('the worker keeps what the page and a table consist of, and what an installed page shows of itself', () => {
  const table = { module: '/web/src/table/TablePage.svelte', imports: ['assets/game-1.js'] }
  const list = kept({
    'assets/a-1.js': { style: 'assets/a.css' },
    'assets/table-1.js': table,
    'assets/game-1.js': { imports: ['assets/a-1.js'], style: 'assets/game.css' },
  })
  expect(list).toEqual(
    expect.arrayContaining(['assets/a-1.js', 'assets/a.css', 'assets/table-1.js', 'assets/game-1.js', 'assets/game.css', 'icon.svg', 'manifest.webmanifest']),
  )
  expect(list).not.toContain('index.html')
})

test('the worker keeps neither what is opened later nor its styles nor texts nor icons for an installation', () => {
  const list = kept({
    'assets/a-1.js': { style: 'assets/a.css' },
    'assets/course-1.js': { style: 'assets/b.css', imports: ['assets/a-1.js'] },
    'assets/rules-1.js': { style: 'assets/a.css' },
    'assets/fr-1.js': {},
  })
  expect(list).toContain('assets/a.css')
  expect(list.filter((name) => /course|rules|b\.css|fr-|png/.test(name))).toEqual([])
})
