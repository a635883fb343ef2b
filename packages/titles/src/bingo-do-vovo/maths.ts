import type { Bingo75Title } from '@trevo/game-rules/bingo75/types.ts'
import { wholeReaisMinor } from '@trevo/game-rules/common/whole-reais.ts'
import { bingo75Goals } from '../bingo75-goals.ts'
import { defineGame } from '../define-game.ts'
import { texts } from './texts.ts'

export const maths: Bingo75Title = defineGame(texts, {
  family: 'bingo75',
  gameCode: 'bingo-do-vovo',
  version: 1,
  hue: 320,
  stakeStepsMinor: wholeReaisMinor,
  rtpBp: 9839,
  rtpWithinBp: 2,
  goals: bingo75Goals,
})
