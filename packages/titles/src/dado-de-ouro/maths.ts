import type { DiceTitle } from '@trevo/game-rules/dice/types.ts'
import { wholeReaisMinor } from '@trevo/game-rules/common/whole-reais.ts'
import { defineGame } from '../define-game.ts'
import { texts } from './texts.ts'

export const maths: DiceTitle = defineGame(texts, {
  family: 'dice',
  gameCode: 'dado-de-ouro',
  version: 1,
  hue: 85,
  stakeStepsMinor: wholeReaisMinor,
  rtpBp: 9900,
  rtpWithinBp: 1,
  chanceMin: 1,
  chanceMax: 98,
  pricedAtBp: 9900,
})
