import { expect } from 'vitest'
import { findPlay } from '../all-plays.ts'
import { countStakes } from '../count-stakes.ts'
import type { Play } from '../play.ts'
import table from '../proofs/win-table.json' with { type: 'json' }
import type { WinRow } from '../proofs/win-table.ts'
import { readContent } from '../read-content.ts'
import { winsOf } from '../wins-of.ts'
import { splitForShortRun } from './short-run.ts'
import { outcomesAt } from './spaces.ts'
import { sumWins } from './sum-wins.ts'

/** What contents of every play win, according to the independent code. */
export const winRows = table as readonly WinRow[]

/** Those that `npm test` checks, and those that `npm run test:all` adds. */
export const splitWinRows = () => splitForShortRun(winRows, ({ outcomes }) => outcomes)

const getPlay = (playId: number): Play => {
  const play = findPlay(playId)
  if (!play) throw new RangeError(`no play ${playId}`)
  return play
}

/** Expects that over all outcomes the prizes at the fair multipliers add up to the stakes exactly. */
export const checkFairRow = (row: WinRow): void => {
  const play = getPlay(row.playId)
  const common = play.tiers.reduce((product, { fair }) => product * fair.denominator, 1n)
  const paid = play.tiers.reduce(
    (sum, { code, fair }) =>
      sum + (BigInt(row.totals[code] ?? 0) * fair.numerator * common) / fair.denominator,
    0n,
  )
  expect(paid).toBe(BigInt(row.stakes) * BigInt(row.outcomes) * common)
}

/** Expects that a content wins over all outcomes what its row says. */
export const checkWinRow = (row: WinRow): void => {
  const play = getPlay(row.playId)
  const reading = readContent(play, row.content, row.digit)
  if (!reading.ok) throw new Error(`refused: ${JSON.stringify(reading.refusal)}`)
  const { selection } = reading
  expect(countStakes(play, selection)).toBe(row.stakes)

  const reads = play.reads ?? selection.places
  const found = sumWins(outcomesAt(play.group, reads), (result) => winsOf(play, selection, result))
  expect(found.totals).toEqual(row.totals)
  expect(found.wins).toEqual(row.wins)
  expect(found.loses).toEqual(row.loses)
}
