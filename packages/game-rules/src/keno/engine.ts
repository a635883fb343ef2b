import type { Engine } from '../engine/engine.ts'
import { drawDistinct } from '../common/draw-distinct.ts'
import { finishedPlay } from '../common/finished-play.ts'
import { multiplyStake } from '../common/multiply-stake.ts'
import { isOneOf, isRecordOf, isRisingList } from '../common/read-input.ts'
import { risks } from '../common/risks.ts'
import { factsOf, rulesOf } from './texts.ts'
import type { KenoChoice, KenoTitle, KenoView } from './types.ts'

const readChoice = (
  title: KenoTitle,
  stakeMinor: bigint,
  sent: unknown,
): KenoChoice | undefined => {
  if (!title.stakeStepsMinor.includes(stakeMinor)) return undefined
  if (!isRecordOf(sent, ['risk', 'picks'])) return undefined
  const { risk, picks } = sent
  const { numberCount: to, pickCountMax: lengthMax } = title
  if (!isOneOf(risk, risks)) return undefined
  if (!isRisingList(picks, { from: 1, to, lengthMin: 1, lengthMax })) return undefined
  return { risk, picks: [...picks] }
}

/** Ten of forty numbers are drawn; the more of the player's numbers are among them, the more it pays. */
export const engine: Engine<KenoTitle, KenoChoice, never, KenoView> = {
  family: 'keno',
  readChoice,
  play: (title, { stakeMinor, choice }, actions, chance) => {
    if (actions.length > 0) throw new RangeError('a round of keno has no actions')
    const drawn = drawDistinct(title.numberCount, title.drawCount, chance).map((index) => index + 1)
    const hits = choice.picks.filter((pick) => drawn.includes(pick)).length
    const pays = title.pays[choice.risk][choice.picks.length - 1] ?? []
    const multiplier = pays[hits] ?? 0
    const view: KenoView = { kind: 'keno', ...choice, drawn, hits, multiplier, pays }
    return finishedPlay(view, stakeMinor, multiplyStake(stakeMinor, multiplier))
  },
  maxWinStakes: ({ pays }) => Math.max(...Object.values(pays).flat(2)) / 100,
  rules: rulesOf,
  facts: factsOf,
}
