import type { Chance } from '@trevo/fairness/chance.ts'
import type { RiskOutcome } from '../bets/valid-stake.ts'
import { createBetsEngine } from '../bets/create-bets-engine.ts'
import { isRecordOf } from '../common/read-input.ts'
import type { Engine } from '../engine/engine.ts'
import { announce } from './announce.ts'
import { boutKey, highestOdds, modelOfTitle, oddsOfBout } from './bouts.ts'
import { drawContest } from './contest.ts'
import { isWon, placesOf } from './odds.ts'
import { outcomeFacts, rules } from './texts.ts'
import type {
  ArenaChoice,
  ArenaOutcome,
  ArenaPlace,
  ArenaTitle,
  ArenaView,
  Bout,
  RoundResult,
} from './types.ts'

const even: RoundResult = 'even'

const draw = (title: ArenaTitle, chance: Chance): ArenaOutcome => {
  const bout = announce(modelOfTitle(title), chance)
  return { bout, ...drawContest(modelOfTitle(title), bout, chance) }
}

const places = (title: ArenaTitle): ReadonlySet<string> => new Set(placesOf(title))

const endings = [
  { winner: 'red', method: 'points' },
  { winner: 'blue', method: 'points' },
  { winner: 'draw', method: 'points' },
] as const

/**
 * Every way in which a contest can end as far as bets are concerned, all weighted equally: who leads
 * by how much depends on the bout, and none must be left out as unlikely.
 */
const contestsOf = (roundCount: number, bout: Bout): readonly RiskOutcome<ArenaOutcome>[] => [
  ...endings.map(({ winner, method }) => ({
    weight: 1,
    outcome: { bout, winner, method, rounds: Array.from({ length: roundCount }, () => even) },
  })),
  ...(['red', 'blue'] as const).flatMap((winner) =>
    Array.from({ length: roundCount }, (_, at) => ({
      weight: 1,
      outcome: {
        bout,
        winner,
        method: 'push-out' as const,
        rounds: [...Array.from({ length: at }, () => even), `${winner}-push-out` as const],
      },
    })),
  ),
]

const bets = createBetsEngine<ArenaTitle, ArenaOutcome>({
  family: 'arena',
  places,
  draw,
  returnOf: (title, bet, outcome) => {
    const place = bet as ArenaPlace // one of `places`
    return isWon(place, outcome) ? (oddsOfBout(title, outcome.bout).get(place) ?? 0) : 0
  },
  riskOutcomes: ({ roundCount }, { bout }) => contestsOf(roundCount, bout),
  maxWinStakes: (title) => highestOdds(title) / 100,
  rules,
  outcomeFacts,
})

const boutText = /^[a-z-]{1,40}:-?\d{1,2}\/[a-z-]{1,40}:-?\d{1,2}$/

/** The bout, which is announced before bets are closed; then a number for each round fought. */
export const engine: Engine<ArenaTitle, ArenaChoice, never, ArenaView> = {
  ...bets,
  readChoice: (title, stakeMinor, sent) => {
    if (!isRecordOf(sent, ['bets', 'bout'])) return bets.readChoice(title, stakeMinor, sent)
    const { bout, bets: placed } = sent
    if (typeof bout !== 'string' || !boutText.test(bout)) return undefined
    const choice = bets.readChoice(title, stakeMinor, { bets: placed })
    return choice && { ...choice, bout }
  },
  // What `draw` gave.
  announce: (_title, outcome) => (outcome as ArenaOutcome).bout,
  isOnOffer: (_title, { bout }, outcome) => bout === boutKey((outcome as ArenaOutcome).bout),
}
