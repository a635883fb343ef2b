import type { FishTitle } from '@trevo/game-rules/fish/types.ts'
import { defineGame } from '../define-game.ts'
import { cannons, kinds } from './kinds-1.ts'
import { texts } from './texts.ts'

export const maths: FishTitle = defineGame(texts, {
  family: 'fish',
  gameCode: 'lagoa-encantada',
  version: 1,
  hue: 205,
  // The price of a shot of the weakest cannon: 10 centavos to 20 reais.
  stakeStepsMinor: [1_000n, 2_000n, 5_000n, 10_000n, 20_000n, 50_000n, 100_000n, 200_000n],
  rtpBp: 9670,
  rtpWithinBp: 1,
  kinds,
  cannons,
  pond: {
    seatCount: 4,
    tideMs: 60_000,
    groupsPerTide: 72,
    fishMax: 60,
    shotsMax: 10,
    shotMs: 125,
  },
})
