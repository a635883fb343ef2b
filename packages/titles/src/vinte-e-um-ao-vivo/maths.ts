import { tableChipsMinor } from '@trevo/game-rules/bets/table-chips.ts'
import type { BlackjackTableTitle } from '@trevo/game-rules/blackjack-table/types.ts'
import { defineGame } from '../define-game.ts'
import { texts } from './texts.ts'

export const maths: BlackjackTableTitle = defineGame(texts, {
  family: 'blackjack-table',
  gameCode: 'vinte-e-um-ao-vivo',
  version: 2,
  hue: 155,
  stakeStepsMinor: tableChipsMinor,
  rtpBp: 9964,
  rtpWithinBp: 1,
  deckCount: 6,
  handCountMax: 4,
  hasInsurance: true,
  sideBets: {
    perfectPairs: { mixed: 700, coloured: 1300, perfect: 2600 },
    twentyOnePlusThree: {
      flush: 600,
      straight: 1100,
      'three-of-a-kind': 3100,
      'straight-flush': 4100,
      'suited-three': 10100,
    },
  },
  table: {
    bettingMs: 14_000,
    // The dealer draws and everybody sees the end.
    drawMs: 6_000,
    pauseMs: 3_000,
    // A seat, and bets behind the six others.
    seatCount: 7,
    turns: { dealMs: 4_000, decisionMs: 10_000, raiseMs: 5_000, cardMs: 900 },
  },
})
