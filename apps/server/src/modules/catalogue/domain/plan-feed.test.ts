import { expect, test } from 'vitest'
import { FeedNotBelieved, gamesToRetire, type FeedCodes } from './plan-feed.ts'

const known = (count: number, isRetired = false) =>
  Array.from({ length: count }, (_, index) => ({ gameCode: `g${index}`, isRetired }))
const codes = (count: number, more: Partial<FeedCodes> = {}): FeedCodes => ({
  games: known(count),
  unreadableCodes: new Set(),
  hasUnnamed: false,
  ...more,
})

test.each([
  { name: 'nothing is missing', offered: 40, inFeed: 40, retired: 0 },
  { name: 'half of many', offered: 40, inFeed: 20, retired: 20 },
  { name: 'all of a few', offered: 19, inFeed: 0, retired: 19 },
])('$name: $retired are retired', ({ offered, inFeed, retired }) => {
  expect(gamesToRetire(known(offered), codes(inFeed))).toHaveLength(retired)
})

test('a feed that lacks more than half of many games is rejected', () => {
  expect(() => gamesToRetire(known(40), codes(19))).toThrow(FeedNotBelieved)
})

test('a retired game is not retired again', () => {
  expect(gamesToRetire(known(40, true), codes(0))).toEqual([])
})

test('2.3: unreadable games of the feed are not retired; if the code is unreadable, none is', () => {
  const [unreadable, gone] = ['g3', 'g4']
  expect(gamesToRetire(known(5), codes(3, { unreadableCodes: new Set([unreadable]) }))).toEqual([
    gone,
  ])
  expect(gamesToRetire(known(5), codes(3, { hasUnnamed: true }))).toEqual([])
})
