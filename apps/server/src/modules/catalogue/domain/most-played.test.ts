import { expect, test } from 'vitest'
import { mostPlayed } from './most-played.ts'

const games = Array.from({ length: 21 }, (_, at) => at + 1)

test('the tenth of the offer that was staked on most is hot, rounded up', () => {
  const stakes = new Map(games.map((nodeId) => [nodeId, nodeId * 10]))
  expect(mostPlayed(games, stakes)).toEqual([21, 20, 19])
  expect(mostPlayed(games.slice(0, 20), stakes)).toEqual([20, 19])
  expect(mostPlayed([5], new Map([[5, 100]]))).toEqual([5])
})

test('equal play goes to the game that is longer in the catalogue', () => {
  expect(mostPlayed(games.slice(0, 10), new Map(games.map((nodeId) => [nodeId, 10])))).toEqual([1])
})

test('below a hundred stakes nothing is measured', () => {
  expect(mostPlayed(games, new Map([[3, 99]]))).toEqual([])
  expect(
    mostPlayed(
      games,
      new Map([
        [3, 60],
        [4, 40],
      ]),
    ),
  ).toEqual([3, 4])
})

test('a game that nobody staked on, or that is no longer on offer, is not hot', () => {
  expect(mostPlayed(games, new Map([[3, 100]]))).toEqual([3])
  expect(
    mostPlayed(
      games,
      new Map([
        [3, 100],
        [99, 5000],
      ]),
    ),
  ).toEqual([3])
  expect(mostPlayed(games, new Map([[99, 5000]]))).toEqual([])
})
