import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { rowDelayMs, useRowTurn } from './use-row-turn.ts'

test('HOME-12: each category waits half a second after the previous one', () => {
  vi.useFakeTimers()
  const { result } = renderHook(() => useRowTurn('PT'))
  const may = () => [0, 1, 2].map((index) => result.current.turnOf(index).mayLoad)
  expect(may()).toEqual([true, false, false])
  act(() => result.current.settle(0))
  act(() => vi.advanceTimersByTime(rowDelayMs - 1))
  expect(may()).toEqual([true, false, false])
  act(() => vi.advanceTimersByTime(1))
  expect(may()).toEqual([true, true, false])
  act(() => result.current.settle(0))
  act(() => vi.advanceTimersByTime(rowDelayMs * 2))
  expect(may()).toEqual([true, true, false])
  act(() => result.current.settle(1))
  act(() => vi.advanceTimersByTime(rowDelayMs))
  expect(may()).toEqual([true, true, true])
  vi.useRealTimers()
})
