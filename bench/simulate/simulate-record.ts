import { fastChance } from '@trevo/game-rules/slots/fast-chance.ts'
import {
  addSums,
  noRounds,
  sumRounds,
  type SampleSums,
} from '@trevo/game-rules/engine/sample-sums.ts'
import { simulatedWager } from './judge.ts'
import type { SimulationRecord } from './records.ts'
import type { TitleToSimulate } from './title-to-simulate.ts'

/** After this many rounds a run may stop and another continue. */
const batchRounds = 100_000
/** Folder of the stored records. */
const recordSeed = 20_261_123
const seedsOfWager = 1_000_000

export type Extent = {
  /** Share of each wager's goal to be played. */
  readonly share: number
  /** No batch starts after it, in milliseconds since the epoch. */
  readonly until: number
  /** Day stored in the record, `YYYY-MM-DD`. */
  readonly today: string
}

/** Whether a record was made with the current rules. */
export const isCurrent = (record: SimulationRecord, title: TitleToSimulate): boolean =>
  record.mathsVersion === title.mathsVersion &&
  record.fingerprint === title.fingerprint &&
  record.batchRounds === batchRounds &&
  record.seed === recordSeed

/** Rounds of one batch of a wager: the same random numbers, and so the same sums, whenever it is played. */
export const playBatch = (
  title: TitleToSimulate,
  { wagerIndex, batch }: { readonly wagerIndex: number; readonly batch: number },
  roundCount = batchRounds,
): SampleSums => {
  const wager = title.wagers[wagerIndex]
  if (!wager) throw new RangeError(`${title.gameCode} has no wager ${wagerIndex}`)
  const chance = fastChance(recordSeed + seedsOfWager * wagerIndex + batch)
  return sumRounds(wager.roundsBy(chance), roundCount)
}

const firstRounds = 1_000

/** The payouts of the first rounds of a wager, from its record. */
export const firstRoundsPayout = (title: TitleToSimulate, wagerIndex: number): number =>
  Number(playBatch(title, { wagerIndex, batch: 0 }, firstRounds).payout.toFixed(6))

/**
 * Continues the record of a title, or starts it, until every wager has reached its share of the goal
 * or the time is up; always the wager that is furthest behind.
 */
export const simulateRecord = (
  title: TitleToSimulate,
  known: SimulationRecord | undefined,
  { share, until, today }: Extent,
): SimulationRecord => {
  const sums = title.wagers.map(({ id }) => {
    const kept = known && isCurrent(known, title) ? known : undefined
    return kept?.wagers.find((one) => one.id === id)?.sums ?? noRounds
  })
  let measuredOn = known?.measuredOn ?? today
  const doneOf = (index: number): number =>
    (sums[index]?.rounds ?? 0) / (title.wagers[index]?.roundCountGoal ?? 1)
  for (;;) {
    let next = 0
    for (const index of sums.keys()) if (doneOf(index) < doneOf(next)) next = index
    const isBegun = sums.every(({ rounds }) => rounds > 0)
    // Every wager has at least one batch, because a record without figures would be meaningless.
    if (isBegun && (doneOf(next) >= share || Date.now() >= until)) break
    const before = sums[next] ?? noRounds
    const batch = before.rounds / batchRounds
    sums[next] = addSums(before, playBatch(title, { wagerIndex: next, batch }))
    measuredOn = today
  }
  const { gameCode, family, mathsVersion, fingerprint } = title
  return {
    gameCode,
    family,
    mathsVersion,
    fingerprint,
    measuredOn,
    generator: 'xoshiro128** 1.1',
    seed: recordSeed,
    batchRounds,
    roundCount: sums.reduce((total, { rounds }) => total + rounds, 0),
    wagers: title.wagers.map(({ id, declared }, index) => ({
      ...simulatedWager(id, declared, sums[index] ?? noRounds),
      firstRoundsPayout: firstRoundsPayout(title, index),
    })),
  }
}
