import { tableChipsMinor } from '@trevo/game-rules/bets/table-chips.ts'
import type { CasinoWarTitle } from '@trevo/game-rules/casino-war/types.ts'
import { defineGame } from '../define-game.ts'
import { texts } from './texts.ts'

export const maths: CasinoWarTitle = defineGame(texts, {
  family: 'casino-war',
  gameCode: 'guerra-de-cartas',
  version: 1,
  hue: 130,
  stakeStepsMinor: tableChipsMinor,
  rtpBp: 9783,
  rtpWithinBp: 1,
  deckCount: 6,
  tieReturn: 1200,
  burnCount: 3,
})
