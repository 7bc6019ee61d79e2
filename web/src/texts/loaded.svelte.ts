/** Texts in the reader's language. Those of the last language stay until the next ones are loaded. */

import { settings } from '../settings/settings.svelte'
import type { Catalogue } from './catalogue'

export class Loaded {
  catalogue = $state.raw<Catalogue>()
  failed = $state(false)

  /** Created while a component is set up, and follows the language as long as that is there. */
  constructor(load: (language: string) => Promise<Catalogue>) {
    $effect(() => {
      const language = settings.language
      load(language).then(
        (catalogue) => {
          if (language === settings.language) this.catalogue = catalogue
        },
        () => (this.failed = true),
      )
    })
  }
}
