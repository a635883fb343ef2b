import type { ReconciliationContext } from '../context.ts'
import type { BrandSpan } from '../domain/brand-span.ts'
import { sumOurs, sumTheirs, type Sums } from '../domain/compare-payments.ts'
import type { PayoutsCompared } from '../domain/compare-payouts.ts'
import { listBrandIds } from '../repository/deposits-in-span.ts'
import { claimRun, finishRun, postponeRun, type RunResult } from '../repository/runs.ts'
import type { ReconciliationRunRow } from '../repository/tables.ts'
import { listOurPayments } from './list-our-payments.ts'
import { reconcileCharges } from './reconcile-charges.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { minuteMs } from '@trevo/calendar/durations.ts'

const afterFailureMs = minuteMs

const spanOf = async (
  { database }: ReconciliationContext,
  run: ReconciliationRunRow,
): Promise<BrandSpan> => {
  if (run.brand_id === null) throw new Error(`reconciliation ${run.id} has no brand`)
  const [first] = await listBrandIds(database)
  return {
    from: run.from_at,
    until: run.until_at,
    brandId: run.brand_id,
    // What belongs to no brand is reported to the first one, so that it is reported once.
    withUnowned: run.brand_id === first,
  }
}

type Both = {
  readonly theirs: Sums
  readonly ours: Sums
  readonly charges: number
  readonly sent: PayoutsCompared
}

const resultOf = ({ theirs, ours, charges, sent }: Both): RunResult => ({
  received_count_theirs: theirs.count,
  received_minor_theirs: theirs.receivedMinor,
  returned_minor_theirs: theirs.returnedMinor,
  received_count_ours: ours.count,
  received_minor_ours: ours.receivedMinor,
  returned_minor_ours: ours.returnedMinor,
  charges,
  sent_count_theirs: sent.theirs.count,
  sent_minor_theirs: sent.theirs.sentMinor,
  sent_back_minor_theirs: sent.theirs.sentBackMinor,
  sent_count_ours: sent.ours.count,
  sent_minor_ours: sent.ours.sentMinor,
  sent_back_minor_ours: sent.ours.sentBackMinor,
})

const reconcile = async (
  context: ReconciliationContext,
  run: ReconciliationRunRow,
): Promise<void> => {
  const { database, clock, logger, reconcilePayouts } = context
  const span = await spanOf(context, run)
  const charges = await reconcileCharges(context, span)
  const payments = await reconcilePayments(context, span)
  const { ours, reversals } = await listOurPayments(context, span, payments.theirs)
  const sums = { theirs: sumTheirs(payments.theirs), ours: sumOurs(ours, reversals) }
  const sent = await reconcilePayouts(span)
  const result = resultOf({ ...sums, charges: charges.count, sent })
  const findings = [...payments.findings, ...charges.findings, ...sent.findings]
  const seen = [...payments.seen, ...charges.seen, ...sent.seen]
  const now = clock.now()
  await database.inTx((tx) => finishRun(tx, run, { result, findings, seen, now }))
  const incidents = findings.filter(({ isMended }) => !isMended)
  if (incidents.length > 0) logger.error({ runId: run.id, incidents }, 'books differ')
  else logger.info({ runId: run.id, mended: findings.length }, 'books compared')
}

/** Does the oldest requested run. Returns how many were finished. */
export const reconcileAsked = async (context: ReconciliationContext): Promise<number> => {
  const { database, clock, logger } = context
  const run = await claimRun(database, clock.now())
  if (!run) return 0
  try {
    await reconcile(context, run)
    return 1
  } catch (error) {
    logger.warn({ err: error, runId: run.id }, 'reconciliation failed; retrying')
    await postponeRun(database, run.id, new Date(clock.now().getTime() + afterFailureMs))
    return 0
  }
}
