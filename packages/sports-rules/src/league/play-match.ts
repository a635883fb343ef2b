import { chanceOf, type Chance } from '@trevo/fairness/chance.ts'
import {
  footballTicks,
  halfTicks,
  isMapOver,
  isOver,
  mapsOf,
  plusOne,
  mapsToWin,
  type Mark,
  type Pair,
  type Side,
} from '../match.ts'
import { million, type Rates } from './strength.ts'

/** A match's own seed decides all of it; this is the name of its byte sequence. */
const clientSeed = 'match'

const playFootball = (goals: NonNullable<Rates['goals']>, chance: Chance): readonly Mark[] => {
  const marks: Mark[] = []
  for (let tick = 1; tick <= footballTicks; tick += 1) {
    const rates = goals[tick <= halfTicks ? 0 : 1]
    for (const side of [0, 1] as const) {
      if (chance.nextInt(million) < rates[side]) marks.push({ tick, side })
    }
  }
  return marks
}

const playMaps = (rounds: readonly number[], chance: Chance): readonly Mark[] => {
  const marks: Mark[] = []
  let won: Pair = [0, 0]
  for (let map = 0; won[0] < mapsToWin && won[1] < mapsToWin; map += 1) {
    let score: Pair = [0, 0]
    while (!isMapOver(score)) {
      const side: Side = chance.nextInt(million) < (rounds[map] ?? 0) ? 0 : 1
      score = plusOne(score, side)
      marks.push({ tick: marks.length + 1, side })
    }
    won = plusOne(won, score[0] > score[1] ? 0 : 1)
  }
  return marks
}

/** The whole match that a seed (64 hex digits) decides: the same seed plays the same match. */
export const playMatch = (rates: Rates, seed: string): readonly Mark[] => {
  const chance = chanceOf({ serverSeed: seed, clientSeed, nonce: 0 })
  return rates.sport === 'football'
    ? playFootball(
        rates.goals ?? [
          [0, 0],
          [0, 0],
        ],
        chance,
      )
    : playMaps(rates.rounds ?? [], chance)
}

/** Steps that the match takes in total. */
export const ticksOf = (rates: Rates, marks: readonly Mark[]): number =>
  rates.sport === 'football' ? footballTicks : marks.length

/** The part of a match that is visible at a step. */
export const cutAt = (marks: readonly Mark[], tick: number): readonly Mark[] =>
  marks.filter((mark) => mark.tick <= tick)

/** The current map, from 0, and its rounds; the next one after a map has ended. */
export const mapUnderWay = (
  marks: readonly Mark[],
): { readonly map: number; readonly score: Pair } => {
  const maps = mapsOf(marks)
  const last = maps.at(-1)
  if (!last || isMapOver(last)) return { map: maps.length, score: [0, 0] }
  return { map: maps.length - 1, score: last }
}

export { isOver }
