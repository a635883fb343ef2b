import { tableChipsMinor } from '@trevo/game-rules/bets/table-chips.ts'
import type { RouletteTitle } from '@trevo/game-rules/roulette/types.ts'
import { defineGame } from '../define-game.ts'
import { texts } from './texts.ts'

export const maths: RouletteTitle = defineGame(texts, {
  family: 'roulette',
  gameCode: 'roleta-do-catete',
  version: 1,
  hue: 262,
  stakeStepsMinor: tableChipsMinor,
  rtpBp: 9864,
  rtpWithinBp: 1,
  wheel: 'european',
  laPartage: true,
})
