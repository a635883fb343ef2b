import type { ScratchTitle } from '@trevo/game-rules/scratch/types.ts'
import { wholeReaisMinor } from '@trevo/game-rules/common/whole-reais.ts'
import { defineGame } from '../define-game.ts'
import { texts } from './texts.ts'

export const maths: ScratchTitle = defineGame(texts, {
  family: 'scratch',
  gameCode: 'raspa-tropical',
  version: 1,
  hue: 350,
  stakeStepsMinor: wholeReaisMinor,
  rtpBp: 9800,
  rtpWithinBp: 1,
  game: {
    mechanic: 'match-three',
    prizes: [
      { multiplier: 100_000, weight: 40 },
      { multiplier: 20_000, weight: 200 },
      { multiplier: 5_000, weight: 1_500 },
      { multiplier: 2_000, weight: 5_000 },
      { multiplier: 1_000, weight: 13_500 },
      { multiplier: 500, weight: 30_000 },
      { multiplier: 300, weight: 30_000 },
      { multiplier: 200, weight: 100_000 },
      { multiplier: 100, weight: 150_000 },
    ],
    blankWeight: 669_760,
  },
})
