import { cutAt, mapUnderWay } from '../league/play-match.ts'
import { million, type Rates } from '../league/strength.ts'
import {
  footballTicks,
  goalsUntil,
  halfTicks,
  isMapOver,
  isOver,
  mapsOf,
  mapsToWin,
  mapsWon,
  plusOne,
  type MatchState,
  type Pair,
} from '../match.ts'
import { endOf } from './settle.ts'
import type { Scope } from './market.ts'

/** One possible end of a scope, with its probability. */
export type Outcome = { readonly pair: Pair; readonly chance: number }

/** Goals of one side beyond this are combined: less than one match in a hundred million. */
const goalsMax = 14

/** The number of goals in a span of minutes at one rate each. */
const countGoals = (minutes: readonly number[]): readonly number[] => {
  const counts = [1, ...Array.from({ length: goalsMax }, () => 0)]
  for (const [at, rate] of minutes.entries()) {
    const chance = rate / million
    // From the top, so that each is added to the one above it before it changes.
    for (let goals = Math.min(at + 1, goalsMax); goals >= 0; goals -= 1) {
      const share = counts[goals] ?? 0
      const stays = goals === goalsMax ? share : share * (1 - chance)
      counts[goals] = stays + (goals > 0 ? (counts[goals - 1] ?? 0) * chance : 0)
    }
  }
  return counts
}

const minutesBetween = (rates: Rates, side: 0 | 1, from: number, until: number): number[] =>
  Array.from({ length: Math.max(0, until - from) }, (_, at) => {
    const half = from + at + 1 <= halfTicks ? 0 : 1
    return rates.goals?.[half][side] ?? 0
  })

/** The state of a football match at a minute, by the goals so far. */
export const footballOutcomes = (
  rates: Rates,
  { tick, marks }: MatchState,
  until: number,
): Outcome[] => {
  const [home, away] = goalsUntil(marks, tick)
  const [ours, theirs] = ([0, 1] as const).map((side) =>
    countGoals(minutesBetween(rates, side, tick, until)),
  )
  return (ours ?? []).flatMap((homeShare, more) =>
    (theirs ?? []).map((awayShare, others): Outcome => ({
      pair: [home + more, away + others],
      chance: homeShare * awayShare,
    })),
  )
}

/** The outcomes of a map from a score, when the first side wins a round with this probability. */
export const mapOutcomes = (chance: number, from: Pair): Outcome[] => {
  let open = new Map<string, Outcome>([[from.join(), { pair: from, chance: 1 }]])
  const ended: Outcome[] = []
  while (open.size > 0) {
    const next = new Map<string, Outcome>()
    for (const one of open.values()) {
      if (isMapOver(one.pair)) {
        ended.push(one)
        continue
      }
      for (const side of [0, 1] as const) {
        const pair = plusOne(one.pair, side)
        const share = one.chance * (side === 0 ? chance : 1 - chance)
        const known = next.get(pair.join())?.chance ?? 0
        next.set(pair.join(), { pair, chance: known + share })
      }
    }
    open = next
  }
  return ended
}

const winsOf = (outcomes: readonly Outcome[]): number =>
  outcomes.reduce((sum, { pair, chance }) => (pair[0] > pair[1] ? sum + chance : sum), 0)

const matchOutcomes = (rates: Rates, state: MatchState): Outcome[] => {
  const played = mapsWon(mapsOf(state.marks))
  const { map, score } = mapUnderWay(state.marks)
  let open: Outcome[] = [{ pair: played, chance: 1 }]
  for (let at = map; at < 3; at += 1) {
    const wins = winsOf(
      mapOutcomes((rates.rounds?.[at] ?? 0) / million, at === map ? score : [0, 0]),
    )
    open = open.flatMap((one) => {
      if (one.pair[0] === mapsToWin || one.pair[1] === mapsToWin) return [one]
      return [
        { pair: plusOne(one.pair, 0), chance: one.chance * wins },
        { pair: plusOne(one.pair, 1), chance: one.chance * (1 - wins) },
      ]
    })
  }
  return open
}

const esportOutcomes = (scope: Scope, rates: Rates, state: MatchState): Outcome[] => {
  if (scope === 'full') return matchOutcomes(rates, state)
  const wanted = Number(scope.slice(3)) - 1
  const { map, score } = mapUnderWay(state.marks)
  // Given that it is played: a map that is not refunds the stake.
  return mapOutcomes((rates.rounds?.[wanted] ?? 0) / million, wanted === map ? score : [0, 0])
}

/**
 * Every possible end of a scope, by the very rates the match is played by. Empty if it has ended. The
 * probabilities of a map assume that it is played.
 */
export const outcomesOf = (scope: Scope, rates: Rates, state: MatchState): readonly Outcome[] => {
  if (isOver(state) || endOf(scope, state) !== undefined) return []
  if (state.sport === 'esport') return esportOutcomes(scope, rates, state)
  const seen = { ...state, marks: cutAt(state.marks, state.tick) }
  return footballOutcomes(rates, seen, scope === 'half' ? halfTicks : footballTicks)
}
