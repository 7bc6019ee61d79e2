/** Adding a language is adding files: a catalogue under a new name is built and offered. */

import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { build } from 'vite'
import { catalogues } from '../catalogues'
import * as ours from '../src/texts/load'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const scratch = mkdtempSync(join(tmpdir(), 'quebec-languages-'))
afterAll(() => rmSync(scratch, { recursive: true }))

test('a language calls itself by its own name', () => {
  expect(ours.languages.map(ours.ownName)).toEqual(
    expect.arrayContaining(['English', 'Français', 'Nederlands']),
  )
})

test('a language is offered as soon as its catalogue is there', async () => {
  const texts = join(scratch, 'src/quebec/texts')
  cpSync(here('../../src/quebec/texts'), texts, { recursive: true })
  cpSync(here('../src/texts'), join(scratch, 'web/src/texts'), { recursive: true })
  symlinkSync(here('../node_modules'), join(scratch, 'web/node_modules'))
  const english = readFileSync(join(texts, 'en.ftl'), 'utf-8')
  writeFileSync(join(texts, 'de.ftl'), english.replace('locale = en-CA', 'locale = de-AT'))
  cpSync(join(texts, 'history/en.ftl'), join(texts, 'history/de.ftl'))

  await build({
    root: join(scratch, 'web'),
    configFile: false,
    logLevel: 'silent',
    plugins: [catalogues()],
    build: { lib: { entry: 'src/texts/load.ts', formats: ['es'], fileName: 'load' } },
  })
  const built = pathToFileURL(join(scratch, 'web/dist/load.mjs')).href
  const page = (await import(/* @vite-ignore */ built)) as typeof ours

  expect(page.languages).toEqual([...ours.languages, 'de'].sort())
  expect(page.ownName('de')).toBe('Deutsch')
  const german = await page.load('de')
  expect(german.render('workers', { number: 2 })).toBe('2 workers')
  expect(german.numbers.decimal(1.5)).toBe('1,5')
  expect(await page.historyOf('kirk_hall', 'de')).toBe(await page.historyOf('kirk_hall', 'en'))
})
