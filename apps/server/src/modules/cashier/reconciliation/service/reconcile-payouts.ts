import { stuckAfterMs, type Finding } from '../domain/compare-payments.ts'
import {
  comparePayouts,
  sumSentOurs,
  sumSentTheirs,
  type OwnPayout,
  type SentSums,
} from '../domain/compare-payouts.ts'
import type { Payout } from '../../institutions/payout-port.ts'
import { listOpenBefore, listPaidIn, listPayoutsNamed } from '../repository/payouts-in-span.ts'
import type { BrandSpan, Span } from '../repository/runs.ts'
import type { WithdrawalDependencies } from '../../withdrawal-dependencies.ts'
import { recordPayout } from '../../withdrawals/service/pay-withdrawals.ts'

/** A payee's bank may give money back for so long. */
const returnReachMs = 90 * 86_400_000

export type PayoutsCompared = {
  readonly findings: readonly Finding[]
  /** Ids that were looked at: whatever was open about them is judged anew. */
  readonly seen: readonly string[]
  /** Of what was asked for in the span, after mending. */
  readonly theirs: SentSums
  readonly ours: SentSums
}

const isAskedIn = ({ requestedAt }: Payout, { from, until }: Span): boolean =>
  requestedAt >= from && requestedAt < until

const idsOf = (payouts: readonly Payout[]): string[] => payouts.map(({ payoutId }) => payoutId)

// The list is by the moment of asking, our books by the moment of knowing: between them lie days.
const findApart = async (
  { payouts }: WithdrawalDependencies,
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

const mend = async (
  dependencies: WithdrawalDependencies,
  findings: readonly Finding[],
  theirs: readonly Payout[],
  ours: readonly OwnPayout[],
): Promise<void> => {
  const payoutOf = new Map(theirs.map((payout) => [payout.payoutId, payout]))
  const ownOf = new Map(ours.map((own) => [own.payout_id, own]))
  for (const { subject, isMended } of findings) {
    const payout = payoutOf.get(subject)
    const own = ownOf.get(subject)
    if (isMended && payout && own) await recordPayout(dependencies, own.id, payout)
  }
}

type Books = { readonly theirs: readonly Payout[]; readonly ours: readonly OwnPayout[] }

// One account of the institution serves all brands: whose a payout is say our own books.
const ofBrand = async (
  { database }: WithdrawalDependencies,
  { brandId, withUnowned }: BrandSpan,
  payouts: readonly Payout[],
): Promise<{ theirs: Payout[]; ours: OwnPayout[] }> => {
  const known = await listPayoutsNamed(database, idsOf(payouts))
  const brandOf = new Map(known.map((own) => [own.payout_id, own.brand_id]))
  const isAsked = ({ payoutId }: Payout): boolean => {
    const owner = brandOf.get(payoutId)
    return owner === undefined ? withUnowned : owner === brandId
  }
  return { theirs: payouts.filter(isAsked), ours: known.filter((own) => own.brand_id === brandId) }
}

const readBooks = async (dependencies: WithdrawalDependencies, span: BrandSpan): Promise<Books> => {
  const { database, clock, payouts } = dependencies
  const listed = (await payouts.listPayouts(span)).filter((payout) => isAskedIn(payout, span))
  const reach = { from: new Date(span.from.getTime() - returnReachMs), until: span.from }
  const returned = (await payouts.listPayouts({ ...reach, isReturned: true })).filter(
    (payout) => !isAskedIn(payout, span),
  )
  const named = await ofBrand(dependencies, span, [...listed, ...returned])
  const names = new Set(idsOf(named.theirs))
  const stuckSince = new Date(clock.now().getTime() - stuckAfterMs)
  const further = [
    ...(await listPaidIn(database, span)),
    ...(await listOpenBefore(database, span.brandId, stuckSince)),
  ].filter((own) => !names.has(own.payout_id))
  const apart = await findApart(dependencies, further, names)
  return { theirs: [...named.theirs, ...apart], ours: [...named.ours, ...further] }
}

// One that ended while the two sides were read differs only because of that.
const lookAgain = async (
  { database, payouts }: WithdrawalDependencies,
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
 * What the institution sent for a brand against its withdrawals, both ways: an end that was missed is
 * booked by the rules that would have booked it; what no rule ends is for a person.
 */
export const reconcilePayouts =
  (dependencies: WithdrawalDependencies) =>
  async (span: BrandSpan): Promise<PayoutsCompared> => {
    const now = dependencies.clock.now()
    const first = await readBooks(dependencies, span)
    const doubts = comparePayouts(first.theirs, first.ours, now)
    const { theirs, ours } = await lookAgain(dependencies, first, doubts)
    const findings = comparePayouts(theirs, ours, now)
    await mend(dependencies, findings, theirs, ours)

    const inSpan = theirs.filter((payout) => isAskedIn(payout, span))
    const unknownThere = findings
      .filter(({ kind }) => kind === 'payout_unknown_there')
      .map(({ subject }) => subject)
    const counted = [...idsOf(inSpan), ...unknownThere]
    return {
      findings,
      seen: [...new Set([...idsOf(theirs), ...ours.map((own) => own.payout_id)])],
      theirs: sumSentTheirs(inSpan),
      ours: sumSentOurs(await listPayoutsNamed(dependencies.database, counted)),
    }
  }
