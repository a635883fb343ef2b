import type { ReturnHundredths } from '../bets/bets.ts'
import { outcomeOf } from './contest.ts'
import { roundWeights } from './rounds.ts'
import type { ArenaModel, ArenaPlace, Bout, ContestOutcome, RoundResult } from './types.ts'

/** The chance of a place as a fraction of equally likely contests. */
export type PlaceChance = { readonly wins: bigint; readonly of: bigint }

/** Every place of a contest. */
export const placesOf = ({ roundCount }: Pick<ArenaModel, 'roundCount'>): readonly ArenaPlace[] => [
  'red',
  'draw',
  'blue',
  'push-out',
  'points',
  ...Array.from({ length: roundCount }, (_, at): ArenaPlace => `round-${at + 1}`),
  `over-${roundCount - 1}`,
  `under-${roundCount - 1}`,
]

/** Whether a bet on a place wins. */
export const isWon = (place: ArenaPlace, { rounds, winner, method }: ContestOutcome): boolean => {
  if (place === winner || place === method) return true
  const [kind, of] = place.split('-')
  const count = Number(of)
  if (kind === 'round') return method === 'push-out' && rounds.length === count
  if (kind === 'over') return rounds.length > count
  return kind === 'under' && rounds.length <= count
}

/** Counts every contest that a bout can become, without rounding. */
export const chancesOf = (model: ArenaModel, bout: Bout): ReadonlyMap<ArenaPlace, PlaceChance> => {
  const weights = roundWeights(model, bout)
  const total = BigInt(weights.reduce((sum, { weight }) => sum + weight, 0))
  const places = placesOf(model)
  const wins = new Map(places.map((place) => [place, 0n]))
  const count = (rounds: readonly RoundResult[], weight: bigint): void => {
    const outcome = outcomeOf(model, rounds)
    if (!outcome) {
      for (const one of weights) count([...rounds, one.result], weight * BigInt(one.weight))
      return
    }
    // Rounds that are not fought count as fought with any result.
    const all = weight * total ** BigInt(model.roundCount - rounds.length)
    for (const place of places) {
      if (isWon(place, outcome)) wins.set(place, (wins.get(place) ?? 0n) + all)
    }
  }
  count([], 1n)
  const of = total ** BigInt(model.roundCount)
  return new Map([...wins].map(([place, won]) => [place, { wins: won, of }]))
}

/** The published odds of a bout: the return on a hundred, rounded down. */
export const oddsOf = (model: ArenaModel, bout: Bout): ReadonlyMap<ArenaPlace, ReturnHundredths> =>
  new Map(
    [...chancesOf(model, bout)].map(([place, { wins, of }]) => {
      if (wins === 0n) throw new RangeError(`${place} cannot win`)
      return [place, Number((BigInt(model.rtpBp) * of) / (100n * wins))]
    }),
  )
