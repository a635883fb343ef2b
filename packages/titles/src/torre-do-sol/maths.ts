import type { TowerTitle } from '@trevo/game-rules/tower/types.ts'
import { wholeReaisMinor } from '@trevo/game-rules/common/whole-reais.ts'
import { defineGame } from '../define-game.ts'
import { texts } from './texts.ts'

export const maths: TowerTitle = defineGame(texts, {
  family: 'tower',
  gameCode: 'torre-do-sol',
  version: 1,
  hue: 55,
  stakeStepsMinor: wholeReaisMinor,
  rtpBp: 9900,
  rtpWithinBp: 1,
  levels: [
    { difficulty: 'easy', columnCount: 4, trapCount: 1, floorCount: 9 },
    { difficulty: 'medium', columnCount: 3, trapCount: 1, floorCount: 9 },
    { difficulty: 'hard', columnCount: 2, trapCount: 1, floorCount: 9 },
    { difficulty: 'expert', columnCount: 3, trapCount: 2, floorCount: 7 },
    { difficulty: 'master', columnCount: 4, trapCount: 3, floorCount: 6 },
  ],
  pricedAtBp: 9900,
})
