import { sha256Hex } from '@trevo/fairness/sha256/sha256.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allPlays } from '../all-plays.ts'
import { countStakes } from '../count-stakes.ts'
import { getGroup } from '../groups/all-groups.ts'
import { countWays, waysAt } from '../outcomes.ts'
import { priceOfStake } from '../prizes/betting-mode.ts'
import { payoutOf, prizeOf } from '../prizes/prize-of.ts'
import { decodeSlip } from '../slip/decode-slip.ts'
import type { SlipLine } from '../slip/slip-line.ts'
import { finish } from '../steps.ts'
import { randomSelection, seededChance } from '../testing/random-selection.ts'
import { winsOf } from '../wins-of.ts'
import { coveredPartMax } from './covered-part.ts'
import { createRiskOutcomes, uncountedOfLines, type StakedLine } from './uncounted-part.ts'

const outcomes = createRiskOutcomes({
  group: 'SSC',
  drawnOn: '2030-05-14',
  seed: sha256Hex('a draw'),
})

const staked = (line: SlipLine, ticketId: number): StakedLine => ({
  ticketId: BigInt(ticketId),
  line,
  stakeMinor: priceOfStake(line) * BigInt(line.stakes),
  rebateMinor: 0n,
  payoutAt: (result) =>
    payoutOf(winsOf(line.play, line.selection, result), (code) => {
      const tier = line.play.tiers.find((one) => one.code === code)
      if (!tier) throw new Error(`no tier ${code}`)
      return prizeOf(line.series, tier, line, getGroup('SSC'))
    }),
})

/** For slips of one member on a draw, each a ticket: the counted part of all stakes, in percent. */
const countedOf = (...slips: readonly string[]): number => {
  const lines = slips.flatMap((slip, index) => {
    const reading = decodeSlip(slip, 'SSC')
    if (!reading.ok) throw new Error(`${slip}: ${reading.refusal.code}`)
    return reading.lines.map((line) => staked(line, index))
  })
  const all = lines.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n)
  const uncounted = [...finish(uncountedOfLines(lines, outcomes)).values()]
  return 100 - Number((10_000n * uncounted.reduce((sum, one) => sum + one, 0n)) / all) / 100
}

/** Digits of one place; multiple 1 at series 1,956, which returns 97.8 %. */
const place = (digits: string, digit: number, multiple = 1) =>
  `${digits}~1~14~1~1956~${multiple}~${digit}`
const lastThree = (digits: string) => `${digits}~1~21~1~1956~1`

describe('selections of one member on a draw that cover one another', () => {
  test.each<[what: string, slips: readonly string[], percent: number]>([
    ['one digit of a place', [place('7', 4)], 100],
    ['half of a place', [place('01234', 4)], 100],
    ['all digits of a place in one line', [place('0123456789', 4)], 2.2],
    ['the same in two orders', [place('01234', 4), place('56789', 4)], 2.2],
    ['nine of ten digits, of which one in ten loses', [place('012345678', 4)], 0],
    ['eight of ten digits', [place('01234567', 4)], 100],
    ['halves of two places', [place('01234', 4), place('56789', 3)], 100],
    ['twice as much on one half', [place('01234', 4, 2), place('56789', 4)], 34.8],
    ['one number of three digits', [lastThree('1_2_3')], 100],
    ['all numbers of three digits', [lastThree('0123456789_0123456789_0123456789')], 2.2],
    ['halves of two digits', [lastThree('01234_0123456789_01234')], 100],
    [
      'half of a place against all numbers with the other half',
      [place('01234', 0, 100), lastThree('0123456789_0123456789_56789')],
      2.2,
    ],
  ])('%s: %s', (_, slips, percent) => {
    expect(countedOf(...slips)).toBeCloseTo(percent, 1)
  })

  test('if too many outcomes differ, random ones are evaluated', () => {
    // Five places with a stake on every digit, and half of the numbers of five digits.
    const all = '0123456789'
    const five = (first: string) => `${first}_${all}_${all}_${all}_${all}~1~31~1~1956~1`
    expect(countedOf(five(all))).toBeCloseTo(2.2, 1)
    expect(countedOf(five('01234'))).toBe(100)
  })

  test('adding a bet never lowers the total that counts', () => {
    expect(countedOf(place('0123456789', 4), place('7', 3))).toBeGreaterThan(2.2)
  })
})

test('no line wins more often than in the computed maximum share', () => {
  const plays = allPlays.filter(({ group, reads }) => {
    const { pool } = getGroup(group)
    return pool !== undefined && reads !== undefined && countWays(pool, reads.length) <= 1_000
  })
  fc.assert(
    fc.property(fc.constantFrom(...plays), fc.nat(), (play, at) => {
      const { pool, length } = getGroup(play.group)
      if (!pool || !play.reads) return
      const selection = randomSelection(play, seededChance(at), 4)
      const unknown = Array.from({ length }, () => Number.NaN)
      let [won, count] = [0, 0]
      for (const numbers of waysAt(pool, play.reads, unknown)) {
        count += 1
        won += winsOf(play, selection, { numbers, drawnOn: '2030-05-14' }).length > 0 ? 1 : 0
      }
      const most = coveredPartMax({ play, stakes: countStakes(play, selection) })
      expect(won / count).toBeLessThanOrEqual(most + 1e-9)
    }),
    { numRuns: 300 },
  )
})
