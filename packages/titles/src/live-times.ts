import type { TableTimes } from '@trevo/game-rules/engine/title-data.ts'

/** The pace of shared tables: some 22 seconds per round. */
export const liveTimes: TableTimes = {
  bettingMs: 11_000,
  drawMs: 8_000,
  pauseMs: 3_000,
  seatCount: 20,
}

/** The pace of a quick table: some 15 seconds per round, of which the cards still take six. */
export const quickTimes: TableTimes = {
  bettingMs: 7_000,
  drawMs: 6_000,
  pauseMs: 2_000,
  seatCount: 20,
}
