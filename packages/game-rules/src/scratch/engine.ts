import type { Engine } from '../engine/engine.ts'
import { finishedPlay } from '../common/finished-play.ts'
import { multiplyStake } from '../common/multiply-stake.ts'
import { drawCard, mostOf } from './draw-card.ts'
import { factsOf, rulesOf } from './texts.ts'
import type { ScratchTitle, ScratchView } from './types.ts'

/** A card whose fields are all decided when it is bought; scratching only shows them. */
export const engine: Engine<ScratchTitle, null, never, ScratchView> = {
  family: 'scratch',
  readChoice: (title, stakeMinor, sent) =>
    sent === null && title.stakeStepsMinor.includes(stakeMinor) ? null : undefined,
  play: (title, { stakeMinor }, actions, chance) => {
    if (actions.length > 0) throw new RangeError('a scratch card has no actions')
    const view = drawCard(title.game, chance)
    return finishedPlay(view, stakeMinor, multiplyStake(stakeMinor, view.multiplier))
  },
  maxWinStakes: ({ game }) => mostOf(game) / 100,
  rules: rulesOf,
  facts: factsOf,
}
