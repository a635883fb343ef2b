import type { Payout } from '../../institutions/payout-port.ts'
import type { WithdrawalContext } from '../../withdrawals/common/context.ts'
import { recordPayout } from '../../withdrawals/payouts/service/record-payout.ts'
import { isOfBrand, type BrandSpan, type Span } from '../domain/brand-span.ts'
import {
  comparePayouts,
  sumSentOurs,
  sumSentTheirs,
  type OwnPayout,
  type PayoutsCompared,
} from '../domain/compare-payouts.ts'
import { stuckAfterMs, type Finding } from '../domain/finding-kinds.ts'
import { listOpenBefore, listPaidIn, listPayoutsNamed } from '../repository/payouts-in-span.ts'
import { dayMs } from '@trevo/calendar/durations.ts'

/** A payee's bank may return money for this long. */
const returnReachMs = 90 * dayMs

const isAskedIn = ({ requestedAt }: Payout, { from, until }: Span): boolean =>
  requestedAt >= from && requestedAt < until

const idsOf = (payouts: readonly Payout[]): string[] => payouts.map(({ payoutId }) => payoutId)

// The institution lists by request time, our books by the time the end was known.
const findUnlisted = async (
  { payouts }: WithdrawalContext,
  ours: readonly OwnPayout[],
  listed: ReadonlySet<string>,
): Promise<Payout[]> => {
  const found: Payout[] = []
  for (const { payout_id } of ours) {
    if (listed.has(payout_id)) continue
    const payout = await payouts.findPayout(payout_id)
    if (payout) found.push(payout)
  }
  return found
}

const correct = async (
  context: WithdrawalContext,
  findings: readonly Finding[],
  theirs: readonly Payout[],
  ours: readonly OwnPayout[],
): Promise<void> => {
  const payoutOf = new Map(theirs.map((payout) => [payout.payoutId, payout]))
  const ownOf = new Map(ours.map((own) => [own.payout_id, own]))
  for (const { subject, isMended } of findings) {
    const payout = payoutOf.get(subject)
    const own = ownOf.get(subject)
    if (isMended && payout && own) await recordPayout(context, own.id, payout)
  }
}

type Books = { readonly theirs: readonly Payout[]; readonly ours: readonly OwnPayout[] }

const selectOfBrand = async (
  { database }: WithdrawalContext,
  span: BrandSpan,
  payouts: readonly Payout[],
): Promise<{ theirs: Payout[]; ours: OwnPayout[] }> => {
  const known = await listPayoutsNamed(database, idsOf(payouts))
  const brandOf = new Map(known.map((own) => [own.payout_id, own.brand_id]))
  return {
    theirs: payouts.filter(({ payoutId }) => isOfBrand(span, brandOf.get(payoutId))),
    ours: known.filter((own) => own.brand_id === span.brandId),
  }
}

const readBooks = async (context: WithdrawalContext, span: BrandSpan): Promise<Books> => {
  const { database, clock, payouts } = context
  const listed = (await payouts.listPayouts(span)).filter((payout) => isAskedIn(payout, span))
  const reach = { from: new Date(span.from.getTime() - returnReachMs), until: span.from }
  const returned = (await payouts.listPayouts({ ...reach, isReturned: true })).filter(
    (payout) => !isAskedIn(payout, span),
  )
  const named = await selectOfBrand(context, span, [...listed, ...returned])
  const names = new Set(idsOf(named.theirs))
  const stuckSince = new Date(clock.now().getTime() - stuckAfterMs)
  const further = [
    ...(await listPaidIn(database, span)),
    ...(await listOpenBefore(database, span.brandId, stuckSince)),
  ].filter((own) => !names.has(own.payout_id))
  const unlisted = await findUnlisted(context, further, names)
  return { theirs: [...named.theirs, ...unlisted], ours: [...named.ours, ...further] }
}

// A payout that ended while the two sides were read differs only because of that.
const readAgain = async (
  { database, payouts }: WithdrawalContext,
  { theirs, ours }: Books,
  findings: readonly Finding[],
): Promise<Books> => {
  const doubtful = new Set(
    findings.filter(({ isMended }) => !isMended).map(({ subject }) => subject),
  )
  const fresh = new Map<string, Payout>()
  for (const payoutId of doubtful) {
    const payout = await payouts.findPayout(payoutId)
    if (payout) fresh.set(payoutId, payout)
  }
  const known = ours.filter((own) => !doubtful.has(own.payout_id))
  return {
    theirs: theirs.map((payout) => fresh.get(payout.payoutId) ?? payout),
    ours: [...known, ...(await listPayoutsNamed(database, [...doubtful]))],
  }
}

/**
 * Compares the institution's payouts for a brand with its withdrawals, both ways: a missed end is booked by the
 * normal rules; the rest needs an operator.
 */
export const reconcilePayouts =
  (context: WithdrawalContext) =>
  async (span: BrandSpan): Promise<PayoutsCompared> => {
    const now = context.clock.now()
    const first = await readBooks(context, span)
    const doubts = comparePayouts(first.theirs, first.ours, now)
    const { theirs, ours } = await readAgain(context, first, doubts)
    const findings = comparePayouts(theirs, ours, now)
    await correct(context, findings, theirs, ours)

    const inSpan = theirs.filter((payout) => isAskedIn(payout, span))
    const unknownThere = findings
      .filter(({ kind }) => kind === 'payout_unknown_there')
      .map(({ subject }) => subject)
    const counted = [...idsOf(inSpan), ...unknownThere]
    return {
      findings,
      seen: [...new Set([...idsOf(theirs), ...ours.map((own) => own.payout_id)])],
      theirs: sumSentTheirs(inSpan),
      ours: sumSentOurs(await listPayoutsNamed(context.database, counted)),
    }
  }
