import { tableChipsMinor } from '@trevo/game-rules/bets/table-chips.ts'
import type { LitRouletteTitle } from '@trevo/game-rules/lit-roulette/types.ts'
import { defineGame } from '../define-game.ts'
import { liveTimes } from '../live-times.ts'
import { texts } from './texts.ts'

export const maths: LitRouletteTitle = defineGame(texts, {
  family: 'lit-roulette',
  gameCode: 'roleta-vaga-lume',
  version: 1,
  hue: 140,
  stakeStepsMinor: tableChipsMinor,
  rtpBp: 9729,
  rtpWithinBp: 1,
  wheel: 'european',
  laPartage: false,
  // The numbers light up before the ball is thrown.
  table: { ...liveTimes, drawMs: 11_000 },
  straightReturn: 3000,
  counts: [
    { count: 1, weight: 20 },
    { count: 2, weight: 30 },
    { count: 3, weight: 25 },
    { count: 4, weight: 15 },
    { count: 5, weight: 10 },
  ],
  litOdds: [
    { odds: 50, weight: 400 },
    { odds: 100, weight: 313 },
    { odds: 150, weight: 125 },
    { odds: 200, weight: 98 },
    { odds: 300, weight: 38 },
    { odds: 400, weight: 15 },
    { odds: 500, weight: 11 },
  ],
})
