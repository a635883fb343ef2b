import { sha256Hex } from '@trevo/fairness/sha256/sha256.ts'
import { fastChance } from '@trevo/game-rules/slots/fast-chance.ts'
import type { Rates } from '../league/strength.ts'
import { outcomesOf, type Outcome } from '../markets/outcomes.ts'
import { shareOf } from './dead-heat.ts'
import { outrightKinds, placesOf, type OutrightKind } from './market.ts'
import { rankOf, type SeasonResult } from './table.ts'

/** A match of the season that is still to be played. */
export type RestMatch = { readonly home: string; readonly away: string; readonly rates: Rates }

/** The state of a season between two rounds. */
export type SeasonRest = {
  /** Its competitors; matches with anybody else do not count. */
  readonly codes: readonly string[]
  readonly results: readonly SeasonResult[]
  readonly coming: readonly RestMatch[]
}

/** The possible results of an upcoming match. */
export const endsOf = ({ rates }: RestMatch): readonly Outcome[] =>
  outcomesOf('full', rates, { sport: rates.sport, tick: 0, marks: [] })

/** Anything less likely than this changes no price. */
const chanceMin = 1e-9
const scale = 2 ** 30

type Draw = {
  readonly home: number
  readonly away: number
  /** Cumulative, in parts of `scale`, the likeliest result first. */
  readonly upTo: readonly number[]
  readonly homeRank: readonly number[]
  readonly awayRank: readonly number[]
}

const drawOf = (match: RestMatch, codes: readonly string[]): Draw => {
  const ends = endsOf(match)
    .filter(({ chance }) => chance > chanceMin)
    .toSorted((one, other) => other.chance - one.chance)
  let sum = 0
  return {
    home: codes.indexOf(match.home),
    away: codes.indexOf(match.away),
    upTo: ends.map(({ chance }) => (sum += chance * scale)),
    homeRank: ends.map(({ pair }) => rankOf(pair)),
    awayRank: ends.map(({ pair: [home, away] }) => rankOf([away, home])),
  }
}

const ranksOf = ({ codes, results }: SeasonRest): readonly number[] => {
  const ranks = codes.map(() => 0)
  for (const { home, away, score } of results) {
    const [one, other] = [codes.indexOf(home), codes.indexOf(away)]
    if (one < 0 || other < 0) continue
    ranks[one] = (ranks[one] ?? 0) + rankOf(score)
    ranks[other] = (ranks[other] ?? 0) + rankOf([score[1], score[0]])
  }
  return ranks
}

const seedOf = (text: string): number => Number.parseInt(sha256Hex(text).slice(0, 8), 16)

/** How often a competitor was within the places of a market, dead heats counted by their share. */
export type Counts = Readonly<Record<OutrightKind, readonly number[]>>

/** Adds a run's results to the counts. */
const countRun = (ranks: readonly number[], counts: Record<OutrightKind, number[]>): void => {
  for (const [at, rank] of ranks.entries()) {
    let [place, tied] = [1, 0]
    for (const other of ranks) {
      if (other > rank) place += 1
      else if (other === rank) tied += 1
    }
    for (const kind of outrightKinds) {
      if (place > placesOf[kind]) continue
      const { won, of } = shareOf({ place, tied }, placesOf[kind])
      counts[kind][at] = (counts[kind][at] ?? 0) + won / of
    }
  }
}

/**
 * Plays the rest of a season many times, with the rates of its matches. The same season and
 * the same seed give the same counts, however the runs are divided.
 */
export const createSeasonRuns = (rest: SeasonRest, seed: string) => {
  const { codes } = rest
  const chance = fastChance(seedOf(seed))
  const draws = rest.coming
    .map((match) => drawOf(match, codes))
    .filter(({ home, away }) => home >= 0 && away >= 0)
  const before = ranksOf(rest)
  const counts = { champion: codes.map(() => 0), toptwo: codes.map(() => 0) }
  let runs = 0
  const playOnce = (): void => {
    const ranks = [...before]
    for (const { home, away, upTo, homeRank, awayRank } of draws) {
      const drawn = chance.nextInt(scale)
      let at = 0
      while (at < upTo.length - 1 && drawn >= (upTo[at] ?? 0)) at += 1
      ranks[home] = (ranks[home] ?? 0) + (homeRank[at] ?? 0)
      ranks[away] = (ranks[away] ?? 0) + (awayRank[at] ?? 0)
    }
    countRun(ranks, counts)
  }
  return {
    run: (times: number): void => {
      for (let n = 0; n < times; n += 1) playOnce()
      runs += times
    },
    counted: (): { readonly runs: number; readonly counts: Counts } => ({ runs, counts }),
  }
}
export type SeasonRuns = ReturnType<typeof createSeasonRuns>
