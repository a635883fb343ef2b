import { tableChipsMinor } from '@trevo/game-rules/bets/table-chips.ts'
import type { BaccaratTitle } from '@trevo/game-rules/baccarat/types.ts'
import { defineGame } from '../define-game.ts'
import { quickTimes } from '../live-times.ts'
import { texts } from './texts.ts'

export const maths: BaccaratTitle = defineGame(texts, {
  family: 'baccarat',
  gameCode: 'bacara-ligeiro',
  version: 1,
  hue: 205,
  stakeStepsMinor: tableChipsMinor,
  rtpBp: 9894,
  rtpWithinBp: 1,
  deckCount: 8,
  table: quickTimes,
  returns: {
    player: 200,
    banker: 195,
    tie: 900,
    'either-pair': 600,
    small: 250,
    big: 154,
  },
})
