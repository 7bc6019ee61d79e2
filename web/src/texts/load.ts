/** The catalogues, each fetched when it is first asked for. */

import { Catalogue, type Language } from './catalogue'

const sources: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('../../../src/quebec/texts/en.ftl?raw'),
  fr: () => import('../../../src/quebec/texts/fr.ftl?raw'),
  nl: () => import('../../../src/quebec/texts/nl.ftl?raw'),
}
const loaded = new Map<Language, Promise<Catalogue>>()

export function load(language: Language): Promise<Catalogue> {
  let catalogue = loaded.get(language)
  if (!catalogue) {
    catalogue = sources[language]().then((source) => new Catalogue(language, source.default))
    loaded.set(language, catalogue)
  }
  return catalogue
}
