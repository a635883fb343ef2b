import type { Engine } from '../engine/engine.ts'
import { cardSetCount } from '../common/card-set.ts'
import { drawerOf } from '../common/draw-distinct.ts'
import { finishedPlay } from '../common/finished-play.ts'
import { multiplyStake } from '../common/multiply-stake.ts'
import { isRecordOf, isWholeIn } from '../common/read-input.ts'
import { bingo75Card } from './card.ts'
import { factsOf, rulesOf } from './texts.ts'
import { ballCount, type Bingo75Choice, type Bingo75Title, type Bingo75View } from './types.ts'

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

/** One card of 24 numbers and a goal: the fewer balls complete it, the more it pays. */
export const engine: Engine<Bingo75Title, Bingo75Choice, never, Bingo75View> = {
  family: 'bingo75',
  readChoice,
  play: (title, { stakeMinor, choice }, actions, chance) => {
    if (actions.length > 0) throw new RangeError('a round of bingo has no actions')
    const goal = title.goals.find(({ id }) => id === choice.goal)
    if (!goal) throw new RangeError(`${title.gameCode} has no goal ${choice.goal}`)
    const card = bingo75Card(choice.cardSet)
    const draw = drawerOf(ballCount, chance)
    const ballsMax = goal.tiers.at(-1)?.ballCountMax ?? 0
    const balls: number[] = []
    const marked = new Set([0])
    let complete: readonly number[] | undefined
    while (!complete && balls.length < ballsMax) {
      const ball = draw() + 1
      balls.push(ball)
      if (!card.includes(ball)) continue
      marked.add(ball)
      complete = goal.forms.find((form) => form.every((cell) => marked.has(card[cell] ?? -1)))
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
  },
  maxWinStakes: ({ goals }) =>
    Math.max(...goals.flatMap(({ tiers }) => tiers.map(({ multiplier }) => multiplier))) / 100,
  rules: rulesOf,
  facts: factsOf,
}
