import type { Chance } from '@trevo/fairness/chance.ts'
import type { Engine, Play, Wager } from '../engine/engine.ts'
import { cardSetCount } from '../common/card-set.ts'
import { drawerOf } from '../common/draw-distinct.ts'
import { finishedPlay } from '../common/finished-play.ts'
import { multiplyStake } from '../common/multiply-stake.ts'
import { isRecordOf, isWholeIn } from '../common/read-input.ts'
import { bingo75Card } from './card.ts'
import { factsOf, rulesOf } from './texts.ts'
import {
  ballCount,
  type Bingo75Choice,
  type Bingo75Draw,
  type Bingo75Title,
  type Bingo75View,
} from './types.ts'

const readChoice = (
  title: Bingo75Title,
  stakeMinor: bigint,
  sent: unknown,
): Bingo75Choice | undefined => {
  if (!title.stakeStepsMinor.includes(stakeMinor)) return undefined
  if (!isRecordOf(sent, ['goal', 'cardSet'])) return undefined
  const { cardSet } = sent
  const goal = title.goals.find(({ id }) => id === sent.goal)
  if (!goal || !isWholeIn(cardSet, 0, cardSetCount - 1)) return undefined
  return { goal: goal.id, cardSet }
}

/** Draws balls until no prize of the title can be won any more. */
const drawBalls = ({ goals }: Bingo75Title, chance: Chance): Bingo75Draw => {
  const draw = drawerOf(ballCount, chance)
  const most = Math.max(...goals.map(({ tiers }) => tiers.at(-1)?.ballCountMax ?? 0))
  return { balls: Array.from({ length: most }, () => draw() + 1) }
}

/** The result of a card with these balls: they count until its goal is complete or no prize is left. */
const settleCard = (
  title: Bingo75Title,
  { stakeMinor, choice }: Wager<Bingo75Choice>,
  drawn: Bingo75Draw,
): Play<never, Bingo75View> => {
  const goal = title.goals.find(({ id }) => id === choice.goal)
  if (!goal) throw new Error(`${title.gameCode} has no goal ${choice.goal}`)
  const card = bingo75Card(choice.cardSet)
  const ballsMax = goal.tiers.at(-1)?.ballCountMax ?? 0
  const balls: number[] = []
  const marked = new Set([0])
  let complete: readonly number[] | undefined
  for (const ball of drawn.balls.slice(0, ballsMax)) {
    balls.push(ball)
    if (!card.includes(ball)) continue
    marked.add(ball)
    complete = goal.forms.find((form) => form.every((cell) => marked.has(card[cell] ?? -1)))
    if (complete) break
  }
  const tier = complete && goal.tiers.find(({ ballCountMax }) => balls.length <= ballCountMax)
  const multiplier = tier?.multiplier ?? 0
  const view: Bingo75View = {
    kind: 'bingo75',
    ...choice,
    card,
    balls,
    complete: complete ?? null,
    multiplier,
    tiers: goal.tiers,
  }
  return finishedPlay(view, stakeMinor, multiplyStake(stakeMinor, multiplier))
}

/** One card of 24 numbers and a goal: the fewer balls it takes, the more it pays. */
export const engine: Engine<Bingo75Title, Bingo75Choice, never, Bingo75View> = {
  family: 'bingo75',
  readChoice,
  play: (title, wager, actions, chance) => {
    if (actions.length > 0) throw new RangeError('a round of bingo has no actions')
    return settleCard(title, wager, drawBalls(title, chance))
  },
  draw: drawBalls,
  // What `draw` gave.
  settle: (title, wager, drawn) => settleCard(title, wager, drawn as Bingo75Draw),
  maxWinStakes: ({ goals }) =>
    Math.max(...goals.flatMap(({ tiers }) => tiers.map(({ multiplier }) => multiplier))) / 100,
  rules: rulesOf,
  facts: factsOf,
}
