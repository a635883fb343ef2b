import type { PondData } from '@trevo/game-rules/fish/types.ts'

/** The price of a shot of the weakest cannon: 10 centavos to 20 reais. */
export const shotStakesMinor: readonly bigint[] = [
  1_000n,
  2_000n,
  5_000n,
  10_000n,
  20_000n,
  50_000n,
  100_000n,
  200_000n,
]

/** A pond opens with the cheapest shot. */
export const firstShotMinor = 1_000n

/** How our ponds fill: some fifteen fish at a time, a boss each minute. */
export const pond: PondData = {
  seatCount: 4,
  tideMs: 60_000,
  groupsPerTide: 150,
  fishMax: 60,
  shotsMax: 10,
  shotMs: 125,
}
