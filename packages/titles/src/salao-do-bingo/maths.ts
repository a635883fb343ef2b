import type { Bingo75Title } from '@trevo/game-rules/bingo75/types.ts'
import { wholeReaisMinor } from '@trevo/game-rules/common/whole-reais.ts'
import { bingo75Goals } from '../bingo75-goals.ts'
import { defineGame } from '../define-game.ts'
import { texts } from './texts.ts'

export const maths: Bingo75Title = defineGame(texts, {
  family: 'bingo75',
  gameCode: 'salao-do-bingo',
  version: 1,
  hue: 335,
  stakeStepsMinor: wholeReaisMinor,
  rtpBp: 9839,
  rtpWithinBp: 2,
  // Tickets are sold until the draw; a draw of seventy balls with its animation, one round per minute.
  table: { bettingMs: 24_000, drawMs: 32_000, pauseMs: 4_000, seatCount: 24 },
  goals: bingo75Goals,
})
