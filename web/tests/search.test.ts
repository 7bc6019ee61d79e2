// @vitest-environment happy-dom
/** Looking for a game: the end of one search and the beginning of the next. */

import { afterEach, expect, test, vi } from 'vitest'
import { search } from '../src/meeting/search.svelte'
import * as requests from '../src/meeting/requests'
import type { Wanted } from '../src/wire/types'

const wanted: Wanted = { ruleset: '2026', players: 2, clock: { kind: 'none' }, fill_after: null, fill_with: 'level-1', table: '' }
const found = { table: 't', phase: 'gathering', taken: 1, players: 2, fill_bot: '', expires: null }

afterEach(async () => {
  await search.stop()
  vi.restoreAllMocks()
})

test('a search begins when the end of the last one has arrived, which would give up its seat', async () => {
  const asked: string[] = []
  let arrive = () => {}
  vi.spyOn(requests, 'find').mockImplementation(async () => (asked.push('find'), found) as never)
  vi.spyOn(requests, 'stopFinding').mockImplementation(() => {
    asked.push('stop')
    return new Promise((resolve) => (arrive = () => resolve(null as never)))
  })
  await search.start(wanted)
  const stopped = search.stop()
  const begun = search.start(wanted)
  await Promise.resolve()
  expect(asked).toEqual(['find', 'stop'])
  arrive()
  await Promise.all([stopped, begun])
  expect(asked).toEqual(['find', 'stop', 'find'])
  expect(search.found).toEqual(found)
  vi.mocked(requests.stopFinding).mockResolvedValue(null as never)
})

test('a search that is stopped before it has begun is not begun', async () => {
  const asked: string[] = []
  vi.spyOn(requests, 'find').mockImplementation(async () => (asked.push('find'), found) as never)
  vi.spyOn(requests, 'stopFinding').mockImplementation(async () => (asked.push('stop'), null) as never)
  const begun = search.start(wanted)
  const stopped = search.stop()
  await Promise.all([begun, stopped])
  expect(asked).toEqual(['stop'])
  expect(search.found).toBeNull()
})
