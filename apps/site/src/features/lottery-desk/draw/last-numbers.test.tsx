import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useLastNumbers, type Previous } from './last-numbers.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})

const open = (previous: Previous) => {
  const { result, rerender } = renderHook(({ shown }) => useLastNumbers(shown), {
    initialProps: { shown: previous },
  })
  return {
    /** What is shown of the last draw's numbers. */
    out: () => result.current.out,
    show: (next: Previous) => rerender({ shown: next }),
    wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  }
}
const first = { numero: '20301005-0721', winNo: '2,1,4' }
const next = { numero: '20301005-0722', winNo: '9,0,7' }

test('numbers drawn before the desk was opened are there at once, also if they load later', () => {
  expect(open(first).out()).toBe('2,1,4')
  const loading = open(undefined)
  loading.show(first)
  expect(loading.out()).toBe('2,1,4')
})

test('those drawn meanwhile are revealed ball by ball', async () => {
  const desk = open(undefined)
  desk.show(first)
  desk.show({ ...next, winNo: null })
  expect(desk.out()).toBe('')
  desk.show(next)
  expect(desk.out()).toBe('')
  await desk.wait(500)
  expect(desk.out()).toBe('9')
  await desk.wait(1_000)
  expect(desk.out()).toBe('9,0,7')
})

test('a lottery whose first draw is still open reveals that draw', async () => {
  const desk = open({ ...first, winNo: null })
  desk.show(first)
  expect(desk.out()).toBe('')
  await desk.wait(500)
  expect(desk.out()).toBe('2')
})

test('numbers that are shown are not revealed again', () => {
  const desk = open(first)
  desk.show({ ...first })
  expect(desk.out()).toBe('2,1,4')
})
