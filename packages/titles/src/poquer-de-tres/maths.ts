import { tableChipsMinor } from '@trevo/game-rules/bets/table-chips.ts'
import type { ThreeCardTitle } from '@trevo/game-rules/three-card-poker/types.ts'
import { defineGame } from '../define-game.ts'
import { texts } from './texts.ts'

export const maths: ThreeCardTitle = defineGame(texts, {
  family: 'three-card-poker',
  gameCode: 'poquer-de-tres',
  version: 1,
  hue: 305,
  stakeStepsMinor: tableChipsMinor,
  rtpBp: 9798,
  rtpWithinBp: 1,
  pairPlus: {
    pair: 200,
    flush: 500,
    straight: 700,
    'three-of-a-kind': 3100,
    'straight-flush': 4100,
  },
  anteBonus: { straight: 100, 'three-of-a-kind': 400, 'straight-flush': 500 },
})
