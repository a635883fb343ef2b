import type { SitAndGo } from '@trevo/game-rules/sit-and-go/sit-and-go.ts'

/** What all sit-and-gos of hold'em have in common. */
const common = {
  buyInsMinor: [50_000n, 200_000n],
  feeBp: 1_000,
  startChips: 1_500,
  handsPerLevel: 8,
  bigBlinds: [20, 30, 40, 60, 80, 100, 150, 200, 300, 400, 600, 800, 1_000, 1_500, 2_000, 3_000],
  pauseMs: 5_000,
  awayMs: 300_000,
  bankBackMs: 3_000,
  missedSeedsMax: 2,
} as const

/** The sit-and-gos of hold'em, the smallest first. */
export const holdemSitAndGos: readonly SitAndGo[] = [
  { code: 'sng-2', seatCount: 2, prizesBp: [10_000], ...common },
  { code: 'sng-3', seatCount: 3, prizesBp: [10_000], ...common },
  { code: 'sng-6', seatCount: 6, prizesBp: [6_500, 3_500], ...common },
]
