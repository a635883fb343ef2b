import type { Database, Tx } from '@trevo/database/connect.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import type { Approvals } from '../../platform/approvals/change-kind.ts'
import type { Wallet } from '../wallet/index.ts'
import type { SigapReceiver } from './outside/sigap-receiver.ts'
import type { SigapTables } from './repository/tables.ts'

/** A company that reports to SIGAP, with its brands. */
export type ReportingCompany = {
  readonly companyId: number
  /** 14 digits. */
  readonly cnpj: string
  readonly brands: readonly {
    readonly brandId: number
    readonly code: string
    readonly timeZone: string
  }[]
  /** Hour of the next day by which a day's files are due, in Brasília. */
  readonly dueHour: number
}

/** A bettor's account as files name it. */
export type Bettor = {
  readonly memberId: bigint
  readonly brandId: number
  readonly account: string
  /** 11 digits; null until the member has provided it. */
  readonly cpf: string | null
  readonly bornOn: string | null
  readonly registeredAt: Date
  readonly closedAt: Date | null
}

export type GameOfFile = {
  readonly name: string
  readonly vendor: string
  readonly product: string
}

/** What the module needs from others. */
export type SigapNeeds = {
  readonly database: Database<SigapTables>
  readonly wallet: Pick<Wallet, 'transferStream'>
  readonly clock: Clock
  readonly logger: Pick<Logger, 'error' | 'warn'>
  /** Undefined where no receiver is configured: files wait in the queue. */
  readonly receiver: SigapReceiver | undefined
  readonly kinds: {
    /** `column/funds` of a kind as reports count it; undefined for one of points. */
    wordOf(kind: string): string | undefined
  }
  readonly settings: {
    companies(): readonly ReportingCompany[]
    /** The company of a brand, if it reports. */
    companyOf(brandId: number): ReportingCompany | undefined
  }
  readonly members: {
    brandsOf(memberIds: readonly bigint[]): Promise<ReadonlyMap<bigint, number>>
    findBettors(tx: Tx, memberIds: readonly bigint[]): Promise<ReadonlyMap<bigint, Bettor>>
    /** Accounts registered or closed in a span, by number, without agents and trial users. */
    listChanged(
      tx: Tx,
      page: {
        readonly brandIds: readonly number[]
        readonly from: Date
        readonly until: Date
        readonly afterId: bigint
        readonly limit: number
      },
    ): Promise<readonly bigint[]>
  }
  readonly catalogue: { gameOf(nodeId: number, language: LanguageCode): GameOfFile }
  readonly staff: Pick<Approvals, 'askChange' | 'listWaiting'>
}
