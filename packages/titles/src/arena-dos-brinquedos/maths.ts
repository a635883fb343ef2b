import type { ArenaTitle } from '@trevo/game-rules/arena/types.ts'
import { tableChipsMinor } from '@trevo/game-rules/bets/table-chips.ts'
import { defineGame } from '../define-game.ts'
import { liveTimes } from '../live-times.ts'
import { names } from './names.ts'
import { texts } from './texts.ts'

export const maths: ArenaTitle = defineGame(texts, {
  family: 'arena',
  gameCode: 'arena-dos-brinquedos',
  version: 1,
  hue: 25,
  stakeStepsMinor: tableChipsMinor,
  rtpBp: 9596,
  rtpWithinBp: 1,
  // Odds must be read, and a contest takes its rounds.
  table: { ...liveTimes, bettingMs: 15_000, drawMs: 10_000 },
  fighters: [
    { id: 'pipoca', strength: 6 },
    { id: 'biju', strength: 6 },
    { id: 'topete', strength: 7 },
    { id: 'faisca', strength: 7 },
    { id: 'caju', strength: 8 },
    { id: 'lata', strength: 8 },
    { id: 'trovao', strength: 9 },
    { id: 'bigorna', strength: 10 },
  ],
  forms: [-2, -1, 0, 1, 2],
  roundCount: 3,
  pushOuts: 220,
  evens: 160,
  oddsRtpBp: 9_600,
  names,
})
