import type { Engine } from '../engine/engine.ts'
import { finishedPlay } from '../common/finished-play.ts'
import { multiplyStake } from '../common/multiply-stake.ts'
import { isOneOf, isRecordOf } from '../common/read-input.ts'
import { findSlots } from './board.ts'
import { risks } from '../common/risks.ts'
import { factsOf, rulesOf } from './texts.ts'
import type { PlinkoChoice, PlinkoTitle, PlinkoView } from './types.ts'

const readChoice = (
  title: PlinkoTitle,
  stakeMinor: bigint,
  sent: unknown,
): PlinkoChoice | undefined => {
  if (!title.stakeStepsMinor.includes(stakeMinor)) return undefined
  if (!isRecordOf(sent, ['risk', 'rowCount']) || !findSlots(title, sent)) return undefined
  const { risk, rowCount } = sent
  if (!isOneOf(risk, risks) || typeof rowCount !== 'number') return undefined
  return { risk, rowCount }
}

/** A ball falls through rows of pegs, left or right at each, into a slot that pays. */
export const engine: Engine<PlinkoTitle, PlinkoChoice, never, PlinkoView> = {
  family: 'plinko',
  readChoice,
  play: (title, { stakeMinor, choice }, actions, chance) => {
    if (actions.length > 0) throw new RangeError('a round of plinko has no actions')
    const slots = findSlots(title, choice)
    if (!slots) throw new RangeError(`${title.gameCode} has no such board`)
    const path = Array.from({ length: choice.rowCount }, () => chance.nextInt(2))
    const slot = path.reduce((sum, side) => sum + side, 0)
    const multiplier = slots[slot] ?? 0
    const view: PlinkoView = { kind: 'plinko', ...choice, slots, path, slot, multiplier }
    return finishedPlay(view, stakeMinor, multiplyStake(stakeMinor, multiplier))
  },
  maxWinStakes: ({ boards }) => Math.max(...boards.flatMap(({ half }) => half)) / 100,
  rules: rulesOf,
  facts: factsOf,
}
