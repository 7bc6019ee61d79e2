/** What each building was: notes of their own, fetched when somebody first looks at a building. */

import { Catalogue, type Language } from './catalogue'

const sources: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('../../../src/quebec/texts/history/en.ftl?raw'),
  fr: () => import('../../../src/quebec/texts/history/fr.ftl?raw'),
  nl: () => import('../../../src/quebec/texts/history/nl.ftl?raw'),
}
const loaded = new Map<Language, Promise<Catalogue>>()

export async function historyOf(tile: string, language: Language): Promise<string> {
  let notes = loaded.get(language)
  if (!notes) {
    notes = sources[language]().then((source) => new Catalogue(language, source.default))
    // Cut off just now: the next look asks again.
    notes.catch(() => loaded.delete(language))
    loaded.set(language, notes)
  }
  return (await notes).render(`history-${tile}`, {})
}
