import { chanceFromWords, type Chance } from '@trevo/fairness/chance.ts'
import { fastChance } from '../slots/fast-chance.ts'
import type { Engine, Play } from './engine.ts'
import type { Json } from './json.ts'
import type { Measure, MeasuredWager } from './measure.ts'
import type { TitleData } from './title-data.ts'

export type GameToSimulate = {
  readonly title: TitleData
  readonly engine: Engine
  readonly measure: Measure
}

export type Sample = { readonly roundCount: number; readonly seed: number }

export type GameSimulation = Sample & {
  /** Mean payout per unit staked, further stakes counted in both. */
  readonly rtp: number
  /** Half width of the 99 % confidence interval of the RTP, from the sample's own deviation. */
  readonly rtpWithin: number
  /** Of the payout, in first stakes. */
  readonly stdDev: number
  readonly hitRate: number
  readonly maxWinStakes: number
}

/** Standard normal quantile for two-sided 99 %. */
const Z99 = 2.5758293035489

const wordRange = 2 ** 32
// More actions than any round has: an engine that never finishes is found.
const actionCountMax = 2_000

/** Numbers of one round that can be drawn again from its start, as each action does. */
const createRounds = (seed: number) => {
  const source = fastChance(seed)
  let words: number[] = []
  return {
    start: () => {
      words = []
    },
    again: (): Chance => {
      let place = 0
      return chanceFromWords(() => {
        const word = words[place] ?? source.nextInt(wordRange)
        words[place] = word
        place += 1
        return word
      })
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

/** Sums of stakes and payouts, both in first stakes. */
const emptySums = () => ({ stake: 0, payout: 0, stake2: 0, payout2: 0, both: 0, hits: 0, most: 0 })

const figuresOf = (sums: ReturnType<typeof emptySums>, sample: Sample): GameSimulation => {
  const { roundCount } = sample
  const [stake, payout] = [sums.stake / roundCount, sums.payout / roundCount]
  const rtp = payout / stake
  // Of the ratio of two means: the deviation of what is left of the payout after its share of the stake.
  const left = sums.payout2 - 2 * rtp * sums.both + rtp * rtp * sums.stake2
  return {
    ...sample,
    rtp,
    rtpWithin: (Z99 * Math.sqrt(Math.max(0, left / roundCount))) / (stake * Math.sqrt(roundCount)),
    stdDev: Math.sqrt(Math.max(0, sums.payout2 / roundCount - payout * payout)),
    hitRate: sums.hits / roundCount,
    maxWinStakes: sums.most,
  }
}

/** Plays one round after the other; gives stake and payout of each in first stakes. */
const roundsOf = (
  game: GameToSimulate,
  wager: MeasuredWager,
  seed: number,
): (() => { readonly stake: number; readonly payout: number }) => {
  const lean = game.measure.leanPayout?.(game.title, wager)
  if (lean) {
    const chance = fastChance(seed)
    return () => ({ stake: 1, payout: lean(chance) })
  }
  const rounds = createRounds(seed)
  return () => {
    rounds.start()
    const play = playOut(game, wager, rounds.again)
    return {
      stake: inFirstStakes(play.stakeMinor, wager),
      payout: inFirstStakes(play.payoutMinor, wager),
    }
  }
}

/** Plays a wager as the title's measure decides, by a repeatable chance. */
export const simulateGame = (
  game: GameToSimulate,
  wager: MeasuredWager,
  sample: Sample,
): GameSimulation => {
  const playRound = roundsOf(game, wager, sample.seed)
  const sums = emptySums()
  for (let round = 0; round < sample.roundCount; round += 1) {
    const { stake, payout } = playRound()
    sums.stake += stake
    sums.payout += payout
    sums.stake2 += stake * stake
    sums.payout2 += payout * payout
    sums.both += stake * payout
    if (payout > 0) sums.hits += 1
    if (payout > sums.most) sums.most = payout
  }
  return figuresOf(sums, sample)
}

const scale = 1_000_000n

const inFirstStakes = (amountMinor: bigint, { stakeMinor }: MeasuredWager): number =>
  amountMinor === 0n ? 0 : Number((amountMinor * scale) / stakeMinor) / Number(scale)
