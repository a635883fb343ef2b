/** How many members may play at the same time. */
export const seatCount = 8
/** Rounds until a new installation has something to show; until then nobody rests between visits. */
export const firstRounds = 300

/** After a refusal by the platform or the game server. */
export const afterRefusalMs = 60_000
/** While no further round may be played. */
export const whileNoneLeftMs = 600_000

const restMs = 1_500_000
const hourMs = 3_600_000
// Brazil is three hours behind UTC all year.
const behindMs = 3 * hourMs
/** How busy an hour of the day is in Brazil, from midnight on; the busiest is 1. */
const busyByHour = [
  0.6, 0.45, 0.35, 0.3, 0.3, 0.3, 0.35, 0.4, 0.5, 0.5, 0.55, 0.6, 0.75, 0.7, 0.6, 0.55, 0.6, 0.65,
  0.75, 0.85, 0.95, 1, 1, 0.8,
]

const busyAt = (at: Date): number =>
  busyByHour[new Date(at.getTime() - behindMs).getUTCHours()] ?? 1

/** How long a seat stays empty after a visit, in ms; `chance` is a number from 0 up to 1. */
export const restAfterVisitMs = (at: Date, roundsInAll: number, chance: number): number =>
  roundsInAll < firstRounds ? 0 : ((0.5 + chance) * restMs) / busyAt(at)

/**
 * How long a filling tournament waits for the next demo member, in ms, so that a person may take the seat. All
 * waits together are shorter than a seat's own wait for players.
 */
export const nextSeatMs = (roundsInAll: number, chance: number): number =>
  (1 + chance) * (roundsInAll < firstRounds ? 20_000 : 120_000)

/** How long a member looks at a result before the next round, in ms. */
export const lookMs = (chance: number): number => 1_500 + chance * 6_000

/** Rounds per visit. */
export const roundsOfVisit = (chance: number): number => 8 + Math.floor(chance * 18)

/** The greatest suitable stake on offer; the least one when all are above. */
export const chooseStake = (
  offeredMinor: readonly bigint[],
  usualMinor: bigint,
  chance: number,
): bigint | undefined => {
  // Half to double the usual stake.
  const wantedMinor = (usualMinor * BigInt(Math.round(50 + chance * 150))) / 100n
  return offeredMinor.findLast((stakeMinor) => stakeMinor <= wantedMinor) ?? offeredMinor[0]
}
