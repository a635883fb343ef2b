import type { DoubleTitle } from '@trevo/game-rules/double/types.ts'
import { wholeReaisMinor } from '@trevo/game-rules/common/whole-reais.ts'
import { defineGame } from '../define-game.ts'
import { texts } from './texts.ts'

export const maths: DoubleTitle = defineGame(texts, {
  family: 'double',
  gameCode: 'dobro-da-mata',
  version: 1,
  hue: 20,
  stakeStepsMinor: wholeReaisMinor,
  rtpBp: 9800,
  rtpWithinBp: 1,
  fields: [
    'white',
    ...Array.from({ length: 7 }, () => 'red' as const),
    ...Array.from({ length: 7 }, () => 'black' as const),
  ],
  pays: { red: 210, black: 210, white: 1_470 },
  betMinorMax: 2_000_000n,
})
