import type { Balance } from '../../wallet/index.ts'
import { claimLosses, type LossClaim } from '../repository/claim-payouts.ts'
import { createBreaker, type Breaker } from './breaker.ts'
import { createCoalescer } from './coalesce.ts'
import type { PlayDependencies } from './dependencies.ts'
import { createPayoutCaps, type PayoutCaps } from './payout-caps.ts'
import { createIncidents, type ReportIncident } from './incidents.ts'
import { createProjectBets } from './project-bets.ts'
import { createKnownSessions, createMemory, type KnownSessions } from './known-sessions.ts'

/** A stake in the ledger, as a credit or rollback needs to know it. */
export type KnownStake = {
  readonly memberId: bigint
  readonly roundId: string
  readonly nodeId: number
  readonly stakeMinor: bigint
}

/** The dependencies plus what the messages share: memories and batches. */
export type PlayContext = PlayDependencies &
  PayoutCaps & {
    readonly sessions: KnownSessions
    readonly stakes: {
      get(key: string): KnownStake | undefined
      set(key: string, stake: KnownStake): void
      delete(key: string): void
    }
    /** When an unknown stake was first named by a credit. */
    readonly firstNamedAt: {
      get(key: string): number | undefined
      set(key: string, at: number): void
    }
    /** False when the stake was decided before. */
    readonly claimLoss: (claim: LossClaim) => Promise<boolean>
    readonly balanceNow: (memberId: bigint) => Promise<Balance | null>
    /** Brings the bet record up to now. */
    readonly projectBets: () => Promise<number>
    readonly report: ReportIncident
    readonly breaker: Breaker
  }

export const stakeKey = (vendor: string, txnId: string): string => `${vendor}\n${txnId}`

export const createContext = (dependencies: PlayDependencies): PlayContext => {
  const { pool, wallet, clock } = dependencies
  return {
    ...dependencies,
    ...createPayoutCaps(dependencies),
    sessions: createKnownSessions(dependencies),
    stakes: createMemory<KnownStake>(100_000),
    firstNamedAt: createMemory<number>(10_000),
    claimLoss: createCoalescer(claimLosses(pool, clock.now)),
    balanceNow: createCoalescer<bigint, Balance | null>(async (memberIds) => {
      const balances = await wallet.balancesOf([...new Set(memberIds)])
      return memberIds.map((memberId) => balances.get(memberId) ?? null)
    }),
    projectBets: createProjectBets(dependencies),
    report: createIncidents(dependencies),
    breaker: createBreaker(clock),
  }
}
