import type { Measure } from '../engine/measure.ts'
import { exactFigures } from '../common/exact-figures.ts'
import { outcomesOf } from './count-outcomes.ts'
import { leanScratch } from './lean-scratch.ts'
import type { ScratchTitle, ScratchView } from './types.ts'

/** One wager: a card. */
export const measure: Measure<ScratchTitle, never, ScratchView> = {
  wagers: (title) => [
    {
      id: 'card',
      label: { PT: 'Uma raspadinha', EN: 'One card' },
      stakeMinor: title.stakeStepsMinor[0] ?? 0n,
      choice: null,
      exact: exactFigures(outcomesOf(title.game)),
    },
  ],
  decide: () => {
    throw new RangeError('a scratch card has no actions')
  },
  leanPayout: ({ game }) => leanScratch(game),
}
