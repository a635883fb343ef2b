import { dayMs } from '@trevo/calendar/durations.ts'
import {
  isWithin,
  sumOf,
  type Payment,
  type PersonFacts,
  type PersonLink,
} from '../domain/facts.ts'
import { daysOfFacts } from '../domain/person-rules.ts'
import type { AmlMember, AmlNeeds, WatchRules } from '../needs.ts'
import { findActiveBefore, listPayments, listPlay } from '../repository/follow.ts'
import { listOthers } from './list-others.ts'

/** More payments than anybody makes within the days that rules look at. */
const paymentsMax = 2_000
const faultsMax = 200

const watchedReasons: ReadonlySet<string> = new Set(['samePayee', 'sameDevice', 'oppositeBets'])
const isWatched = (reason: string): reason is PersonLink['reason'] => watchedReasons.has(reason)

/** Links that rules look at, one for each account and reason. */
const readLinks = async (needs: AmlNeeds, accounts: readonly AmlMember[]): Promise<PersonLink[]> =>
  (await listOthers(needs, accounts)).flatMap(({ customerId, username, reasons }) =>
    reasons.filter(isWatched).map((reason) => ({ reason, customerId, username })),
  )

/** What rules know of a person now. Links are looked up only if the person moved enough for their rule. */
export const readFacts = async (
  needs: AmlNeeds,
  accounts: readonly AmlMember[],
  rules: WatchRules,
): Promise<PersonFacts> => {
  const { database, clock, cashier, kyc } = needs
  const { db } = database
  const now = clock.now()
  const from = new Date(now.getTime() - daysOfFacts(rules) * dayMs)
  const ids = accounts.map(({ memberId }) => memberId)
  const rows = await listPayments(db, ids, { from, until: now }, paymentsMax)
  const payments: Payment[] = rows.toReversed().map((row) => ({
    transferId: row.transfer_id,
    at: row.at,
    kind: row.kind,
    amountMinor: row.amount_minor,
    reference: row.reference,
  }))
  const play = await listPlay(db, ids, { from, until: now })
  const faults = await cashier.listPayerFaultsOf(ids, from, faultsMax)
  const registered = Math.min(...accounts.map(({ registeredAt }) => registeredAt.getTime()))
  const recent = payments.filter(({ at }) => isWithin(at, now, rules.amlLookbackDays))
  const movesEnough = rules.amlLinkedMinor > 0 && sumOf(recent) >= BigInt(rules.amlLinkedMinor)
  return {
    now,
    payments,
    play: play.map((row) => ({ hour: row.hour, stakesMinor: BigInt(row.stakes_minor) })),
    faults,
    activeBefore: (await findActiveBefore(db, ids, from)) ?? new Date(registered),
    links: movesEnough ? await readLinks(needs, accounts) : [],
    ...(await kyc.describePerson(accounts[0]?.personId ?? 0n)),
  }
}
