import type { Language } from '@trevo/contract/shapes.ts'
import type { TaxNature } from '@trevo/contract/wps/tax.ts'

/** What is printed of a person's year of net prizes (ComprovaBet). */
export type TaxSheet = {
  readonly language: Language
  readonly companyName: string
  /** 14 digits. */
  readonly cnpj: string | null
  /** The company's brands that it covers. */
  readonly brandNames: readonly string[]
  readonly timeZone: string
  /** 11 digits. */
  readonly cpf: string | null
  readonly accounts: readonly string[]
  readonly year: number
  /** Null for a year without a statement yet: the page says that it is not final. */
  readonly version: number | null
  readonly madeAt: Date
  readonly lines: readonly {
    readonly nature: TaxNature
    readonly stakesMinor: bigint
    readonly prizesMinor: bigint
    readonly netMinor: bigint
  }[]
  readonly netPrizesMinor: bigint
  readonly bandMinor: bigint
  readonly rateBp: number
  readonly taxableMinor: bigint
  readonly taxMinor: bigint
  /** Hexadecimal; null without a statement. */
  readonly sha256: string | null
}
