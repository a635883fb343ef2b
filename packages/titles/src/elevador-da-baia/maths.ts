import type { TowerTitle } from '@trevo/game-rules/tower/types.ts'
import { wholeReaisMinor } from '@trevo/game-rules/common/whole-reais.ts'
import { defineGame } from '../define-game.ts'
import { texts } from './texts.ts'

export const maths: TowerTitle = defineGame(texts, {
  family: 'tower',
  gameCode: 'elevador-da-baia',
  version: 1,
  hue: 170,
  stakeStepsMinor: wholeReaisMinor,
  rtpBp: 9700,
  rtpWithinBp: 1,
  levels: [
    { difficulty: 'easy', columnCount: 5, trapCount: 1, floorCount: 10 },
    { difficulty: 'medium', columnCount: 5, trapCount: 2, floorCount: 8 },
    { difficulty: 'hard', columnCount: 4, trapCount: 2, floorCount: 8 },
    { difficulty: 'expert', columnCount: 5, trapCount: 3, floorCount: 6 },
    { difficulty: 'master', columnCount: 5, trapCount: 4, floorCount: 5 },
  ],
  pricedAtBp: 9700,
})
