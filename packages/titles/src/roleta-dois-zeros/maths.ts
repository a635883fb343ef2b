import { tableChipsMinor } from '@trevo/game-rules/bets/table-chips.ts'
import type { RouletteTitle } from '@trevo/game-rules/roulette/types.ts'
import { defineGame } from '../define-game.ts'
import { texts } from './texts.ts'

export const maths: RouletteTitle = defineGame(texts, {
  family: 'roulette',
  gameCode: 'roleta-dois-zeros',
  version: 1,
  hue: 25,
  stakeStepsMinor: tableChipsMinor,
  rtpBp: 9473,
  rtpWithinBp: 1,
  wheel: 'american',
  laPartage: false,
})
