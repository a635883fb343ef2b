import type { TableTimes } from '@trevo/game-rules/engine/title-data.ts'

/** The pace of shared tables: some 22 seconds per round. */
export const liveTimes: TableTimes = {
  bettingMs: 11_000,
  drawMs: 8_000,
  pauseMs: 3_000,
  seatCount: 20,
}
