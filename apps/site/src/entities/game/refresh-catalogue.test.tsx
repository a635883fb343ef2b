import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parseLiveEvent } from '../../core/live/live-events.ts'
import { createCatalogueRefresh } from './refresh-catalogue.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
})

test('when the catalogue changed, its lists are asked for again, once, and nothing else is', async () => {
  const queries = new QueryClient()
  for (const key of ['games', 'hot', 'menus', 'balance']) queries.setQueryData([key, 'PT'], {})
  sessionStorage.setItem('hotGames:PT', '{}')
  const refresh = createCatalogueRefresh(queries, () => 0.5)
  refresh.later()
  refresh.later()
  await vi.advanceTimersByTimeAsync(1_499)
  expect(queries.getQueryState(['games', 'PT'])?.isInvalidated).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  const stale = ['games', 'hot', 'menus', 'balance'].filter(
    (key) => queries.getQueryState([key, 'PT'])?.isInvalidated,
  )
  expect(stale).toEqual(['games', 'hot', 'menus'])
  expect(sessionStorage.getItem('hotGames:PT')).toBeNull()
})

test('the events of the catalogue are understood as the server sends them', () => {
  const vendor = { topic: 'vendor-maintenance', vassalage: 'TRV', maintenance: true }
  expect(parseLiveEvent(JSON.stringify(vendor))).toEqual(vendor)
  const changed = { topic: 'catalogue-changed' }
  expect(parseLiveEvent(JSON.stringify(changed))).toEqual(changed)
})
