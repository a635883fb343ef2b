import type { Chance } from '@trevo/fairness/chance.ts'
import type { Engine, LegalAction, Play } from '../engine/engine.ts'
import { assertLegal } from '../common/assert-legal.ts'
import { multiplyStake } from '../common/multiply-stake.ts'
import { isRightGuess, multiplierOf, noGuess, rightRanks, withGuess, type RunOdds } from './odds.ts'
import { factsOf, rulesOf } from './texts.ts'
import {
  rankCount,
  suitCount,
  type HiloAction,
  type HiloCard,
  type HiloStep,
  type HiloTitle,
  type HiloView,
} from './types.ts'

type HiloPlay = Play<HiloAction, HiloView>

/** A run of guesses so far. */
type Run = {
  readonly title: HiloTitle
  readonly stakeMinor: bigint
  readonly first: HiloCard
  readonly steps: readonly HiloStep[]
  readonly odds: RunOdds
  readonly skipsLeft: number
}

const drawCard = (chance: Chance): HiloCard => {
  const card = chance.nextInt(rankCount * suitCount)
  return { rank: (card % rankCount) + 1, suit: Math.floor(card / rankCount) }
}

const cardOf = ({ first, steps }: Run): HiloCard => steps.at(-1)?.card ?? first
const guessCountOf = ({ steps }: Run): number => steps.filter(({ by }) => by !== 'skip').length
const multiplierNow = ({ steps }: Run): number => steps.at(-1)?.multiplier ?? 100

const free = (kind: HiloAction['kind']): LegalAction<HiloAction> => ({
  action: { kind },
  stakeMinor: 0n,
})

const openPlay = (run: Run): HiloPlay => {
  const { title, odds, skipsLeft, stakeMinor } = run
  const hasGuessed = guessCountOf(run) > 0
  const options = rightRanks(cardOf(run).rank)
    .map(([guess, ranks]) => ({
      guess,
      chanceBp: Math.round((10_000 * ranks) / rankCount),
      multiplier: multiplierOf(title, withGuess(odds, ranks)),
    }))
    .filter(({ multiplier }) => multiplier <= title.winCapStakes * 100)
  if (options.length === 0 || guessCountOf(run) === title.guessCountMax) return finish(run, 'last')
  const legal = options.map(({ guess }) => free(guess))
  if (skipsLeft > 0) legal.push(free('skip'))
  if (hasGuessed) legal.push(free('cash-out'))
  return {
    view: { ...shown(run), options, end: null },
    stakeMinor,
    payoutMinor: 0n,
    legal,
    // The likelier guess comes first.
    timeoutAction: (hasGuessed ? legal.at(-1) : legal[0])?.action ?? null,
  }
}

const finish = (run: Run, end: 'cash-out' | 'wrong' | 'last'): HiloPlay => ({
  view: { ...shown(run), options: [], end },
  stakeMinor: run.stakeMinor,
  payoutMinor: end === 'wrong' ? 0n : multiplyStake(run.stakeMinor, multiplierNow(run)),
  legal: [],
  timeoutAction: null,
})

const shown = (run: Run) => ({
  kind: 'hilo' as const,
  first: run.first,
  steps: run.steps,
  multiplier: multiplierNow(run),
  skipsLeft: run.skipsLeft,
})

const act = (run: Run, kind: HiloAction['kind'], chance: Chance): HiloPlay | Run => {
  if (kind === 'cash-out') return finish(run, 'cash-out')
  const { rank } = cardOf(run)
  const card = drawCard(chance)
  if (kind === 'skip') {
    const step: HiloStep = { by: kind, card, isRight: true, multiplier: multiplierNow(run) }
    return { ...run, steps: [...run.steps, step], skipsLeft: run.skipsLeft - 1 }
  }
  const isRight = isRightGuess(kind, rank, card.rank)
  const ranks = rightRanks(rank).find(([guess]) => guess === kind)?.[1] ?? 0
  const odds = isRight ? withGuess(run.odds, ranks) : run.odds
  const multiplier = isRight ? multiplierOf(run.title, odds) : 0
  const after = { ...run, odds, steps: [...run.steps, { by: kind, card, isRight, multiplier }] }
  return isRight ? after : finish(after, 'wrong')
}

const isPlay = (after: HiloPlay | Run): after is HiloPlay => 'legal' in after

/** A card is face up: will the next be higher or lower? Every right guess raises the multiplier. */
export const engine: Engine<HiloTitle, null, HiloAction, HiloView> = {
  family: 'hilo',
  readChoice: (title, stakeMinor, sent) =>
    sent === null && title.stakeStepsMinor.includes(stakeMinor) ? null : undefined,
  play: (title, { stakeMinor }, actions, chance) => {
    const first = drawCard(chance)
    const skipsLeft = title.skipCountMax
    let run: Run = { title, stakeMinor, first, steps: [], odds: noGuess, skipsLeft }
    let play = openPlay(run)
    for (const action of actions) {
      assertLegal(action, play.legal)
      const after = act(run, action.kind, chance)
      if (isPlay(after)) {
        play = after
      } else {
        run = after
        play = openPlay(run)
      }
    }
    return play
  },
  maxWinStakes: ({ winCapStakes }) => winCapStakes,
  rules: rulesOf,
  facts: factsOf,
}
