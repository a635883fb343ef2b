import type { HiloTitle } from '@trevo/game-rules/hilo/types.ts'
import { wholeReaisMinor } from '@trevo/game-rules/common/whole-reais.ts'
import { defineGame } from '../define-game.ts'
import { texts } from './texts.ts'

export const maths: HiloTitle = defineGame(texts, {
  family: 'hilo',
  gameCode: 'sobe-e-desce',
  version: 1,
  hue: 265,
  stakeStepsMinor: wholeReaisMinor,
  rtpBp: 9900,
  rtpWithinBp: 1,
  pricedAtBp: 9900,
  winCapStakes: 5_000,
  guessCountMax: 30,
  skipCountMax: 20,
})
