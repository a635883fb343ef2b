import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { Promotion } from '@trevo/contract/wps/promotions.ts'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { initialSession } from '../../core/session/session-state.ts'
import { startSession } from '../../core/session/store.ts'
import { standInServer } from '../../testing/stand-in-server.ts'
import { promotionsQuery, usePromotionChanged } from './queries.ts'

// Only the promotion's id is read.
const promotion = (promotionId: string, name: string) =>
  ({ promotionId, name }) as unknown as Promotion

test('the joined promotion replaces its entry in the list; the others are unchanged', async () => {
  startSession(initialSession((await standInServer({})).status, () => 0))
  const client = new QueryClient()
  const { queryKey } = promotionsQuery('m1', 'PT')
  const list = [promotion('1', 'one'), promotion('2', 'two'), promotion('3', 'three')]
  client.setQueryData(queryKey, { list, exclusion: null })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => usePromotionChanged('m1', 'PT'), { wrapper })
  act(() => result.current(promotion('2', 'joined')))
  expect(client.getQueryData(queryKey)?.list).toEqual([list[0], promotion('2', 'joined'), list[2]])
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(false)
  act(() => result.current())
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true)
})
