import { tableChipsMinor } from '@trevo/game-rules/bets/table-chips.ts'
import type { RouletteTitle } from '@trevo/game-rules/roulette/types.ts'
import { defineGame } from '../define-game.ts'
import { liveTimes } from '../live-times.ts'
import { texts } from './texts.ts'

export const maths: RouletteTitle = defineGame(texts, {
  family: 'roulette',
  gameCode: 'roleta-ao-vivo',
  version: 1,
  hue: 22,
  stakeStepsMinor: tableChipsMinor,
  rtpBp: 9729,
  rtpWithinBp: 1,
  wheel: 'european',
  laPartage: false,
  table: liveTimes,
})
