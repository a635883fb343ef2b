import { tableChipsMinor } from '@trevo/game-rules/bets/table-chips.ts'
import type { BlackjackTitle } from '@trevo/game-rules/blackjack/types.ts'
import { defineGame } from '../define-game.ts'
import { texts } from './texts.ts'

export const maths: BlackjackTitle = defineGame(texts, {
  family: 'blackjack',
  gameCode: 'vinte-e-um-do-trevo',
  version: 1,
  hue: 250,
  stakeStepsMinor: tableChipsMinor,
  rtpBp: 9964,
  rtpWithinBp: 1,
  deckCount: 6,
  handCountMax: 4,
  perfectPairs: { mixed: 700, coloured: 1300, perfect: 2600 },
  twentyOnePlusThree: {
    flush: 600,
    straight: 1100,
    'three-of-a-kind': 3100,
    'straight-flush': 4100,
    'suited-three': 10100,
  },
})
