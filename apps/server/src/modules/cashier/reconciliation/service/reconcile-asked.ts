import type { CashierDependencies } from '../../dependencies.ts'
import { addDays, brasiliaDay, endOfDay } from '../../common/domain/brasilia-day.ts'
import {
  comparePayments,
  finding,
  sumOurs,
  sumTheirs,
  type Finding,
} from '../domain/compare-payments.ts'
import type { Charge, ReceivedPix } from '../../institutions/port.ts'
import { hurry, insertNoticed, revive } from '../../deposits/repository/payments.ts'
import {
  claimRun,
  findLastNight,
  finishRun,
  insertRun,
  listBrandIds,
  listDepositsIn,
  listDepositsNamed,
  listPaymentsIn,
  listReversalsIn,
  postponeRun,
  type BrandSpan,
  type Span,
} from '../repository/runs.ts'
import type { DepositRow, ReconciliationRunRow } from '../../deposits/repository/tables.ts'
import { decidePayment } from '../../deposits/service/decide-payment.ts'
import { adoptCharge } from '../../deposits/service/request-charge.ts'
import { bookReversals } from '../../deposits/service/reverse-deposits.ts'

const dayMs = 86_400_000
/** A bank may take a Pix back for so long. */
const disputeReachMs = 90 * dayMs
const nightReachMaxMs = 30 * dayMs
const afterFailureMs = 60_000

/** Asks for a run of a brand; the next copy of the server that is free takes it. */
export const askReconciliation =
  ({ database, clock, newId }: CashierDependencies) =>
  async (
    brandId: number,
    span: Span,
    cause: 'nightly' | 'demand' = 'demand',
    askedBy: string | null = null,
  ): Promise<string> => {
    const id = newId()
    const { from: from_at, until: until_at } = span
    const asked = { asked_at: clock.now(), asked_by: askedBy }
    await insertRun(database, { id, brand_id: brandId, cause, from_at, until_at, ...asked })
    return id
  }

/**
 * Asks for every brand for everything from the end of its last night's run up to the end of yesterday
 * in Brasília.
 */
export const askNightly = (dependencies: CashierDependencies) => async (): Promise<void> => {
  const { database, clock } = dependencies
  const now = clock.now()
  const until = endOfDay(addDays(brasiliaDay(now), -1))
  for (const brandId of await listBrandIds(database)) {
    const last = (await findLastNight(database, brandId)) ?? new Date(until.getTime() - dayMs)
    const from = new Date(Math.max(last.getTime(), until.getTime() - nightReachMaxMs))
    if (from < until) await askReconciliation(dependencies)(brandId, { from, until }, 'nightly')
  }
}

// One account of the institution serves all brands: whose a Pix or a charge is says its txid.
const ofBrand = async <Named extends { readonly txid: string | undefined }>(
  { database }: CashierDependencies,
  { brandId, withUnowned }: BrandSpan,
  theirs: readonly Named[],
): Promise<{ theirs: Named[]; deposits: DepositRow[] }> => {
  const txids = theirs.flatMap(({ txid }) => (txid === undefined ? [] : [txid]))
  const known = await listDepositsNamed(database, [...new Set(txids)])
  const brandOf = new Map(known.map((deposit) => [deposit.txid, deposit.brand_id]))
  const isAsked = ({ txid }: Named): boolean => {
    const owner = txid === undefined ? undefined : brandOf.get(txid)
    return owner === undefined ? withUnowned : owner === brandId
  }
  return {
    theirs: theirs.filter(isAsked),
    deposits: known.filter((deposit) => deposit.brand_id === brandId),
  }
}

// The bounds of API Pix lists are inclusive; ours is open at the end.
const listTheirs = async (dependencies: CashierDependencies, span: BrandSpan) => {
  const { from, until } = span
  const found = await dependencies.institution.listPayments({ from, until })
  const inSpan = found.filter(({ paidAt }) => paidAt < until)
  return (await ofBrand(dependencies, span, inSpan)).theirs
}

const listOurs = async (
  { database }: CashierDependencies,
  span: BrandSpan,
  theirs: readonly ReceivedPix[],
) => {
  const named = theirs.map(({ endToEndId }) => endToEndId)
  const rows = await listPaymentsIn(database, span, named)
  const reversals = await listReversalsIn(
    database,
    rows.map((row) => row.e2e_id),
  )
  const reversed = new Map<string, Set<string>>()
  for (const { e2e_id, refund_id } of reversals) {
    reversed.set(e2e_id, (reversed.get(e2e_id) ?? new Set<string>()).add(refund_id))
  }
  const none = new Set<string>()
  const ours = rows.map((row) => ({ ...row, reversed: reversed.get(row.e2e_id) ?? none }))
  return { ours, reversals }
}

const mendPayment = async (
  dependencies: CashierDependencies,
  { kind, subject }: Finding,
  pix: ReceivedPix,
): Promise<void> => {
  const { database, clock } = dependencies
  if (kind === 'payment_missed') {
    await insertNoticed(database, [subject], 'reconciliation', clock.now())
    await revive(database, [subject], clock.now())
    await decidePayment(dependencies, pix)
  }
  if (kind === 'reversal_missed') await bookReversals(dependencies, pix)
  if (kind === 'return_missed') {
    await hurry(database, [subject], ['refunding', 'refund_due'], clock.now())
  }
}

const reconcilePayments = async (dependencies: CashierDependencies, span: BrandSpan) => {
  const { clock, institution } = dependencies
  const theirs = await listTheirs(dependencies, span)
  const listed = new Set(theirs.map(({ endToEndId }) => endToEndId))
  // Returns come long after the payment, so they are looked for beyond the span.
  const reach = new Date(span.from.getTime() - disputeReachMs)
  const refunded = await institution.listPayments({
    from: reach,
    until: span.from,
    hasRefunds: true,
  })
  const unlisted = refunded.filter(({ endToEndId }) => !listed.has(endToEndId))
  const disputed = (await ofBrand(dependencies, span, unlisted)).theirs
  const all = [...theirs, ...disputed]
  const { ours } = await listOurs(dependencies, span, all)
  const findings = comparePayments(all, ours, clock.now())
  const byId = new Map(all.map((pix) => [pix.endToEndId, pix]))
  for (const one of findings) {
    const pix = byId.get(one.subject)
    if (one.isMended && pix) await mendPayment(dependencies, one, pix)
  }
  return { theirs, findings, seen: [...byId.keys(), ...ours.map((own) => own.e2e_id)] }
}

const reconcileCharges = async (dependencies: CashierDependencies, span: BrandSpan) => {
  const { database, institution } = dependencies
  const listed = await institution.listCharges(span)
  const { theirs, deposits: known } = await ofBrand(
    dependencies,
    span,
    listed.filter(({ createdAt }) => createdAt < span.until),
  )
  const byTxid = new Map<string, Charge>(theirs.map((charge) => [charge.txid, charge]))
  const ours = new Set(known.map(({ txid }) => txid))
  const findings: Finding[] = theirs
    .filter(({ txid }) => !ours.has(txid))
    .map(({ txid }) => finding('charge_unknown_here', txid))
  for (const deposit of known) {
    const charge = byTxid.get(deposit.txid)
    if (!charge || deposit.expires_at !== null) continue
    await adoptCharge(dependencies, deposit, charge)
    findings.push(finding('charge_missed', deposit.txid))
  }
  const inSpan = await listDepositsIn(database, span)
  for (const { txid, location } of inSpan) {
    if (location === null || byTxid.has(txid)) continue
    // Created on the other side of midnight by the institution's clock.
    const isThere = await institution.findCharge({ txid, isDated: false })
    const isDated = isThere ?? (await institution.findCharge({ txid, isDated: true }))
    if (!isDated) findings.push(finding('charge_unknown_there', txid))
  }
  return { count: theirs.length, findings, seen: [...byTxid.keys()] }
}

const runOne = async (
  dependencies: CashierDependencies,
  run: ReconciliationRunRow,
): Promise<void> => {
  const { database, clock, logger, reconcilePayouts } = dependencies
  if (run.brand_id === null) throw new Error(`reconciliation ${run.id} is of no brand`)
  const [first] = await listBrandIds(database)
  // What belongs to no brand is told to the one that came first, so that it is told once.
  const span: BrandSpan = {
    from: run.from_at,
    until: run.until_at,
    brandId: run.brand_id,
    withUnowned: run.brand_id === first,
  }
  const charges = await reconcileCharges(dependencies, span)
  const payments = await reconcilePayments(dependencies, span)
  const { ours, reversals } = await listOurs(dependencies, span, payments.theirs)
  const theirSums = sumTheirs(payments.theirs)
  const ourSums = sumOurs(ours, reversals)
  const sent = await reconcilePayouts(span)
  const findings = [...payments.findings, ...charges.findings, ...sent.findings]
  const result = {
    received_count_theirs: theirSums.count,
    received_minor_theirs: theirSums.receivedMinor,
    returned_minor_theirs: theirSums.returnedMinor,
    received_count_ours: ourSums.count,
    received_minor_ours: ourSums.receivedMinor,
    returned_minor_ours: ourSums.returnedMinor,
    charges: charges.count,
    sent_count_theirs: sent.theirs.count,
    sent_minor_theirs: sent.theirs.sentMinor,
    sent_back_minor_theirs: sent.theirs.sentBackMinor,
    sent_count_ours: sent.ours.count,
    sent_minor_ours: sent.ours.sentMinor,
    sent_back_minor_ours: sent.ours.sentBackMinor,
  }
  const seen = [...payments.seen, ...charges.seen, ...sent.seen]
  await database.inTx((tx) => finishRun(tx, run, result, { findings, seen, now: clock.now() }))
  const incidents = findings.filter(({ isMended }) => !isMended)
  if (incidents.length > 0) logger.error({ runId: run.id, incidents }, 'books differ')
  else logger.info({ runId: run.id, mended: findings.length }, 'books compared')
}

/** Takes and does runs that were asked for. Answers with how many were finished. */
export const reconcileAsked = async (dependencies: CashierDependencies): Promise<number> => {
  const { database, clock, logger } = dependencies
  const run = await claimRun(database, clock.now())
  if (!run) return 0
  try {
    await runOne(dependencies, run)
    return 1
  } catch (error) {
    logger.warn({ err: error, runId: run.id }, 'reconciliation will be tried again')
    await postponeRun(database, run.id, new Date(clock.now().getTime() + afterFailureMs))
    return 0
  }
}
