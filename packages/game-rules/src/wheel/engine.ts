import type { Engine } from '../engine/engine.ts'
import { finishedPlay } from '../common/finished-play.ts'
import { multiplyStake } from '../common/multiply-stake.ts'
import { isRecordOf } from '../common/read-input.ts'
import { factsOf, rulesOf } from './texts.ts'
import type { WheelChoice, WheelTitle, WheelView } from './types.ts'

const findWheel = ({ wheels }: WheelTitle, choice: Record<keyof WheelChoice, unknown>) =>
  wheels.find(
    ({ risk, segments }) => risk === choice.risk && segments.length === choice.segmentCount,
  )

const readChoice = (
  title: WheelTitle,
  stakeMinor: bigint,
  sent: unknown,
): WheelChoice | undefined => {
  if (!title.stakeStepsMinor.includes(stakeMinor)) return undefined
  if (!isRecordOf(sent, ['risk', 'segmentCount'])) return undefined
  const wheel = findWheel(title, sent)
  return wheel && { risk: wheel.risk, segmentCount: wheel.segments.length }
}

/** A wheel of equal segments stops at one of them, which pays the amount shown on it. */
export const engine: Engine<WheelTitle, WheelChoice, never, WheelView> = {
  family: 'wheel',
  readChoice,
  play: (title, { stakeMinor, choice }, actions, chance) => {
    if (actions.length > 0) throw new RangeError('a round of the wheel has no actions')
    const wheel = findWheel(title, choice)
    if (!wheel) throw new RangeError(`${title.gameCode} has no such wheel`)
    const { risk, segments } = wheel
    const stop = chance.nextInt(segments.length)
    const multiplier = segments[stop] ?? 0
    const view: WheelView = { kind: 'wheel', risk, segments, stop, multiplier }
    return finishedPlay(view, stakeMinor, multiplyStake(stakeMinor, multiplier))
  },
  maxWinStakes: ({ wheels }) => Math.max(...wheels.flatMap(({ segments }) => segments)) / 100,
  rules: rulesOf,
  facts: factsOf,
}
