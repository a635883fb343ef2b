import type { ScratchTitle } from '@trevo/game-rules/scratch/types.ts'
import { wholeReaisMinor } from '@trevo/game-rules/common/whole-reais.ts'
import { defineGame } from '../define-game.ts'
import { texts } from './texts.ts'

export const maths: ScratchTitle = defineGame(texts, {
  family: 'scratch',
  gameCode: 'queda-de-braco',
  version: 1,
  hue: 28,
  stakeStepsMinor: wholeReaisMinor,
  rtpBp: 9646,
  rtpWithinBp: 1,
  game: {
    mechanic: 'duels',
    rowCount: 6,
    highest: 9,
    pays: [0, 0, 0, 0, 150, 400, 6_000],
  },
})
