import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { hmacWith, sha256 } from '@trevo/fairness/sha256/sha256.ts'
import type { League, Team } from './demo-leagues.ts'

export type Fixture = {
  readonly season: number
  readonly round: number
  /** Counts the league's matches from the first season. */
  readonly number: number
  readonly home: Team
  readonly away: Team
  readonly startsAt: Date
}

/** The pairings of one round by the circle method: the first team stays, the others rotate. */
const pairRound = (size: number, round: number): readonly (readonly [number, number])[] => {
  const turned = Array.from({ length: size - 1 }, (_, at) => 1 + ((at + round) % (size - 1)))
  const ring = [0, ...turned]
  return Array.from({ length: size / 2 }, (_, at) => {
    const pair = [ring[at] ?? 0, ring[size - 1 - at] ?? 0] as const
    // Otherwise the fixed team would always be at home.
    return (at === 0 ? round : at) % 2 === 0 ? pair : ([pair[1], pair[0]] as const)
  })
}

type Pairings = readonly (readonly [number, number])[]

/** Everybody meets everybody twice, at home and away; a list of even length. */
const drawUpPairings = (size: number): Pairings => {
  const first = Array.from({ length: size - 1 }, (_, round) => pairRound(size, round)).flat()
  return [...first, ...first.map(([home, away]) => [away, home] as const)]
}

const drawnUp = new Map<number, Pairings>()

/** Identical for all leagues of the same size, so computed once. */
const listPairings = (size: number): Pairings => {
  const pairings = drawnUp.get(size) ?? drawUpPairings(size)
  drawnUp.set(size, pairings)
  return pairings
}

/** Matches of one season. */
export const matchesOfSeason = ({ teams }: Pick<League, 'teams'>): number =>
  teams.length * (teams.length - 1)

/** The first kick-off of every league. */
const epoch = Date.UTC(2026, 0, 1)

type Paced = Pick<League, 'teams' | 'everySec' | 'restSec'>

const perRoundOf = ({ teams }: Pick<League, 'teams'>): number => teams.length / 2

const roundMsOf = (league: Paced): number =>
  (perRoundOf(league) * league.everySec + league.restSec) * 1_000

const startOf = (league: Paced, number: number): Date => {
  const perRound = perRoundOf(league)
  const inRound = (number % perRound) * league.everySec * 1_000
  return new Date(epoch + Math.floor(number / perRound) * roundMsOf(league) + inRound)
}

/** The number of the first match of a season; seasons count from 1. */
export const firstOfSeason = (league: Pick<League, 'teams'>, season: number): number =>
  (season - 1) * matchesOfSeason(league)

/** The n-th match of a league, whichever season it falls in. */
export const fixtureAt = (league: League, number: number): Fixture => {
  const size = league.teams.length
  const perSeason = matchesOfSeason(league)
  const index = number % perSeason
  const [home, away] = listPairings(size)[index] ?? [0, 1]
  return {
    season: Math.floor(number / perSeason) + 1,
    round: Math.floor(index / (size / 2)) + 1,
    number,
    home: teamAt(league, home),
    away: teamAt(league, away),
    startsAt: startOf(league, number),
  }
}

const teamAt = ({ teams, code }: League, index: number): Team => {
  const found = teams[index]
  if (!found) throw new RangeError(`league ${code} has no team ${index}`)
  return found
}

/** The number of the first match that begins at or after an instant. */
export const firstFrom = (league: Paced, at: Date): number => {
  const [elapsed, roundMs] = [Math.max(0, at.getTime() - epoch), roundMsOf(league)]
  const rounds = Math.floor(elapsed / roundMs)
  const started = Math.ceil((elapsed - rounds * roundMs) / (league.everySec * 1_000))
  // In the pause after a round, the first match of the next one is returned.
  return rounds * perRoundOf(league) + Math.min(started, perRoundOf(league))
}

/** The seed of one match, from the seed of its league (64 hex digits): the same seed, the same season. */
export const matchSeed = (leagueSeed: string, number: number): string =>
  bytesToHex(hmacWith(hexToBytes(leagueSeed))(`match:${number}`))

/** What is published about a seed before the match. */
export const commitmentOf = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)))
