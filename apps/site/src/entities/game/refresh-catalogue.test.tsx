import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { parseLiveEvent } from '../../core/live/parse-live-event.ts'
import { hotQuery, menusQuery } from './catalogue-queries.ts'
import { gamesQuery } from './queries.ts'
import { createCatalogueRefresh } from './refresh-catalogue.ts'

beforeEach(() => vi.useFakeTimers())

test('when the catalogue changes, its lists are refetched once, and nothing else is', async () => {
  const queries = new QueryClient()
  const keys = {
    games: gamesQuery('PT', {}).queryKey,
    hot: hotQuery('PT').queryKey,
    menus: menusQuery('PT').queryKey,
    balance: ['balance', 'PT'],
  }
  for (const queryKey of Object.values(keys)) queries.setQueryData<unknown>(queryKey, {})
  sessionStorage.setItem('hotGames:PT', '{}')
  const refresh = createCatalogueRefresh(queries, () => 0.5)
  refresh.later()
  refresh.later()
  await vi.advanceTimersByTimeAsync(1_499)
  expect(queries.getQueryState(keys.games)?.isInvalidated).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  const stale = Object.entries(keys).flatMap(([name, queryKey]) =>
    queries.getQueryState(queryKey)?.isInvalidated ? [name] : [],
  )
  expect(stale).toEqual(['games', 'hot', 'menus'])
  expect(sessionStorage.getItem('hotGames:PT')).toBeNull()
})

test('a change after the refresh is refreshed as well, and none once the page is left', async () => {
  const queries = new QueryClient()
  const { queryKey } = menusQuery('PT')
  const isStale = () => queries.getQueryState(queryKey)?.isInvalidated
  const refresh = createCatalogueRefresh(queries, () => 0.5)
  for (const _change of ['first', 'second']) {
    queries.setQueryData<unknown>(queryKey, {})
    expect(isStale()).toBe(false)
    refresh.later()
    await vi.advanceTimersByTimeAsync(1_500)
    expect(isStale()).toBe(true)
  }
  queries.setQueryData<unknown>(queryKey, {})
  refresh.later()
  refresh.stop()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(isStale()).toBe(false)
})

test('the events of the catalogue are understood as the server sends them', () => {
  const vendor = { topic: 'vendor-maintenance', vassalage: 'TRV', maintenance: true }
  expect(parseLiveEvent(JSON.stringify(vendor))).toEqual(vendor)
  const changed = { topic: 'catalogue-changed' }
  expect(parseLiveEvent(JSON.stringify(changed))).toEqual(changed)
})
