import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { openedVnDrawsQuery, recentDrawsQuery } from './queries.ts'
import { takeDraw } from './use-live-draws.ts'

const known = (gameId: number) => ({
  gameId,
  gameCode: `G${gameId}`,
  numero: '20260310-001',
  winNo: '1,2,3',
  openTime: 1,
})
const drawn = { gameId: 2, gameCode: 'G2', numero: '20260310-002', winningNumber: '4,5,6' }
const numbersOf = (list: readonly { gameId: number; winNo: string }[] | undefined) =>
  list?.map(({ gameId, winNo }) => [gameId, winNo])

test('a number just drawn takes the place of the one before, wherever the latest are shown', () => {
  const queries = new QueryClient()
  const [recent, opened] = [recentDrawsQuery().queryKey, openedVnDrawsQuery().queryKey]
  for (const key of [recent, opened]) queries.setQueryData(key, [known(1), known(2), known(3)])
  takeDraw(queries, drawn)
  // The newest comes first; the lotteries of Vietnam keep their places.
  expect(numbersOf(queries.getQueryData(recent))).toEqual([
    [2, '4,5,6'],
    [1, '1,2,3'],
    [3, '1,2,3'],
  ])
  expect(numbersOf(queries.getQueryData(opened))).toEqual([
    [1, '1,2,3'],
    [2, '4,5,6'],
    [3, '1,2,3'],
  ])
})

test('a list that was never loaded is not begun by one number', () => {
  const queries = new QueryClient()
  takeDraw(queries, drawn)
  expect(queries.getQueryData(recentDrawsQuery().queryKey)).toBeUndefined()
})
