// @vitest-environment happy-dom
/** The three stores of a game: what was received, what is shown, what is aimed at. */

import { flushSync, tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Game } from '../src/game/game.svelte'
import { settings } from '../src/settings/settings.svelte'
import { Catalogue } from '../src/texts/catalogue'
import type { Act, Fact, Offer, Reason, SeenForecast, Update } from '../src/wire/types'

const ZONES = { religion: [0, 0], politics: [0, 0], economy: [0, 0], culture: [0, 0], citadelle: [0, 0] }
const sent: Fact = { fact: 'workers_moved', seat: 1, number: 1, source: 'active', target: 'religion' }
const ending: Fact[] = [
  sent,
  { fact: 'century_ended', century: 1, seat: 1 },
  { fact: 'zone_scored', zone: 'religion', century: 1, workers: [1, 0] },
  { fact: 'scored', seat: 0, points: 3, reason: 'zone', what: 'religion', century: 1 },
  { fact: 'workers_moved', seat: 1, number: 1, source: 'religion', target: 'politics' },
  { fact: 'zone_scored', zone: 'politics', century: 1, workers: [0, 0] },
]

const offer = (move: string, kind: string, then: Offer[] = []): Offer =>
  ({ move, kind, text: { key: '' }, facts: [], then }) as never
const OFFERS = [
  offer('start', 'action', [offer('por1', 'site'), offer('por2', 'site')]),
  offer('send', 'action', [offer('rel', 'zone')]),
]

/** The game after an entry, whose facts are told; seat 0 is mine and has to choose an action. */
const update = (at: number, ...facts: Fact[]): Update => ({
  type: 'update',
  table: 't',
  at,
  entries: [{ n: at, time: '', act: { act: 'moved', seat: 1, move: 'send' } as Act, facts }],
  game: {
    phase: 'playing',
    seats: [{ colour: 'green', kind: 'person' }, { colour: 'pink', kind: 'bot', bot: 'random' }],
    must_confirm: false,
    waiting: 0,
    unconfirmed: 0,
    offers: OFFERS,
    view: {
      decision: { seat: 0, effect: 'action' },
      sites: [],
      seats: [{ score: 10, active: 3 }, { score: 8, active: 2 }],
      scores: [10, 8],
      zones: ZONES,
      winners: [],
      events: [],
      groups: [],
      scoring_order: ['citadelle'],
      turn: 1,
    },
  } as never,
})

/** What a bot does can be said. */
const TEXTS = 'fact-workers-active-zone = sent\n    .did = sends\npage-played = { $player } { $said }\n'

let played: string[][]
const game = () =>
  new Game(update(1), [0], () => new Catalogue('en', TEXTS), (moves) => void played.push(moves), () => {})

beforeEach(() => {
  played = []
  vi.useFakeTimers()
  settings.move('normal')
})
afterEach(() => vi.useRealTimers())

const began: Fact = { fact: 'turn_began', seat: 1, century: 1 }
/** What a bot does, and then it is its turn again: the next update is another turn. */
const turn = (at: number) => update(at, sent, began)

test('turns are shown one after the other, when the last one has been seen', () => {
  const one = game()
  const { received, shown } = one
  one.receive(turn(2))
  one.receive(turn(3))
  expect([shown.update.at, received.latest, shown.isCurrent]).toEqual([2, 3, false])
  expect(shown.motion.travellers).toHaveLength(1)
  vi.runAllTimers()
  expect([shown.update.at, shown.isCurrent, shown.motion.travellers.length]).toEqual([3, true, 0])
})

test('the moves of one turn that have come are shown as one', () => {
  const one = game()
  one.receive(turn(2))
  one.receive(update(3, sent))
  one.receive(turn(4))
  one.shown.hurry()
  expect([one.shown.update.at, one.shown.played?.facts.length]).toEqual([4, 3])
})

test('I am asked when the pieces of others have arrived, while what they did stays marked', () => {
  const one = game()
  const { shown } = one
  one.receive(turn(2))
  expect([shown.phase, shown.isMine, shown.zones.religion]).toEqual(['moving', false, [0, 0]])
  vi.advanceTimersByTime(shown.motion.lasts)
  expect([shown.phase, shown.isMine, [...shown.lit]]).toEqual(['reading', true, ['religion']])
  vi.runAllTimers()
  expect([shown.phase, [...shown.lit]]).toEqual([null, ['religion']])
  shown.point(['por1'])
  expect([...shown.lit]).toEqual(['por1'])
  shown.point([])
  expect([...shown.lit]).toEqual(['religion'])
})

test('a building is completed by the one who has the turn, though I had to choose for it', () => {
  const one = game()
  const completing = update(2, { fact: 'architect_left', seat: 1, neutral: false, site: 'por1' })
  completing.entries[0]!.act = { act: 'moved', seat: 0, move: 'eco' } as Act
  one.receive(completing)
  expect(one.shown.played?.seat).toBe(1)
})

test('where nothing moves, turns are shown at once, and said', () => {
  settings.move('none')
  const one = game()
  one.receive(turn(2))
  one.receive(turn(3))
  expect([one.shown.update.at, one.shown.phase, one.shown.isMine]).toEqual([3, null, true])
  expect(one.shown.spoken).toHaveLength(2)
})

test('an update that is known already changes nothing', () => {
  const one = game()
  one.receive(update(1, sent))
  expect(one.shown.motion.travellers).toEqual([])
})

test('whoever asks for something lets everything arrive', () => {
  const one = game()
  one.receive(update(2, sent))
  one.receive(update(3))
  one.shown.hurry()
  expect([one.shown.update.at, one.shown.isMine]).toEqual([3, true])
})

test('a century ends scene by scene, and what comes next waits for the last one', () => {
  settings.move('none')
  const one = game()
  const { shown } = one
  one.receive(update(2, ...ending))
  one.receive(update(3))
  expect([shown.scene?.kind, shown.zones.religion, shown.isMine]).toEqual(['completing', [0, 1], false])
  shown.goTo(1)
  expect(shown.scene?.kind).toBe('title')
  shown.goTo(2)
  expect([shown.scene?.kind, shown.scene?.zone, shown.soFar(0), shown.view.seats[0]?.score]).toEqual(['count', 'religion', 3, 13])
  shown.goTo(3)
  expect([shown.scene?.kind, shown.zones.religion, shown.zones.politics]).toEqual(['cascade', [0, 0], [0, 1]])
  shown.goTo(2)
  expect([shown.scene?.kind, shown.zones.politics]).toEqual(['count', [0, 0]])
  shown.goTo(4)
  vi.runAllTimers()
  expect([shown.scene?.zone, shown.update.at]).toEqual(['politics', 2])
  shown.goTo(5)
  expect([shown.show, shown.update.at, shown.isMine]).toEqual([null, 3, true])
})

test('a century ends by itself; it can be paused, and whoever goes back wants to look', () => {
  const one = game()
  const { shown } = one
  one.receive(update(2, ...ending))
  expect([shown.playing, shown.scene?.kind]).toEqual([true, 'completing'])
  vi.advanceTimersToNextTimer()
  vi.advanceTimersToNextTimer()
  expect(shown.scene?.kind).toBe('title')
  shown.play(false)
  vi.runAllTimers()
  expect(shown.scene?.kind).toBe('title')
  shown.play(true)
  vi.advanceTimersToNextTimer()
  expect(shown.scene?.kind).toBe('count')
  // The workers are still in the zone, and the points on their way.
  expect([shown.view.seats[0]?.score, shown.motion.travellers[0]]).toMatchObject([10, { kind: 'points', points: 3, to: 'score' }])
  expect([shown.soFar(0), shown.soFar(0, 'religion')]).toEqual([0, 0])
  vi.advanceTimersByTime(shown.motion.lasts)
  expect([shown.soFar(0), shown.soFar(0, 'religion'), shown.soFar(0, 'politics')]).toEqual([3, 3, 0])
  shown.goTo(1)
  expect([shown.playing, shown.scene?.kind]).toEqual([false, 'title'])
  shown.play(true)
  vi.runAllTimers()
  expect([shown.show, shown.isMine]).toEqual([null, true])
})

test('the winner is shown until somebody goes on', () => {
  const one = game()
  one.receive(update(2, ...ending, { fact: 'game_ended', scores: [13, 8], winners: [0] }))
  vi.runAllTimers()
  expect([one.shown.scene?.kind, one.shown.playing]).toEqual(['winner', false])
})

/** A turn of mine that ends the century, which I have not confirmed yet. */
const unconfirmed = (at: number, act: Act['act'], ...facts: Fact[]): Update => {
  const told = update(at, ...facts)
  return {
    ...told,
    entries: told.entries.map((entry) => ({ ...entry, act: { act, seat: 0, move: 'send' } as Act })),
    game: { ...told.game, must_confirm: act === 'moved', unconfirmed: act === 'moved' ? 1 : 0 },
  }
}

test('a century that my turn ends is scored when I have confirmed it', () => {
  const one = game()
  const { shown } = one
  one.receive(unconfirmed(2, 'moved', ...ending))
  vi.runAllTimers()
  expect([shown.scene, shown.zones.religion, shown.mayConfirm, shown.mayUndo]).toEqual([undefined, [0, 1], true, true])
  one.receive(unconfirmed(3, 'confirmed'))
  expect([shown.scene?.kind, shown.mayConfirm]).toEqual(['title', false])
})

test('a century that I have confirmed is scored, too, if the answer of others comes with it', () => {
  const one = game()
  one.receive(unconfirmed(2, 'moved', ...ending))
  vi.runAllTimers()
  const [confirmed, answer] = [unconfirmed(3, 'confirmed'), turn(4)]
  one.receive({ ...answer, entries: [...confirmed.entries, ...answer.entries] })
  expect(one.shown.scene?.kind).toBe('title')
})

test('a century whose end is taken back is not scored', () => {
  const one = game()
  one.receive(unconfirmed(2, 'moved', ...ending))
  one.receive(unconfirmed(3, 'undone'))
  vi.runAllTimers()
  expect([one.shown.show, one.shown.isMine]).toEqual([null, true])
})

test('another moment takes the place of everything that waits', () => {
  const one = game()
  one.receive(update(2, ...ending))
  one.receive(update(3))
  one.jump(update(7))
  vi.runAllTimers()
  expect([one.shown.update.at, one.shown.show, one.received.waiting]).toEqual([7, null, 0])
})

test('answers count for the position that was asked about', () => {
  const { received, aim } = game()
  const reason = { reason: 'no_worker' } as never as Reason
  const forecast = { scores: [1, 2] } as never as SeenForecast
  aim.at('por3')
  received.explain(0, 'por3', reason)
  expect(aim.reason).toBeUndefined()
  received.explain(1, 'por3', reason)
  expect(aim.reason).toBe(reason)
  received.foresee(1, ['start', 'por1'], forecast)
  aim.at('por1')
  expect([aim.reason, aim.forecast]).toEqual([undefined, forecast])
  received.add(update(2))
  expect([received.reasons, received.forecasts]).toEqual([{}, {}])
})

test('a site is taken with its action; an action by itself is picked first', () => {
  const { aim } = game()
  aim.take('start')
  expect([aim.action, played]).toEqual(['start', []])
  expect([...aim.ways.keys()].filter((move) => aim.ways.get(move)!.lead)).toEqual(['por1', 'por2'])
  aim.take('start')
  expect(aim.action).toBeNull()
  aim.at('rel')
  aim.take('rel')
  expect([aim.move, played]).toEqual([null, [['send', 'rel']]])
})

test('an action is picked for one position only', () => {
  const one = game()
  one.aim.take('start')
  one.receive(update(2))
  expect(one.aim.action).toBeNull()
})

test('a move that cannot be made is asked about with its action', () => {
  const { aim } = game()
  expect([aim.chain('por1'), aim.chain('rel'), aim.chain('skip')]).toEqual([
    ['start', 'por1'],
    ['send', 'rel'],
    ['skip'],
  ])
})

test('an element aims while the mouse or the focus is on it, and when a finger taps it first', async () => {
  const { aim } = game()
  const element = document.createElement('button')
  document.body.append(element)
  const clicks: Event[] = []
  element.addEventListener('click', (event) => clicks.push(event))
  const detach = aim.target('por1')(element)
  await tick()
  const meet = (name: string, pointerType = 'mouse', detail = 1) => {
    element.dispatchEvent(Object.assign(new Event(name), { pointerType, detail }))
    flushSync()
    return aim.move
  }
  const press = (key: 'focus' | 'blur') => {
    element[key]()
    flushSync()
    return aim.move
  }
  expect([meet('pointerenter', 'touch'), meet('pointerenter'), meet('pointerleave')]).toEqual([null, 'por1', null])
  expect([press('focus'), press('blur')]).toEqual(['por1', null])
  aim.at('por2')
  expect([meet('pointerleave'), press('blur')]).toEqual(['por2', 'por2'])
  expect([meet('pointerdown', 'touch'), meet('click', 'touch'), aim.touched]).toEqual(['por2', 'por1', 'por1'])
  expect([press('blur'), meet('pointerleave', 'touch'), clicks.length]).toEqual(['por1', 'por1', 0])
  expect([meet('pointerdown', 'touch'), meet('click', 'touch'), clicks.length]).toEqual(['por1', 'por1', 1])
  if (detach) detach()
  expect([aim.move, press('focus')]).toEqual([null, null])
})

test('an element that loses the focus because it is taken away no longer aims', () => {
  const { aim } = game()
  const element = document.createElement('button')
  aim.target('por1')(element)
  aim.at('por1', 'focus')
  // The browser says so while Svelte changes the page, where no state may be written.
  const removed = $derived(element.dispatchEvent(new Event('blur')))
  expect((() => [removed, aim.move])()).toEqual([true, null])
})
