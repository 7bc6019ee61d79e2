/** The settings of this browser. They are stored here and nowhere else. */

import { prefersReducedMotion } from 'svelte/motion'
import { languages } from '../texts/load'

/** `system` is what the browser is set to. */
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]
export const speeds = ['slow', 'normal', 'fast', 'none'] as const
export type Speed = (typeof speeds)[number]
/** How much faster than usual pieces move; nothing moves at 0. */
const PACES: Record<Speed, number> = { slow: 0.5, normal: 1, fast: 2, none: 0 }

/** Windows up to this width stack the parts of a game; the styles say 940px. */
export const SMALL = 940

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
    // Without storage the page still works.
  }
}

function preferred(): string {
  const wanted = [kept('language') ?? '', ...navigator.languages.map((one) => one.slice(0, 2))]
  return wanted.find((one) => languages.includes(one)) ?? 'en'
}

class Settings {
  language = $state(preferred())
  theme = $state<Theme>(themes.find((theme) => theme === kept('theme')) ?? 'system')
  speed = $state<Speed>(speeds.find((speed) => speed === kept('speed')) ?? 'normal')
  /** Confirm a turn as soon as it is complete. */
  automatic = $state(kept('automatic') === 'yes')
  /** Single keys do something. */
  shortcuts = $state(kept('shortcuts') !== 'no')

  /** Lines of the chat are not announced. */
  quiet = $state(kept('quiet') === 'yes')

  /** How loud sounds are, up to 1; 0 is silence. */
  volume = $state(Number(kept('volume') ?? 0) || 0)

  /** The browser says that it is my turn, while another page is in front. */
  notices = $state(kept('notices') === 'yes')

  /** What I have not seen yet is shown wherever I am in the page. */
  toasts = $state(kept('toasts') === 'yes')

  /** The table at which a coach explains what happens for the first time. */
  coach = $state(kept('coach') ?? '')

  /** Whether the course has been offered; that is done once. */
  offered = $state(kept('offered') === 'yes')

  /** 0 also where the system asks for reduced motion. */
  readonly pace = $derived(prefersReducedMotion.current ? 0 : PACES[this.speed])

  speak(language: string): void {
    this.language = language
    keep('language', language)
    this.apply()
  }

  paint(theme: Theme): void {
    this.theme = theme
    keep('theme', theme)
    this.apply()
  }

  move(speed: Speed): void {
    this.speed = speed
    keep('speed', speed)
    this.apply()
  }

  confirmBySelf(on: boolean): void {
    this.automatic = on
    keep('automatic', on ? 'yes' : 'no')
  }

  useShortcuts(on: boolean): void {
    this.shortcuts = on
    keep('shortcuts', on ? 'yes' : 'no')
  }

  hush(on: boolean): void {
    this.quiet = on
    keep('quiet', on ? 'yes' : 'no')
  }

  turnUp(volume: number): void {
    this.volume = volume
    keep('volume', String(volume))
  }

  toast(on: boolean): void {
    this.toasts = on
    keep('toasts', on ? 'yes' : 'no')
  }

  coachAt(table: string): void {
    this.coach = table
    keep('coach', table)
  }

  offerOnce(): void {
    this.offered = true
    keep('offered', 'yes')
  }

  /** The browser asks for permission; without it nothing is switched on. */
  async notify(on: boolean): Promise<void> {
    const allowed = on && (await Notification.requestPermission()) === 'granted'
    this.notices = allowed
    keep('notices', allowed ? 'yes' : 'no')
  }

  /** A duration in milliseconds at the chosen speed. */
  lasting(milliseconds: number): number {
    return this.pace ? milliseconds / this.pace : 0
  }

  apply(): void {
    document.documentElement.lang = this.language
    document.documentElement.dataset.theme = this.theme
    document.documentElement.style.setProperty('--slowness', String(1 / (PACES[this.speed] || 1e3)))
  }
}

export const settings = new Settings()
