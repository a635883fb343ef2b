import { expect, test } from 'vitest'
import { baccaratOf, bullOf, handOf } from './hands.ts'

const [banker, player, tie, bankerPair, playerPair] = [0, 1, 2, 3, 4]

// The first two digits are the banker's, the last two the player's; only the last digit of a sum counts.
test.each([
  ['9 of the banker beats 8 of the player', [4, 5, 6, 2], banker],
  ['9 of the player beats 8 of the banker', [6, 2, 4, 5], player],
  ['a sum of ten counts nothing', [5, 5, 0, 1], player],
  ['a sum of nineteen counts nine', [9, 9, 4, 3], banker],
])('%s', (_, digits, winner) => {
  expect(baccaratOf(winner, digits)).toBe(true)
  expect(baccaratOf(winner === banker ? player : banker, digits)).toBe(false)
  expect(baccaratOf(tie, digits)).toBe(false)
})

test('at equal points a tie wins, and bets on banker and player are returned', () => {
  const digits = [4, 5, 0, 9]
  expect([banker, player, tie].map((ball) => baccaratOf(ball, digits))).toEqual([
    'refund',
    'refund',
    true,
  ])
})

test('a pair is two equal digits of a side, also of the one that loses', () => {
  const pairs = (digits: number[]) =>
    [bankerPair, playerPair].map((ball) => baccaratOf(ball, digits))
  expect(pairs([3, 3, 1, 2])).toEqual([true, false])
  expect(pairs([1, 2, 3, 3])).toEqual([false, true])
  expect(pairs([1, 2, 3, 4])).toEqual([false, false])
})

test('the bull is the last digit of the sum once three digits make a multiple of ten', () => {
  expect(bullOf([1, 2, 7, 4, 3])).toBe(7)
  expect(bullOf([0, 0, 0, 5, 5])).toBe(10)
  expect(bullOf([1, 1, 1, 1, 1])).toBe(0)
})

test.each([
  [[7, 7, 7, 7, 7], 1],
  [[7, 7, 7, 7, 1], 2],
  [[7, 7, 7, 1, 1], 3],
  [[4, 2, 3, 1, 0], 4],
  [[9, 8, 7, 6, 5], 4],
  [[7, 7, 7, 1, 2], 5],
  [[7, 7, 1, 1, 2], 6],
  [[7, 7, 1, 2, 3], 7],
  [[1, 3, 5, 7, 9], 8],
  [[0, 1, 2, 3, 5], 8],
])('the hand of %j is number %i', (digits, hand) => expect(handOf(digits)).toBe(hand))
