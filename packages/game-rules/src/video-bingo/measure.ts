import type { Measure } from '../engine/measure.ts'
import { countFigures } from './count-figures.ts'
import { leanVideoBingo } from './lean-video-bingo.ts'
import type {
  VideoBingoAction,
  VideoBingoChoice,
  VideoBingoTitle,
  VideoBingoView,
} from './types.ts'

/**
 * Only the thirty balls, counted exactly. An extra ball has no separate figure: each is priced by its
 * expected gain at that moment, so that it returns between two stated bounds.
 */
export const measure: Measure<VideoBingoTitle, VideoBingoAction, VideoBingoView> = {
  wagers: (title) => [
    {
      id: 'thirty-balls',
      label: { PT: '30 bolas, sem extra', EN: '30 balls, no extra' },
      stakeMinor: title.stakeStepsMinor[0] ?? 0n,
      choice: { cardSet: 0 },
      exact: countFigures(title),
    },
  ],
  decide: (_title, _wager, { legal }) => {
    const action = legal.at(-1)
    if (action === undefined) throw new RangeError('the round is finished')
    return action
  },
  // The wager above has a choice of this game.
  leanPayout: (title, { choice }) => leanVideoBingo(title, choice as VideoBingoChoice),
}
