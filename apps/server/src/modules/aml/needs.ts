import type { Database, Tx } from '@trevo/database/connect.ts'
import type { LinkReason } from '@trevo/contract/promotion-names.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Sealing } from '@trevo/platform/sealing.ts'
import type { Approvals } from '../../platform/approvals/change-kind.ts'
import type { Wallet } from '../wallet/index.ts'
import type { AmlSettings, PayerFault } from './domain/facts.ts'
import type { AmlTables } from './repository/tables.ts'

/** An account as the watch sees it. */
export type AmlMember = {
  readonly memberId: bigint
  readonly brandId: number
  readonly personId: bigint
  readonly customerId: string
  readonly username: string
  readonly fullName: string | null
  /** CPF, 11 digits. */
  readonly taxId: string | null
  readonly bornOn: string | null
  readonly registeredAt: Date
  readonly isClosed: boolean
}

/** The rules of a brand that the watch follows. */
export type WatchRules = AmlSettings & {
  readonly amlAlertDays: number
  /** 0 where nobody receives reports. */
  readonly coafHours: number
}

export type AmlBrand = {
  readonly brandId: number
  readonly companyId: number
  /** 14 digits; null where the company has none. */
  readonly cnpj: string | null
  readonly code: string
  readonly timeZone: string
}

/** What identity cases say of a person. */
export type Profile = {
  readonly exposure: 'self' | 'related' | 'listed' | null
  readonly monthlyIncomeMinor: bigint | null
}

/** Of what other modules know, the next part after a position in their order, up to an instant. */
export type SourcePage = {
  readonly after: { readonly at: Date; readonly id: string }
  readonly until: Date
  readonly limit: number
}

/** Something about a member, in the order in which it became known. */
export type NumberedMember = { readonly memberId: bigint; readonly at: Date; readonly id: string }
export type NumberedFault = PayerFault & NumberedMember

/** What aml needs from other modules. */
export type AmlNeeds = {
  readonly database: Database<AmlTables>
  readonly wallet: Pick<Wallet, 'transferStream'>
  readonly clock: Clock
  /** Keys that are not in the database. */
  readonly secrets: { readonly sealing: Sealing }
  readonly kinds: {
    /** `deposit`, `withdrawal`, `reversal`, `sent_back`, `stake`, `undone` or `prize`; undefined for the others. */
    wordOf(kind: string): string | undefined
  }
  readonly settings: {
    brandOf(brandId: number): AmlBrand
    rulesOf(brandId: number): WatchRules
    /** Every figure of the watch as it was at an instant, by name. */
    watchedRulesAt(brandId: number, at: Date): Readonly<Record<string, unknown>>
  }
  readonly members: {
    findMembers(memberIds: readonly bigint[], tx?: Tx): Promise<readonly AmlMember[]>
    /** Every account of a person, closed ones too, in ascending order. */
    listPersonAccounts(personId: bigint, tx?: Tx): Promise<readonly AmlMember[]>
    maskName(fullName: string): string
    maskNumber(number: string): string
  }
  readonly cashier: {
    /** Faults of payers after a position, up to an instant, in their order. */
    listPayerFaults(page: SourcePage): Promise<readonly NumberedFault[]>
    /** Oldest first. */
    listPayerFaultsOf(
      memberIds: readonly bigint[],
      since: Date,
      limit: number,
    ): Promise<readonly NumberedFault[]>
  }
  readonly kyc: {
    describePerson(personId: bigint): Promise<Profile>
    /** Answers that a person is politically exposed, after a position, up to an instant, in their order. */
    listExposed(page: SourcePage): Promise<readonly NumberedMember[]>
  }
  readonly risk: {
    /** Accounts of the brand that share something with this one. */
    listLinked(
      brandId: number,
      customerId: string,
    ): Promise<
      readonly {
        readonly customerId: string
        readonly username: string
        readonly reasons: readonly LinkReason[]
      }[]
    >
  }
  readonly staff: Pick<Approvals, 'askChange' | 'listWaiting'> & {
    /** The human behind an operator's account. */
    personOf(operatorId: bigint, tx?: Tx): Promise<bigint>
  }
}
