import type { Chance } from '@trevo/fairness/chance.ts'
import { fastChance } from '../slots/fast-chance.ts'
import type { Engine, Play } from './engine.ts'
import type { Json } from './json.ts'
import type { Measure, MeasuredWager } from './measure.ts'
import { figuresOfSums, sumRounds, type PlayRound, type SampleFigures } from './sample-sums.ts'
import type { TitleData } from './title-data.ts'

export type GameToSimulate = {
  readonly title: TitleData
  readonly engine: Engine
  readonly measure: Measure
}

export type Sample = { readonly roundCount: number; readonly seed: number }

export type GameSimulation = Sample & SampleFigures

// More actions than any round has, so that an engine that never finishes is detected.
const actionCountMax = 2_000

/** Numbers of one round that can be drawn again from its start, as each action does. */
const createRounds = (source: Chance) => {
  let count = 0
  let place = 0
  const numbers: number[] = []
  // A replay requests the same numbers in the same order, so its bounds are those of the first time.
  const replayed: Chance = {
    nextInt(boundExclusive) {
      if (place < count) return numbers[place++] ?? 0
      const number = source.nextInt(boundExclusive)
      numbers[place] = number
      place += 1
      count = place
      return number
    },
  }
  return {
    start: () => {
      count = 0
    },
    again: (): Chance => {
      place = 0
      return replayed
    },
  }
}

const playOut = (
  { title, engine, measure }: GameToSimulate,
  wager: MeasuredWager,
  again: () => Chance,
): Play<Json, Json> => {
  const actions: Json[] = []
  let play = engine.play(title, wager, actions, again())
  while (play.legal.length > 0) {
    if (actions.length >= actionCountMax) throw new Error(`${title.gameCode} does not finish`)
    actions.push(measure.decide(title, wager, play).action)
    play = engine.play(title, wager, actions, again())
  }
  return play
}

/** Whole rounds by the engine itself, action by action, as the measure decides. */
export const engineRounds = (
  game: GameToSimulate,
  wager: MeasuredWager,
  chance: Chance,
): PlayRound => {
  const rounds = createRounds(chance)
  return (round) => {
    rounds.start()
    const { stakeMinor, payoutMinor } = playOut(game, wager, rounds.again)
    round.stake = stakeMinor === wager.stakeMinor ? 1 : inFirstStakes(stakeMinor, wager)
    return inFirstStakes(payoutMinor, wager)
  }
}

/** Whole rounds by the family's lean path if it has one, otherwise by the engine. */
export const roundsOf = (game: GameToSimulate, wager: MeasuredWager, chance: Chance): PlayRound => {
  const lean = game.measure.leanPayout?.(game.title, wager)
  return lean ? (round) => lean(chance, round) : engineRounds(game, wager, chance)
}

/** Plays a wager as the title's measure decides, with a repeatable random source. */
export const simulateGame = (
  game: GameToSimulate,
  wager: MeasuredWager,
  sample: Sample,
): GameSimulation => {
  const playRound = roundsOf(game, wager, fastChance(sample.seed))
  return { ...sample, ...figuresOfSums(sumRounds(playRound, sample.roundCount)) }
}

// Amounts of a round are far below 2^53, so a float holds them exactly.
const inFirstStakes = (amountMinor: bigint, { stakeMinor }: MeasuredWager): number =>
  amountMinor === 0n ? 0 : Number(amountMinor) / Number(stakeMinor)
