import {
  compareStatements,
  type Difference,
  type OwnBet,
} from '../../common/domain/compare-statements.ts'
import { resolveIncident } from '../../common/repository/incidents.ts'
import { listBetsOfVendor, type RoundBetRow } from '../../registry/repository/rounds.ts'
import { saveStatementRun } from '../repository/statement-runs.ts'
import type { PlayContext } from '../../common/context.ts'
import { dayMs, hourMs, minuteMs } from '@trevo/calendar/durations.ts'

/** Brasília is three hours behind UTC, without daylight saving time since 2019. */
const behindMs = 3 * hourMs
/** The largest difference between two clocks about when a bet was placed. */
const overlapMs = 15 * minuteMs
/** Beyond it a vendor's whole record is wrong, and one more incident is useless. */
const incidentsMax = 500

type Day = { readonly day: string; readonly from: Date; readonly to: Date }

const yesterdayOf = (now: Date): Day => {
  const day = new Date(now.getTime() - behindMs - dayMs).toISOString().slice(0, 10)
  const from = new Date(Date.parse(`${day}T00:00:00Z`) + behindMs)
  return { day, from, to: new Date(from.getTime() + dayMs) }
}

const ownBetOf = (row: RoundBetRow): OwnBet => ({
  debitTxn: row.debit_txn,
  roundId: row.round_id,
  stakeMinor: row.stake_minor,
  payoutMinor: row.payout_minor,
  state: row.state === 'rolled_back' ? 'cancelled' : row.state,
  isInReview: row.is_in_review,
  at: row.placed_at,
})

const reportAll = async (
  { report, log }: PlayContext,
  vendor: string,
  differences: readonly Difference[],
): Promise<void> => {
  for (const difference of differences.slice(0, incidentsMax)) {
    await report({ vendor, ...difference })
  }
  if (differences.length > incidentsMax) {
    log.error({ vendor, count: differences.length }, 'most differences are not reported one by one')
  }
}

const compareVendor = async (context: PlayContext, vendor: string, { day, from, to }: Day) => {
  const { database, clock } = context
  const wide = {
    from: new Date(from.getTime() - overlapMs),
    to: new Date(to.getTime() + overlapMs),
  }
  const theirs = await context.vendors.statementOf(vendor, wide)
  const run = { vendor, day, compared_at: clock.now() }
  if (!theirs) {
    await context.report({ vendor, what: 'statement_missing', about: day, detail: {} })
    return saveStatementRun(database, { ...run, bets: null, differences: 0 })
  }
  const ours = (await listBetsOfVendor(database, { vendor, ...wide })).map(ownBetOf)
  const differences = compareStatements({ from, to }, theirs, ours)
  await reportAll(context, vendor, differences)
  const missing = { vendor, what: 'statement_missing', about: day, at: clock.now() }
  await resolveIncident(database.db, missing)
  const bets = theirs.filter(({ at }) => new Date(at) >= from && new Date(at) < to).length
  await saveStatementRun(database, { ...run, bets, differences: differences.length })
}

/** Compares yesterday's bets with the record of each vendor that provides one; run it every night. */
export const compareVendorStatements = (context: PlayContext) => async (): Promise<void> => {
  await context.projectBets()
  const yesterday = yesterdayOf(context.clock.now())
  for (const vendor of context.vendors.withStatement) {
    await compareVendor(context, vendor, yesterday).catch((error: unknown) =>
      context.log.error({ err: error, vendor }, 'statement not compared'),
    )
  }
}
