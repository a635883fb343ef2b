import { tableChipsMinor } from '@trevo/game-rules/bets/table-chips.ts'
import type { BaccaratTitle } from '@trevo/game-rules/baccarat/types.ts'
import { defineGame } from '../define-game.ts'
import { liveTimes } from '../live-times.ts'
import { texts } from './texts.ts'

export const maths: BaccaratTitle = defineGame(texts, {
  family: 'baccarat',
  gameCode: 'bacara-ao-vivo',
  version: 1,
  hue: 265,
  stakeStepsMinor: tableChipsMinor,
  rtpBp: 9894,
  rtpWithinBp: 1,
  deckCount: 8,
  table: liveTimes,
  returns: {
    player: 200,
    banker: 195,
    tie: 900,
    'player-pair': 1200,
    'banker-pair': 1200,
  },
})
