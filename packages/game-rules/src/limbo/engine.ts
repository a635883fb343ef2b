import type { Engine } from '../engine/engine.ts'
import { finishedPlay } from '../common/finished-play.ts'
import { multiplyStake } from '../common/multiply-stake.ts'
import { isRecordOf, isWholeIn } from '../common/read-input.ts'
import { factsOf, rulesOf } from './texts.ts'
import { resultOf } from './draw-result.ts'
import { drawCount, type LimboChoice, type LimboTitle, type LimboView } from './types.ts'

const readChoice = (
  title: LimboTitle,
  stakeMinor: bigint,
  sent: unknown,
): LimboChoice | undefined => {
  if (!title.stakeStepsMinor.includes(stakeMinor) || !isRecordOf(sent, ['target'])) return undefined
  const { target } = sent
  return isWholeIn(target, title.targetMin, title.targetMax) ? { target } : undefined
}

/** A multiplier is drawn; if it reaches the player's target, the stake is paid at the target. */
export const engine: Engine<LimboTitle, LimboChoice, never, LimboView> = {
  family: 'limbo',
  readChoice,
  play: (title, { stakeMinor, choice }, actions, chance) => {
    if (actions.length > 0) throw new RangeError('a round of limbo has no actions')
    const result = resultOf(title, chance.nextInt(drawCount))
    const isWin = result >= choice.target
    const view: LimboView = { kind: 'limbo', target: choice.target, result, isWin }
    return finishedPlay(view, stakeMinor, isWin ? multiplyStake(stakeMinor, choice.target) : 0n)
  },
  maxWinStakes: (title) => title.targetMax / 100,
  rules: rulesOf,
  facts: factsOf,
}
