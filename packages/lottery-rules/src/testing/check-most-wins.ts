import { expect } from 'vitest'
import { allPlays } from '../all-plays.ts'
import { differentWins } from '../forms/define-form.ts'
import { mostPayout, mostWins } from '../most-wins.ts'
import type { Play, Win } from '../play.ts'
import { winsOf } from '../wins-of.ts'
import { randomSelection, seededChance } from './random-selection.ts'
import { splitForShortRun } from './short-run.ts'
import { countOutcomesAt, isListed, outcomesAt } from './spaces.ts'
import { drawnOn } from './sum-wins.ts'

const outcomesMax = 100_000

/** Example payouts per stake of each tier, each higher than the previous one in rising or falling order. */
export const pricesOf = (play: Play, isRising: boolean) => {
  const codes = play.tiers.map(({ code }) => code)
  const ordered = isRising ? codes : codes.toReversed()
  return (tier: string) => BigInt((ordered.indexOf(tier) + 1) ** 3)
}

const outcomesOf = (play: Play): number =>
  countOutcomesAt(play.group, play.reads ?? play.places?.from.slice(0, play.places.size + 1) ?? [])

/** Whether the places of a play can be listed one by one for each selection of a test. */
export const isShort = (play: Play): boolean =>
  isListed(play.group, play.reads) && outcomesOf(play) <= outcomesMax

/** The plays that `npm test` checks outcome by outcome, and those that `npm run test:all` adds. */
export const splitListedPlays = () => splitForShortRun(allPlays.filter(isShort), outcomesOf)

/** What each winning outcome wins. */
const winsAmong = function* (
  play: Play,
  selection: Parameters<typeof winsOf>[1],
  outcomes: Iterable<readonly number[]>,
): Generator<readonly Win[]> {
  for (const numbers of outcomes) {
    const wins = winsOf(play, selection, { numbers, drawnOn })
    if (wins.length > 0) yield wins
  }
}

/** Expects that the most a selection can win is the maximum over all outcomes. */
export const checkMostWins = (play: Play): void => {
  const chance = seededChance(play.playId + 31)
  for (const sizeMax of [1, 4]) {
    const selection = randomSelection(play, chance, sizeMax)
    const reads = play.reads ?? selection.places
    const most = mostWins(play, selection, drawnOn)
    if (!most || countOutcomesAt(play.group, reads) > outcomesMax) continue
    const found = differentWins(winsAmong(play, selection, outcomesAt(play.group, reads)))
    for (const isRising of [true, false]) {
      const priceOf = pricesOf(play, isRising)
      expect(mostPayout(most, priceOf)).toEqual(mostPayout(found, priceOf))
    }
  }
}
