import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onLiveEvent } from '../../core/live/live-events.ts'
import { createRefetchAll } from './refetch-all.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('after a gap the shown data is refetched once, a moment later, and the status too', () => {
  const queries = new QueryClient()
  queries.setQueryData(['shown'], 1)
  const asked = vi.fn()
  const stop = onLiveEvent('status-changed', asked)
  const { later } = createRefetchAll(queries, () => 0.5)
  later()
  later()
  expect(queries.getQueryState(['shown'])?.isInvalidated).toBe(false)
  vi.advanceTimersByTime(1_500)
  expect(queries.getQueryState(['shown'])?.isInvalidated).toBe(true)
  expect(asked).toHaveBeenCalledOnce()
  stop()
})
