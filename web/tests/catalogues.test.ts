import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { needed } from '../catalogues'
import { Catalogue } from '../src/texts/catalogue'
import { languages } from '../src/texts/load'

const source = (language: string) =>
  readFileSync(new URL(`../../src/quebec/texts/${language}.ftl`, import.meta.url), 'utf-8')

test.each(languages)('what the page does not say is left out of %s, and nothing else', (language) => {
  const whole = source(language)
  const keys = [...whole.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!)
  const small = new Catalogue(language, needed(whole))
  const lost = keys.filter((key) => !small.has(key))
  expect(lost.length).toBeGreaterThan(100)
  expect(lost.filter((key) => !/^(error|stats|damage|forfeit|terminal|play)-/.test(key))).toEqual([])
})
