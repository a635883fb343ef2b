import type { LimboTitle } from '@trevo/game-rules/limbo/types.ts'
import { wholeReaisMinor } from '@trevo/game-rules/common/whole-reais.ts'
import { defineGame } from '../define-game.ts'
import { texts } from './texts.ts'

export const maths: LimboTitle = defineGame(texts, {
  family: 'limbo',
  gameCode: 'voo-do-tucano',
  version: 1,
  hue: 225,
  stakeStepsMinor: wholeReaisMinor,
  rtpBp: 9900,
  rtpWithinBp: 1,
  targetMin: 101,
  targetMax: 500_000,
  pricedAtBp: 9900,
})
