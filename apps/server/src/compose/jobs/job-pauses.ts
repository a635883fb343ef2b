// How long jobs that go on all the time pause between two runs, in ms.

/** How soon a draw is opened, closed and drawn after its moment. */
export const runDrawsEveryMs = 250
/** How soon after its draw a ticket is paid. */
export const settleEveryMs = 1_000
/** How often draws are scheduled ahead. */
export const scheduleEveryMs = 30_000
/** How soon a round stands in the bet record. */
export const projectEveryMs = 500
/** How soon a decided stake is in its pool. */
export const fillPoolsEveryMs = 500
/** How soon a decided stake counts for bonus money. */
export const countForBonusesEveryMs = 250
/** How soon a decided stake counts for points, missions and all that is given for play. */
export const countPlayEveryMs = 250
/** How soon a round that is over is in the prices of its season. */
export const runSeasonsEveryMs = 2_000
/** How soon levels, rankings and raffles are looked at. */
export const runRewardsEveryMs = 2_000
/**
 * How soon a movement stands in the figures of whoever is above: a second after the reading before, or
 * nine times as long as it took, but three seconds at most. Each reading writes every hour and balance
 * above the players once, so that under load fewer and larger ones cost less.
 */
export const readTeamsPauseMs = (tookMs: number): number =>
  Math.min(3_000, Math.max(1_000, 9 * tookMs))
/** How soon an exclusion ends, and how soon what it ends is over. */
export const keepExclusionsEveryMs = 1_000
/** How soon what an agent wrote is in the inbox. */
export const tellMessagesEveryMs = 1_000
/** How soon a member is told of what changed. */
export const notifyEveryMs = 1_000
/** How soon movements that nobody told of are noticed. */
export const readMovementsEveryMs = 5_000
