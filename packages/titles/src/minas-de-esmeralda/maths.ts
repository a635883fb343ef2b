import type { MinesTitle } from '@trevo/game-rules/mines/types.ts'
import { wholeReaisMinor } from '@trevo/game-rules/common/whole-reais.ts'
import { defineGame } from '../define-game.ts'
import { texts } from './texts.ts'

export const maths: MinesTitle = defineGame(texts, {
  family: 'mines',
  gameCode: 'minas-de-esmeralda',
  version: 1,
  hue: 160,
  stakeStepsMinor: wholeReaisMinor,
  rtpBp: 9900,
  rtpWithinBp: 1,
  cellCount: 25,
  columnCount: 5,
  mineCountMax: 24,
  pricedAtBp: 9900,
  winCapStakes: 5_000,
})
