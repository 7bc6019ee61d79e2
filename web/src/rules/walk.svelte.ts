/** An example that one steps through: a game of its own, with the moments that the engine has played. */

import { Game } from '../game/game.svelte'
import { linesOf } from '../game/log'
import { isTitle, type Scene, scenes, sentencesOf, titleOf } from '../game/scoring'
import { changed } from '../replay/moments'
import type { Catalogue } from '../texts/catalogue'
import type { Colour, Entry, Fact, Seen, Update } from '../wire/types'

const COLOURS: Colour[] = ['black', 'white', 'green', 'orange', 'pink']

/** After a move; of a century's end, one of its scenes. */
interface Step {
  moment: number
  scene: number | null
}

export class Walk {
  readonly game: Game
  /** How many steps have been taken. */
  taken = $state(0)
  readonly steps: Step[]
  readonly #views: Seen[] = []
  readonly #facts: Fact[][]
  readonly #shows: Scene[][] = []

  private constructor(moments: { facts: Fact[]; view: unknown }[], catalogue: () => Catalogue) {
    for (const { view } of moments) this.#views.push(changed(this.#views.at(-1), view) as Seen)
    this.#facts = moments.map(({ facts }) => facts)
    this.game = new Game(this.#update(0), [], catalogue, () => {}, () => {})
    this.steps = moments.flatMap((_, k) => (k ? this.#stepsOf(k) : []))
  }

  static async open(key: string, catalogue: () => Catalogue): Promise<Walk> {
    const { default: examples } = await import('./examples.json')
    return new Walk((examples as Record<string, unknown>)[key] as { facts: Fact[]; view: unknown }[], catalogue)
  }

  go(taken: number): void {
    if (taken < 0 || taken > this.steps.length) return
    const { game } = this
    const step = this.steps[taken - 1]
    if (!step || step.scene === null) game.jump(this.#update(step?.moment ?? 0))
    else {
      if (!game.shown.show || taken < this.taken) {
        game.jump(this.#update(step.moment - 1))
        game.receive(this.#update(step.moment))
      }
      game.shown.play(false)
      game.shown.goTo(step.scene)
    }
    this.taken = taken
  }

  /** What happens in the present step, in sentences. */
  get sentences(): string[] {
    const step = this.steps[this.taken - 1]
    if (!step) return []
    const { texts, seats } = this.game.shown
    const inWords = (facts: Fact[]) =>
      linesOf(facts)
        .filter(({ fact }) => fact.fact !== 'turn_began')
        .map(({ fact }) => texts.fact(fact, seats))
    if (step.scene === null) return inWords(this.#facts[step.moment]!)
    const scene = this.#shows[step.moment]![step.scene]!
    // What is activated by an event is no part of a scene's own words.
    const activated = scene.facts.filter((fact) => fact.fact === 'workers_moved' && fact.source === 'passive')
    return [titleOf(scene, texts), ...sentencesOf(scene, texts, seats), ...inWords(activated)].filter(Boolean)
  }

  /** A century's end is shown zone by zone, without the empty ones. */
  #stepsOf(moment: number): Step[] {
    const show = scenes([this.#entry(moment)], this.#views[moment - 1]!, this.#views[moment]!)
    this.#shows[moment] = show
    if (!show.length) return [{ moment, scene: null }]
    const isSeen = (scene: Scene) => !isTitle(scene) && (!scene.zone || scene.workers.some(Boolean))
    return show.flatMap((scene, k) => (isSeen(scene) ? [{ moment, scene: k }] : []))
  }

  #entry(moment: number): Entry {
    return { n: moment + 1, time: '', act: { act: 'moved', seat: 0, move: '' }, facts: this.#facts[moment]! }
  }

  #update(moment: number): Update {
    const view = this.#views[moment]!
    return {
      type: 'update',
      table: '',
      at: moment + 1,
      entries: this.#views.slice(0, moment + 1).map((_, k) => this.#entry(k)),
      game: {
        phase: 'playing',
        frozen: false,
        seats: COLOURS.slice(0, view.players).map((colour) => ({
          kind: 'person',
          name: '',
          colour,
          bot: '',
          resigned: false,
          freed: false,
          automatic: false,
        })),
        waiting: null,
        must_confirm: false,
        unconfirmed: 0,
        may_rewind: false,
        agreeing: [],
        moves: moment,
        outcome: null,
        clock: null,
        view: { ...view, decision: null },
        offers: [],
      },
    }
  }
}
