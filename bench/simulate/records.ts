import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SampleSums } from '@trevo/game-rules/engine/sample-sums.ts'

/** What a title publishes about a wager (`figures.json`). */
export type DeclaredFigures = {
  /** `exact`: every outcome counted. `simulation`: from a sample, with its own interval. */
  readonly method: 'exact' | 'simulation'
  readonly rtpBp: number
  /** Standard error of the declared return in basis points; 0 if it is exact. */
  readonly rtpErrorBp: number
  readonly hitRate: number
  readonly stdDev: number
}

/** The simulation of one wager of a title. */
export type SimulatedWager = {
  readonly id: string
  readonly roundCount: number
  readonly declared: DeclaredFigures
  readonly measured: {
    readonly rtpBp: number
    /** Bounds of the 99 % confidence interval. */
    readonly rtpBpFrom: number
    readonly rtpBpTo: number
    readonly hitRate: number
    readonly stdDev: number
    readonly maxWinStakes: number
  }
  /** The distance of the measured return from the declared one, in standard errors. */
  readonly errorCount: number
  /** The payouts of the first thousand rounds, in multiples of the first stake: replaying them gives the same. */
  readonly firstRoundsPayout: number
  /** The inputs of the figures, so that a later run can continue from here. */
  readonly sums: SampleSums
}

/** The long simulation of a title, as stored in `docs/fairness/simulations`. */
export type SimulationRecord = {
  readonly gameCode: string
  readonly family: string
  /** Version and fingerprint of the rules and data that were played. */
  readonly mathsVersion: number
  readonly fingerprint: string
  /** Day of the last round, `YYYY-MM-DD`. */
  readonly measuredOn: string
  readonly generator: 'xoshiro128** 1.1'
  /** Batch b (from 0) of wager w (from 0) starts the generator with seed + 1,000,000 × w + b. */
  readonly seed: number
  readonly batchRounds: number
  readonly roundCount: number
  readonly wagers: readonly SimulatedWager[]
}

/** Where the records are stored. */
export const recordsFolder = join(import.meta.dirname, '../../docs/fairness/simulations')

/** The record of a title; undefined if it was never simulated. */
export const readRecord = (folder: string, gameCode: string): SimulationRecord | undefined => {
  const file = join(folder, `${gameCode}.json`)
  // Our own program writes the file, and a test checks it.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SimulationRecord) : undefined
}

/** Writes the record of a title, replacing an older one. */
export const writeRecord = (folder: string, record: SimulationRecord): void => {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${record.gameCode}.json`)
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`)
}

/** Game codes of all records. */
export const listRecords = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .map((name) => name.slice(0, -'.json'.length))
        .toSorted()
    : []
