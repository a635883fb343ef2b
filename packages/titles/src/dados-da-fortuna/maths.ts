import { tableChipsMinor } from '@trevo/game-rules/bets/table-chips.ts'
import type { SicBoTitle } from '@trevo/game-rules/sic-bo/types.ts'
import { defineGame } from '../define-game.ts'
import { texts } from './texts.ts'

export const maths: SicBoTitle = defineGame(texts, {
  family: 'sic-bo',
  gameCode: 'dados-da-fortuna',
  version: 1,
  hue: 15,
  stakeStepsMinor: tableChipsMinor,
  rtpBp: 9722,
  rtpWithinBp: 1,
  returns: {
    evenChance: 200,
    totals: [6300, 3200, 1900, 1300, 900, 800, 700],
    single: [200, 300, 1300],
    pair: 700,
    double: 1200,
    triple: 19100,
    anyTriple: 3200,
  },
})
