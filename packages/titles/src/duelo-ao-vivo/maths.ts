import { tableChipsMinor } from '@trevo/game-rules/bets/table-chips.ts'
import type { DragonTigerTitle } from '@trevo/game-rules/dragon-tiger/types.ts'
import { defineGame } from '../define-game.ts'
import { liveTimes } from '../live-times.ts'
import { texts } from './texts.ts'

export const maths: DragonTigerTitle = defineGame(texts, {
  family: 'dragon-tiger',
  gameCode: 'duelo-ao-vivo',
  version: 1,
  hue: 340,
  stakeStepsMinor: tableChipsMinor,
  rtpBp: 9626,
  rtpWithinBp: 1,
  deckCount: 8,
  table: liveTimes,
  returns: { dragon: 200, tiger: 200, tie: 1200, 'suited-tie': 5100 },
  returnOnTie: 50,
})
