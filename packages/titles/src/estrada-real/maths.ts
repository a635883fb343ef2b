import type { ScratchTitle } from '@trevo/game-rules/scratch/types.ts'
import { wholeReaisMinor } from '@trevo/game-rules/common/whole-reais.ts'
import { defineGame } from '../define-game.ts'
import { texts } from './texts.ts'

export const maths: ScratchTitle = defineGame(texts, {
  family: 'scratch',
  gameCode: 'estrada-real',
  version: 1,
  hue: 72,
  stakeStepsMinor: wholeReaisMinor,
  rtpBp: 9730,
  rtpWithinBp: 1,
  game: {
    mechanic: 'trail',
    fieldCount: 9,
    stopWeight: 62,
    goWeight: 38,
    stopName: { PT: 'barreira', EN: 'toll gate' },
    prizes: [
      { multiplier: 100, weight: 7_150 },
      { multiplier: 200, weight: 2_200 },
      { multiplier: 300, weight: 460 },
      { multiplier: 500, weight: 140 },
      { multiplier: 1_000, weight: 40 },
      { multiplier: 5_000, weight: 10 },
    ],
    finish: 50_000,
  },
})
