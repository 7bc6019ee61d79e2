/** What a build adds to the page. */

import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { shell } from '../shell'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The files that a build with these scripts adds, by name; the page among them. */
function built(...scripts: (string | [name: string, style: string])[]): Record<string, string> {
  const files: Record<string, string> = {}
  const page = { type: 'asset', source: '<meta name="build" content="@build@">' }
  const bundle: Record<string, object> = { 'index.html': page }
  for (const script of scripts) {
    const [fileName, ...styles] = [script].flat() as [string, ...string[]]
    bundle[fileName] = { type: 'chunk', fileName, viteMetadata: { importedCss: new Set(styles) } }
    for (const style of styles) bundle[style] = { type: 'asset', fileName: style }
  }
  const { handler } = shell(root).generateBundle as unknown as {
    handler: (this: unknown, options: unknown, bundle: unknown) => void
  }
  const emitFile = (file: { fileName: string; source: string }) => (files[file.fileName] = file.source)
  handler.call({ emitFile }, {}, bundle)
  return { ...files, 'index.html': page.source }
}

test('the page, the worker and the server agree on the name of the build', () => {
  const files = built('assets/a-1.js')
  const name = files['build.txt']!.trim()
  expect(name).toMatch(/^[0-9a-f]{12}$/)
  expect(files['index.html']).toContain(`content="${name}"`)
  expect(files['sw.js']).toContain(`const BUILD = '${name}'`)
})

test('another file is another build, and the same files are the same build', () => {
  expect(built('assets/a-1.js')['build.txt']).toBe(built('assets/a-1.js')['build.txt'])
  expect(built('assets/a-1.js')['build.txt']).not.toBe(built('assets/a-2.js')['build.txt'])
})

test('the worker keeps the files of the build and what an installed page shows of itself', () => {
  const list = /FILES = '([^']*)'/.exec(built('assets/a-1.js', 'assets/b-1.css')['sw.js']!)![1]!.split(' ')
  expect(list).toContain('assets/a-1.js')
  expect(list).toContain('assets/b-1.css')
  expect(list).toContain('manifest.webmanifest')
  expect(list).not.toContain('index.html')
})

test('the worker keeps neither what is opened later nor its styles nor other languages', () => {
  const files = built(['assets/a-1.js', 'assets/a.css'], ['assets/course-b-1.js', 'assets/b.css'], ['assets/rules-c-1.js', 'assets/a.css'], 'assets/fr-1.js')
  const list = /FILES = '([^']*)'/.exec(files['sw.js']!)![1]!.split(' ')
  expect(list).toEqual(expect.arrayContaining(['assets/a-1.js', 'assets/a.css']))
  expect(list.filter((name) => /course|rules|b\.css|fr-/.test(name))).toEqual([])
})
