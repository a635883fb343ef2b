import { LRUCache } from 'lru-cache'
import type { Balance } from '../../wallet/index.ts'
import { claimLosses, type LossClaim } from './repository/claim-payouts.ts'
import type { KnownStake } from './domain/known-stake.ts'
import { createBreaker, type Breaker } from './breaker.ts'
import { createBudget, type Budget } from './budget.ts'
import { createCoalescer } from '@trevo/database/coalesce.ts'
import type { PlayNeeds } from '../needs.ts'
import { createPayoutCaps, type PayoutCaps } from './payout-caps.ts'
import { createIncidents, type ReportIncident } from './incidents.ts'
import { createProjectBets } from './project-bets.ts'
import { createKnownSessions, type KnownSessions } from './known-sessions.ts'
import { createKnownStops, type KnownStops } from './known-stops.ts'

/** The needs plus the caches and batches that all messages share. */
export type PlayContext = PlayNeeds &
  PayoutCaps & {
    readonly sessions: KnownSessions
    readonly stops: KnownStops
    readonly stakes: LRUCache<string, KnownStake>
    /** When an unknown stake was first named by a credit. */
    readonly firstNamedAt: LRUCache<string, number>
    /** False if the stake was decided before. */
    readonly claimLoss: (claim: LossClaim) => Promise<boolean>
    readonly balanceNow: (memberId: bigint) => Promise<Balance | null>
    /** Updates the bet record. */
    readonly projectBets: () => Promise<number>
    readonly report: ReportIncident
    readonly breaker: Breaker
    readonly budget: Budget
  }

export const stakeKey = (vendor: string, txnId: string): string => `${vendor}\n${txnId}`

export const createContext = (needs: PlayNeeds): PlayContext => {
  const { pool, wallet, clock } = needs
  return {
    ...needs,
    ...createPayoutCaps(needs),
    sessions: createKnownSessions(needs),
    stops: createKnownStops(needs),
    stakes: new LRUCache<string, KnownStake>({ max: 100_000 }),
    firstNamedAt: new LRUCache<string, number>({ max: 10_000 }),
    claimLoss: createCoalescer(claimLosses(pool, clock.now)),
    balanceNow: createCoalescer<bigint, Balance | null>(async (memberIds) => {
      const balances = await wallet.balancesOf([...new Set(memberIds)])
      return memberIds.map((memberId) => balances.get(memberId) ?? null)
    }),
    projectBets: createProjectBets(needs),
    report: createIncidents(needs),
    breaker: createBreaker(clock),
    budget: createBudget(),
  }
}
