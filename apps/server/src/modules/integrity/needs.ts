import type { Database, Tx } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Approvals } from '../../platform/approvals/change-kind.ts'
import type { IntegrityTables } from './repository/tables.ts'

/** A match as the book knows it. */
export type SuspectedMatch = {
  readonly name: string
  readonly league: string
  readonly startsAt: Date
  readonly status: string
}

export type StakesOfChoice = {
  readonly market: string
  readonly selection: string
  readonly slips: number
  readonly stakedMinor: bigint
}

/** What the module needs from others. */
export type IntegrityNeeds = {
  readonly database: Database<IntegrityTables>
  readonly clock: Clock
  readonly settings: {
    /** Business days within which a suspicion is reported; 0 where no law asks. */
    noticeDaysOf(brandId: number): number
    brandOf(brandId: number): { readonly cnpj: string | null; readonly code: string }
  }
  readonly sportsbook: {
    /** A match of the brand. */
    findMatch(tx: Tx, brandId: number, matchId: bigint): Promise<SuspectedMatch | undefined>
    /** What the brand's slips stake on each choice, the largest first. */
    sumStakes(
      tx: Tx,
      brandId: number,
      matchId: bigint,
      limit: number,
    ): Promise<readonly StakesOfChoice[]>
  }
  readonly staff: Pick<Approvals, 'askChange' | 'listWaiting'>
}
