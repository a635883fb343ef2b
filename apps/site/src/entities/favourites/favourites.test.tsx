import { renderHook, act } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import {
  startFavourites,
  stopFavourites,
  toggleEveryMs,
  toggleFavourite,
  useFavourites,
} from './favourites.ts'

const game = { nodeId: 1001, vassalage: 'TREVO', gameType: 'RNG' }
const other = { nodeId: 1002, vassalage: 'TREVO', gameType: 'RNG' }
let now = 10_000

type Sent = { readonly nodeId: number; readonly add: boolean; readonly shown: readonly string[] }

/** The hearts of a page, and the requests sent in each state. */
const watch = (known: readonly string[], refuse = false) => {
  const { result } = renderHook(() => useFavourites((nodeIds) => nodeIds))
  const sent: Sent[] = []
  act(() =>
    startFavourites(known, async ({ nodeId }, add) => {
      sent.push({ nodeId, add, shown: result.current })
      if (refuse) throw new Error('refused')
    }),
  )
  return { hearts: () => result.current, sent }
}
const press = (which: typeof game, afterMs = toggleEveryMs) =>
  act(async () => {
    now += afterMs
    await toggleFavourite(which, now).catch(() => undefined)
  })

afterEach(() => stopFavourites())

test('FAV-2, FAV-4: a game that is not a favourite is added, its node id appended as text', async () => {
  const { hearts, sent } = watch(['1002'])
  await press(game)
  expect(hearts()).toEqual(['1002', '1001'])
  expect(sent).toMatchObject([{ nodeId: 1001, add: true }])
})

test('FAV-2, FAV-5: a favourite is removed from the list before the server is called', async () => {
  const { hearts, sent } = watch(['1001', '1002'])
  const { result: page } = renderHook(() => useFavourites((nodeIds) => nodeIds))
  const seen: (readonly string[])[] = []
  startFavourites(['1001', '1002'], async ({ nodeId }, add) => {
    seen.push(page.current)
    sent.push({ nodeId, add, shown: hearts() })
  })
  await press(game)
  expect(hearts()).toEqual(['1002'])
  expect(sent).toMatchObject([{ nodeId: 1001, add: false }])
})

test('a heart is rendered again only when its own game changes', async () => {
  let drawn = 0
  const { result } = renderHook(() => {
    drawn += 1
    return useFavourites((nodeIds) => nodeIds.includes('1001'))
  })
  watch([])
  await press(other)
  expect(drawn).toBe(1)
  await press(game)
  expect(result.current).toBe(true)
  expect(drawn).toBe(2)
})

test('FAV-3: within a second of the last toggle, another does nothing', async () => {
  const { hearts, sent } = watch([])
  await press(game)
  await press(other, toggleEveryMs - 1)
  expect(sent).toHaveLength(1)
  expect(hearts()).toEqual(['1001'])
  await press(other, 1)
  expect(hearts()).toEqual(['1001', '1002'])
})

test('a refusal restores the heart', async () => {
  const { hearts } = watch(['1002'], true)
  await press(game)
  expect(hearts()).toEqual(['1002'])
})

test('after logout nothing is marked and nothing is sent', async () => {
  const { hearts, sent } = watch(['1001'])
  act(() => stopFavourites())
  const pressed = toggleFavourite(game, now)
  act(() => stopFavourites())
  await pressed
  expect(hearts()).toEqual([])
  expect(sent).toEqual([])
})

test.each([
  ['is sent once the list is there', ['1002'], ['1002', '1001'], 1],
  ['is nothing new where the game was marked before', ['1001'], ['1001'], 0],
])('a press before the list has loaded %s', async (_, known, shown, count) => {
  now += toggleEveryMs
  const pressed = toggleFavourite(game, now)
  const { hearts, sent } = watch(known)
  await act(() => pressed)
  expect(hearts()).toEqual(shown)
  expect(sent).toHaveLength(count)
})

test('the first press of the next member is not held back by the last one of another', async () => {
  watch([])
  await press(game)
  act(() => stopFavourites())
  const { hearts } = watch([])
  await press(other, 1)
  expect(hearts()).toEqual(['1002'])
})
