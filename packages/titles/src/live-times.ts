import type { TableTimes } from '@trevo/game-rules/engine/title-data.ts'

/** The pace of the tables that all play at: some 22 seconds a round. */
export const liveTimes: TableTimes = {
  bettingMs: 11_000,
  drawMs: 8_000,
  pauseMs: 3_000,
  seatCount: 20,
}
