/** The languages, and their catalogues: each is loaded on first use. */

import { Catalogue } from './catalogue'

type Sources = Record<string, () => Promise<string>>

const catalogues = import.meta.glob<string>('../../../src/quebec/texts/*.ftl', {
  query: '?raw',
  import: 'default',
})
const notes = import.meta.glob<string>('../../../src/quebec/texts/history/*.ftl', {
  query: '?raw',
  import: 'default',
})
const courses = import.meta.glob<string>('../../../src/quebec/texts/course/*.ftl', {
  query: '?raw',
  import: 'default',
})
const books = import.meta.glob<string>('../../../src/quebec/texts/rulebook/*.ftl', {
  query: '?raw',
  import: 'default',
})
const stories = import.meta.glob<string>('../../../src/quebec/texts/stories/*.ftl', {
  query: '?raw',
  import: 'default',
})
const tabletops = import.meta.glob<string>('../../../src/quebec/texts/tabletop/*.ftl', {
  query: '?raw',
  import: 'default',
})
const refusals = import.meta.glob<string>('../../../src/quebec/texts/*.ftl', {
  query: '?refusals',
  import: 'default',
})
const meetings = import.meta.glob<string>('../../../src/quebec/texts/meeting/*.ftl', {
  query: '?raw',
  import: 'default',
})
const noticed = import.meta.glob<string>('../../../src/quebec/texts/notices/*.ftl', {
  query: '?raw',
  import: 'default',
})
const loaded = new Map<string, Promise<Catalogue>>()

/** By their codes; a language is a catalogue among the texts of Python, nothing else lists them. */
export const languages = Object.keys(catalogues).map(codeOf).sort()

/** What a language calls itself. */
export function ownName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** Everything the page says. */
export const load = (language: string): Promise<Catalogue> => from(catalogues, language)

/** Everything, and the texts of the course. */
export const loadCourse = (language: string): Promise<Catalogue> => withMore(courses, language)

/** Everything, and the rulebook. */
export const loadRulebook = (language: string): Promise<Catalogue> => withMore(books, language)

/** Everything, and the history of the city. */
export const loadStories = (language: string): Promise<Catalogue> => withMore(stories, language)

/** Everything, and what is said beside a real table. */
export const loadTabletop = (language: string): Promise<Catalogue> => withMore(tabletops, language)

/** Why what was entered of a real table cannot be. */
export const loadRefusals = async (language: string): Promise<Catalogue> =>
  new Catalogue(language, await sourceOf(refusals, language))

/** Everything, and what is said where people meet. */
export const loadMeeting = (language: string): Promise<Catalogue> => withMore(meetings, language)

/** Everything, and what is said about notices. */
export const loadNotices = (language: string): Promise<Catalogue> => withMore(noticed, language)

async function withMore(more: Sources, language: string): Promise<Catalogue> {
  const sources = await Promise.all([sourceOf(catalogues, language), sourceOf(more, language)])
  return new Catalogue(language, sources.join('\n'))
}

/** What a building was. */
export async function historyOf(tile: string, language: string): Promise<string> {
  return (await from(notes, language)).render(`history-${tile}`, {})
}

const pathOf = (sources: Sources, language: string): string =>
  Object.keys(sources).find((path) => codeOf(path) === language) ?? ''

const sourceOf = (sources: Sources, language: string): Promise<string> => sources[pathOf(sources, language)]!()

function from(sources: Sources, language: string): Promise<Catalogue> {
  const path = pathOf(sources, language)
  let catalogue = loaded.get(path)
  if (!catalogue) {
    catalogue = sourceOf(sources, language).then((source) => new Catalogue(language, source))
    // Just disconnected: the next use tries again.
    catalogue.catch(() => loaded.delete(path))
    loaded.set(path, catalogue)
  }
  return catalogue
}

function codeOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, -'.ftl'.length)
}
