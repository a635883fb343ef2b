import { tableChipsMinor } from '@trevo/game-rules/bets/table-chips.ts'
import type { BaccaratTitle } from '@trevo/game-rules/baccarat/types.ts'
import { defineGame } from '../define-game.ts'
import { liveTimes } from '../live-times.ts'
import { texts } from './texts.ts'

export const maths: BaccaratTitle = defineGame(texts, {
  family: 'baccarat',
  gameCode: 'seis-de-ouro',
  version: 1,
  hue: 300,
  stakeStepsMinor: tableChipsMinor,
  rtpBp: 9876,
  rtpWithinBp: 1,
  deckCount: 8,
  table: liveTimes,
  returns: {
    player: 200,
    banker: 200,
    tie: 900,
    'player-pair': 1200,
    'banker-pair': 1200,
    'super-six': 1600,
  },
  bankerSixReturn: 150,
})
