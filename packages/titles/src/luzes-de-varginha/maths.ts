import type { CrashTitle } from '@trevo/game-rules/crash/types.ts'
import { defineGame } from '../define-game.ts'
import { texts } from './texts.ts'

export const maths: CrashTitle = defineGame(texts, {
  family: 'crash',
  gameCode: 'luzes-de-varginha',
  version: 1,
  hue: 132,
  stakeStepsMinor: [10_000n, 20_000n, 50_000n, 100_000n, 200_000n, 500_000n, 1_000_000n],
  rtpBp: 9_700,
  rtpWithinBp: 1,
  returnPercent: 97,
  multiplierMax: 500_000,
  growthPerMs: 0.000_09,
  bettingMs: 7_000,
  pauseMs: 3_000,
  seatCount: 2,
})
