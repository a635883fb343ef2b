import { chanceOf } from '@trevo/fairness/chance.ts'
import { expect, test } from 'vitest'
import { findPlay } from './all-plays.ts'
import { countStakes } from './count-stakes.ts'
import { getGroup } from './groups/all-groups.ts'
import type { Play } from './play.ts'
import { costOfLine } from './prizes/betting-mode.ts'
import { oddsOf, payoutOf, prizeAtOdds, prizeOf, rebateOf } from './prizes/prize-of.ts'
import { wiseWinPrize } from './prizes/wise-win.ts'
import { readContent } from './read-content.ts'
import { winsOf } from './wins-of.ts'
import { digitOfSelection, writeContent } from './write-content.ts'

const playOf = (id: number): Play => {
  const play = findPlay(id)
  if (!play) throw new Error(`no play ${id}`)
  return play
}
const ssc = getGroup('SSC')

test.each([
  { id: 40, content: '012_5_89', stakes: 6, drawn: '0,5,9,1,1', wins: { win: 1 } },
  { id: 40, content: '012_5_89', stakes: 6, drawn: '3,5,9,1,1', wins: {} },
  { id: 91, content: '1_2_3,3_2_1', stakes: 2, drawn: '9,9,3,2,1', wins: { win: 1 } },
  {
    id: 26,
    content: '12_34_567',
    stakes: 12 + 6 + 3,
    drawn: '0,0,9,4,7',
    wins: { last2: 1, last1: 1 },
  },
  { id: 28, content: '13', stakes: 75, drawn: '0,0,9,4,0', wins: { win: 1 } },
  { id: 23, content: '017', stakes: 6, drawn: '0,0,7,1,7', wins: { win: 1 } },
  { id: 24, content: '0179', stakes: 4, drawn: '0,0,7,1,9', wins: { win: 1 } },
  { id: 25, content: '1_1_2,0_1_2', stakes: 2, drawn: '0,0,1,2,1', wins: { com3: 1 } },
  { id: 2077, content: '7', stakes: 54, drawn: '0,0,7,1,7', wins: { com3: 1 } },
  { id: 2082, content: '9', stakes: 54, drawn: '0,0,0,1,9', wins: { win: 1 } },
  { id: 14, content: '0259', digit: 4, stakes: 4, drawn: '9,0,0,0,0', wins: { win: 1 } },
])('play $id with $content has $stakes stakes', ({ id, content, digit, stakes, drawn, wins }) => {
  const play = playOf(id)
  const reading = readContent(play, content, digit)
  if (!reading.ok) throw new Error(JSON.stringify(reading.refusal))
  const { selection } = reading
  expect(countStakes(play, selection)).toBe(stakes)
  expect(writeContent(play, selection)).toBe(content)
  if (digit !== undefined) expect(digitOfSelection(play, selection)).toBe(digit)
  const numbers = ssc.parse(drawn) ?? []
  const won = winsOf(play, selection, { numbers, drawnOn: '2026-11-23' })
  expect(Object.fromEntries(won.map((win) => [win.tier, win.stakes]))).toEqual(wins)
})

test('an outcome is drawn from the stream of the seeds and written as published', () => {
  const chance = chanceOf({ serverSeed: 'ab'.repeat(32), clientSeed: 'draw', nonce: 0 })
  const numbers = ssc.draw(chance)
  expect(numbers).toHaveLength(5)
  expect(ssc.parse(ssc.format(numbers))).toEqual(numbers)
  expect(ssc.parse('1,2,3,4')).toBeUndefined()
  expect(ssc.parse('1,2,3,4,10')).toBeUndefined()
})

test('the prize is series / 1000 × fair multiplier × unit × multiple, rounded down for each stake', () => {
  const [exact] = playOf(40).tiers
  const [com3] = playOf(42).tiers
  if (!exact || !com3) throw new Error('no tier')
  expect(prizeOf(2000, exact, { bettingModeId: 1, multiple: 1 }, ssc)).toBe(20_000_000n)
  expect(prizeOf(1956, exact, { bettingModeId: 3, multiple: 7 }, ssc)).toBe(1_369_200n)
  // 1,000 / 3 at 1,700: 566.6666… reais.
  expect(prizeOf(1700, com3, { bettingModeId: 1, multiple: 1 }, ssc)).toBe(5_666_666n)
  expect(costOfLine(12, { bettingModeId: 2, multiple: 5 })).toBe(120_000n)
})

test('the rebate of series 1700 with at most 1956 is 12.8 % of the stake', () =>
  expect(rebateOf(1_000_000n, 1956, 1700)).toBe(128_000n))

test('odds are the fair multiplier times the return, and a line is paid by its winning stakes', () => {
  const [exact] = playOf(14).tiers
  if (!exact) throw new Error('no tier')
  expect(oddsOf(exact, 9_800)).toBe(98_000n)
  expect(prizeAtOdds(20_000n, 98_000n)).toBe(196_000n)
  expect(payoutOf([{ tier: 'win', stakes: 3 }], () => 5n)).toBe(15n)
})

test('ZY pays three quarters where the ten-thousands digit is 6 and nine tenths where it is 9', () => {
  expect(wiseWinPrize(1_001n, [6, 0, 0, 0, 0])).toBe(750n)
  expect(wiseWinPrize(1_001n, [9, 0, 0, 0, 0])).toBe(900n)
  expect(wiseWinPrize(1_001n, [0, 6, 9, 6, 9])).toBe(1_001n)
})
