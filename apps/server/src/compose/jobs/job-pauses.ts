// How long continuous jobs pause between two runs, in ms.

/** How soon a draw is opened, closed and drawn after its time. */
export const runDrawsEveryMs = 250
/** How soon after its draw a ticket is paid. */
export const settleEveryMs = 1_000
/** How often draws are scheduled ahead. */
export const scheduleEveryMs = 30_000
/** How soon a round is in the bet record. */
export const projectEveryMs = 500
/**
 * How soon a settled round or draw is in the measured return of its title: after a minute, or twenty times the
 * counting's duration, but at most ten minutes. A day is counted again from its beginning.
 */
export const countReturnsPauseMs = (tookMs: number): number =>
  Math.min(600_000, Math.max(60_000, 20 * tookMs))
/** How soon a stop that nobody confirmed is written down as ended. */
export const revertStopsEveryMs = 1_000
/** How soon a decided stake is in its pool. */
export const fillPoolsEveryMs = 500
/** How soon a decided stake counts for bonus money. */
export const countForBonusesEveryMs = 250
/** How soon a decided stake counts for points, missions and other rewards for play. */
export const countPlayEveryMs = 250
/** How soon a finished round is in the prices of its season. */
export const runSeasonsEveryMs = 2_000
/** How soon a member who played is in the segments that ask for it. */
export const refreshProfilesEveryMs = 2_000
/** How soon levels, rankings and raffles are processed. */
export const runRewardsEveryMs = 2_000
/**
 * How soon a movement is in the figures of the uplines: a second after the previous reading, or nine times its
 * duration, but at most three seconds. Each reading writes every hour and balance
 * above the players once, so that under load fewer and larger ones cost less.
 */
export const readTeamsPauseMs = (tookMs: number): number =>
  Math.min(3_000, Math.max(1_000, 9 * tookMs))
/** How soon a movement is in the operators' figures: after two seconds, or nine times the reading's duration. */
export const readReportsPauseMs = (tookMs: number): number =>
  Math.min(10_000, Math.max(2_000, 9 * tookMs))
/** How soon a file that an operator asked for is begun. */
export const writeExportsEveryMs = 2_000
/** How soon a payment is evaluated against money laundering. */
export const watchMoneyEveryMs = 3_000
/** How often files for SIGAP are delivered and asked about. */
export const sendFilesEveryMs = 5_000
/** How soon an exclusion ends, and how soon its consequences are complete. */
export const keepExclusionsEveryMs = 1_000
/** How soon a day on which somebody played is marked, and counted once it has waited. */
export const countRiskEveryMs = 5_000
/** How soon an agent's message is in the inbox. */
export const deliverMessagesEveryMs = 1_000
/** How soon a member is notified of a change. */
export const notifyEveryMs = 1_000
/** How soon movements without a notification are noticed. */
export const readMovementsEveryMs = 5_000

/** Everybody is asked about in the rhythm of the law; a round takes hours. */
export const sweepRegisterEveryMs = 20_000
