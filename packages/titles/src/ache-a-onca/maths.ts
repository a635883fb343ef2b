import type { ScratchTitle } from '@trevo/game-rules/scratch/types.ts'
import { wholeReaisMinor } from '@trevo/game-rules/common/whole-reais.ts'
import { defineGame } from '../define-game.ts'
import { texts } from './texts.ts'

export const maths: ScratchTitle = defineGame(texts, {
  family: 'scratch',
  gameCode: 'ache-a-onca',
  version: 1,
  hue: 95,
  stakeStepsMinor: wholeReaisMinor,
  rtpBp: 9823,
  rtpWithinBp: 1,
  game: {
    mechanic: 'find-symbol',
    fieldCount: 12,
    sought: { PT: 'onça', EN: 'jaguar' },
    // None, one, two, three: 0.393 on average.
    soughtWeights: [679, 260, 50, 11],
    prizes: [
      { multiplier: 100, weight: 4_767 },
      { multiplier: 200, weight: 3_000 },
      { multiplier: 300, weight: 1_200 },
      { multiplier: 500, weight: 600 },
      { multiplier: 1_000, weight: 333 },
      { multiplier: 2_000, weight: 70 },
      { multiplier: 5_000, weight: 20 },
      { multiplier: 10_000, weight: 9 },
      { multiplier: 100_000, weight: 1 },
    ],
    otherCount: 6,
  },
})
