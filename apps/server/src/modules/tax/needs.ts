import type { Language } from '@trevo/contract/shapes.ts'
import type { Database, Tx } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { TaxSheet } from '../../platform/shapes/tax-sheet.ts'
import type { Wallet } from '../wallet/index.ts'
import type { TaxTables } from './repository/tables.ts'

/** A company whose players are given a statement, with its brands under that law. */
export type TaxCompany = {
  readonly companyId: number
  readonly name: string
  /** 14 digits; null while it is not entered. */
  readonly cnpj: string | null
  readonly brands: readonly { readonly brandId: number; readonly name: string }[]
}

/** What the law says at an instant. */
export type TaxLaw = {
  readonly bandMinor: bigint
  readonly rateBp: number
  /** 1 to 12. */
  readonly dueMonth: number
}

/** An account and the human it belongs to. */
export type TaxAccount = {
  readonly memberId: bigint
  readonly brandId: number
  readonly personId: bigint
  readonly username: string
  /** 11 digits. */
  readonly cpf: string | null
}

/** What the module needs from others. */
export type TaxNeeds = {
  readonly database: Database<TaxTables>
  readonly wallet: Pick<Wallet, 'transferStream'>
  readonly clock: Clock
  readonly kinds: {
    /** `stake`, `undone` or `prize`; undefined for a movement that is no bet. */
    wordOf(kind: string): string | undefined
  }
  readonly settings: {
    companies(): readonly TaxCompany[]
    /** The company of a brand, if the law asks it for statements. */
    companyOf(brandId: number): TaxCompany | undefined
    lawAt(company: TaxCompany, at: Date): TaxLaw
    timeZoneOf(brandId: number): string
  }
  readonly members: {
    findAccounts(tx: Tx, memberIds: readonly bigint[]): Promise<readonly TaxAccount[]>
    /** Every account of these persons, closed ones too. */
    accountsOfPersons(tx: Tx, personIds: readonly bigint[]): Promise<readonly TaxAccount[]>
    findByUsername(brandId: number, username: string): Promise<bigint | undefined>
  }
  readonly records: { printTax(sheet: TaxSheet): Promise<Uint8Array> }
}

export type OwnCaller = {
  readonly memberId: bigint
  readonly brandId: number
  readonly language: Language
}
