import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

/** The module as on a freshly loaded page. */
const load = async () => {
  vi.resetModules()
  return import('./balance-hidden.ts')
}
beforeEach(() => localStorage.clear())

test('HEADER-2: a hidden balance stays hidden on this device until it is shown again', async () => {
  const first = await load()
  const { result } = renderHook(first.useBalanceHidden)
  expect(result.current).toBe(false)
  act(() => first.hideBalance(true))
  expect(result.current).toBe(true)

  const reloaded = await load()
  const { result: later } = renderHook(reloaded.useBalanceHidden)
  expect(later.current).toBe(true)
  act(() => reloaded.hideBalance(false))
  expect(renderHook((await load()).useBalanceHidden).result.current).toBe(false)
})
