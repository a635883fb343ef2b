import type { WheelTitle } from '@trevo/game-rules/wheel/types.ts'
import { wholeReaisMinor } from '@trevo/game-rules/common/whole-reais.ts'
import { defineGame } from '../define-game.ts'
import { texts } from './texts.ts'

const counts = [10, 20, 30, 40, 50]

// Ten segments of 9.9 stakes in total: a return of 99 %.
const lowTen = [180, 110, 110, 0, 110, 150, 110, 110, 0, 110]

// Every second segment pays nothing. The sum of each row is 99 times the number of segments.
const mediumPrizes = [
  [220, 170, 250, 150, 200],
  [150, 200, 150, 230, 150, 200, 150, 400, 200, 150],
  [150, 200, 150, 250, 150, 200, 150, 220, 150, 200, 150, 400, 200, 150, 250],
  [
    150, 200, 150, 250, 150, 200, 150, 250, 150, 200, 210, 150, 200, 150, 500, 150, 250, 150, 200,
    150,
  ],
  [
    150, 200, 150, 250, 150, 150, 200, 150, 250, 150, 200, 150, 700, 150, 200, 150, 250, 150, 200,
    150, 150, 200, 150, 200, 150,
  ],
]

export const maths: WheelTitle = defineGame(texts, {
  family: 'wheel',
  gameCode: 'roda-da-feira',
  version: 1,
  hue: 40,
  stakeStepsMinor: wholeReaisMinor,
  rtpBp: 9900,
  rtpWithinBp: 1,
  wheels: [
    ...counts.map((count) => ({
      risk: 'low' as const,
      segments: Array.from({ length: count / 10 }, () => lowTen).flat(),
    })),
    ...mediumPrizes.map((prizes) => ({
      risk: 'medium' as const,
      segments: prizes.flatMap((prize) => [prize, 0]),
    })),
    ...counts.map((count) => ({
      risk: 'high' as const,
      segments: [count * 99, ...Array.from({ length: count - 1 }, () => 0)],
    })),
  ],
})
