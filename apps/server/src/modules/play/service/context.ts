import type { Balance } from '../../wallet/index.ts'
import { claimCredits, type ClaimedFate, type CreditClaim } from '../repository/claim-credits.ts'
import { createBreaker, type Breaker } from './breaker.ts'
import { createCoalescer } from './coalesce.ts'
import type { PlayDependencies } from './dependencies.ts'
import { createIncidents, type ReportIncident } from './incidents.ts'
import { createKnownSessions, createMemory, type KnownSessions } from './known-sessions.ts'

/** A stake in the ledger, as a credit or rollback needs to know it. */
export type KnownStake = {
  readonly memberId: bigint
  readonly roundId: string
  readonly nodeId: number
}

/** The dependencies plus what the messages share: memories and batches. */
export type PlayContext = PlayDependencies & {
  readonly sessions: KnownSessions
  readonly stakes: {
    get(key: string): KnownStake | undefined
    set(key: string, stake: KnownStake): void
  }
  /** When an unknown stake was first named by a credit. */
  readonly firstNamedAt: {
    get(key: string): number | undefined
    set(key: string, at: number): void
  }
  readonly claimCredit: (claim: CreditClaim) => Promise<ClaimedFate>
  readonly balanceNow: (memberId: bigint) => Promise<Balance | null>
  readonly report: ReportIncident
  readonly breaker: Breaker
}

export const stakeKey = (vendor: string, txnId: string): string => `${vendor}\n${txnId}`

export const createContext = (dependencies: PlayDependencies): PlayContext => {
  const { pool, wallet, clock } = dependencies
  return {
    ...dependencies,
    sessions: createKnownSessions(dependencies),
    stakes: createMemory<KnownStake>(100_000),
    firstNamedAt: createMemory<number>(10_000),
    claimCredit: createCoalescer(claimCredits(pool, clock.now)),
    balanceNow: createCoalescer<bigint, Balance | null>(async (memberIds) => {
      const balances = await wallet.balancesOf([...new Set(memberIds)])
      return memberIds.map((memberId) => balances.get(memberId) ?? null)
    }),
    report: createIncidents(dependencies),
    breaker: createBreaker(clock),
  }
}
