import type { Engine } from '../engine/engine.ts'
import { finishedPlay } from '../common/finished-play.ts'
import { multiplyStake } from '../common/multiply-stake.ts'
import { isOneOf, isRecordOf, isWholeIn } from '../common/read-input.ts'
import { isWinningRoll, multiplierAt } from './price-dice.ts'
import { factsOf, rulesOf } from './texts.ts'
import { diceSides, rollCount, type DiceChoice, type DiceTitle, type DiceView } from './types.ts'

const readChoice = (
  title: DiceTitle,
  stakeMinor: bigint,
  sent: unknown,
): DiceChoice | undefined => {
  if (!title.stakeStepsMinor.includes(stakeMinor)) return undefined
  if (!isRecordOf(sent, ['side', 'chance'])) return undefined
  const { side, chance } = sent
  if (!isOneOf(side, diceSides)) return undefined
  if (!isWholeIn(chance, title.chanceMin, title.chanceMax)) return undefined
  return { side, chance }
}

/** One number out of 10,000; the lowest or the highest win, as many as the player chose. */
export const engine: Engine<DiceTitle, DiceChoice, never, DiceView> = {
  family: 'dice',
  readChoice,
  play: (title, { stakeMinor, choice }, actions, chance) => {
    if (actions.length > 0) throw new RangeError('a round of dice has no actions')
    const roll = chance.nextInt(rollCount)
    const isWin = isWinningRoll(choice, roll)
    const multiplier = multiplierAt(title, choice.chance)
    const view: DiceView = { kind: 'dice', ...choice, multiplier, roll, isWin }
    return finishedPlay(view, stakeMinor, isWin ? multiplyStake(stakeMinor, multiplier) : 0n)
  },
  maxWinStakes: (title) => multiplierAt(title, title.chanceMin) / 100,
  rules: rulesOf,
  facts: factsOf,
}
