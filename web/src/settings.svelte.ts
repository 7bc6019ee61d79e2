/** What somebody has chosen for this browser: language, theme. It is kept here and nowhere else. */

import { type Language, languages } from './texts/catalogue'

/** `system` is what the browser is set to. */
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const kept = (name: string): string | null => {
  try {
    return localStorage.getItem(`quebec-${name}`)
  } catch {
    return null
  }
}
const keep = (name: string, value: string) => {
  try {
    localStorage.setItem(`quebec-${name}`, value)
  } catch {
    // A browser that keeps nothing still plays.
  }
}

function preferred(): Language {
  const wishes = [kept('language'), ...navigator.languages.map((one) => one.slice(0, 2))]
  return (wishes.find((wish) => (languages as readonly (string | null)[]).includes(wish)) ??
    'en') as Language
}

class Settings {
  language = $state<Language>(preferred())
  theme = $state<Theme>(themes.find((theme) => theme === kept('theme')) ?? 'system')

  speak(language: Language): void {
    this.language = language
    keep('language', language)
    this.apply()
  }

  paint(theme: Theme): void {
    this.theme = theme
    keep('theme', theme)
    this.apply()
  }

  apply(): void {
    document.documentElement.lang = this.language
    document.documentElement.dataset.theme = this.theme
  }
}

export const settings = new Settings()
