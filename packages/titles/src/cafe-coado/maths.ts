import type { ScratchTitle } from '@trevo/game-rules/scratch/types.ts'
import { wholeReaisMinor } from '@trevo/game-rules/common/whole-reais.ts'
import { defineGame } from '../define-game.ts'
import { texts } from './texts.ts'

export const maths: ScratchTitle = defineGame(texts, {
  family: 'scratch',
  gameCode: 'cafe-coado',
  version: 1,
  hue: 48,
  stakeStepsMinor: wholeReaisMinor,
  rtpBp: 9656,
  rtpWithinBp: 1,
  game: {
    mechanic: 'multiplied',
    prizes: [
      { multiplier: 50_000, weight: 56 },
      { multiplier: 10_000, weight: 250 },
      { multiplier: 2_500, weight: 1_600 },
      { multiplier: 1_000, weight: 6_000 },
      { multiplier: 500, weight: 14_000 },
      { multiplier: 300, weight: 25_000 },
      { multiplier: 200, weight: 60_000 },
      { multiplier: 100, weight: 150_000 },
    ],
    blankWeight: 743_094,
    factors: [
      { times: 1, weight: 60 },
      { times: 2, weight: 25 },
      { times: 3, weight: 10 },
      { times: 5, weight: 4 },
      { times: 10, weight: 1 },
    ],
  },
})
