import type { ScratchTitle } from '@trevo/game-rules/scratch/types.ts'
import { wholeReaisMinor } from '@trevo/game-rules/common/whole-reais.ts'
import { defineGame } from '../define-game.ts'
import { texts } from './texts.ts'

export const maths: ScratchTitle = defineGame(texts, {
  family: 'scratch',
  gameCode: 'bonde-de-santa-teresa',
  version: 1,
  hue: 38,
  stakeStepsMinor: wholeReaisMinor,
  rtpBp: 9578,
  rtpWithinBp: 1,
  game: {
    mechanic: 'lucky-numbers',
    highest: 45,
    winningCount: 3,
    ownCount: 6,
    prizes: [
      { multiplier: 100, weight: 5_087 },
      { multiplier: 200, weight: 2_830 },
      { multiplier: 300, weight: 1_200 },
      { multiplier: 500, weight: 500 },
      { multiplier: 1_000, weight: 260 },
      { multiplier: 2_000, weight: 90 },
      { multiplier: 5_000, weight: 28 },
      { multiplier: 20_000, weight: 4 },
      { multiplier: 50_000, weight: 1 },
    ],
  },
})
