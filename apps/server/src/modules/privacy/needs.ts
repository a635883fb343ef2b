import type { DataCategory } from '@trevo/contract/wps/my-data.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { Database, Tx } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Sealing } from '@trevo/platform/sealing.ts'
import type { PrivacyTables } from './repository/tables.ts'

export type Whose = { readonly memberId: bigint; readonly brandId: number }

/** A module's part of what is kept of a person. */
export type DataSource = {
  readonly category: DataCategory
  /** Short: the heading in the file. */
  readonly name: string
  /** What is kept, as plain data, at most `linesMax` lines. */
  read(whose: Whose & { readonly language: Language; readonly linesMax: number }): Promise<unknown>
}

/** What no law asks to keep: deleted when the person asks. */
export type Eraser = {
  readonly name: string
  /** In the transaction that ends the request. */
  erase(tx: Tx, whose: Whose): Promise<void>
}

/** An operator's reading of clear personal data. */
export type DataReading = {
  readonly id: bigint
  readonly at: Date
  readonly role: string | null
  readonly fields: readonly string[]
}

/** What the module needs from others. */
export type PrivacyNeeds = {
  readonly database: Database<PrivacyTables>
  readonly clock: Clock
  readonly secrets: { readonly sealing: Sealing }
  readonly settings: {
    /** For how many years after its end the law asks to keep the records of an account. */
    recordYearsOf(brandId: number): number
  }
  readonly identity: {
    /** The login password again. @throws Refusal `password.wrong`, `login.locked` */
    provePassword(asked: {
      readonly memberId: bigint
      readonly password: string
      readonly address: string
    }): Promise<unknown>
  }
  readonly members: {
    /** What the account says of the person, by name; empty fields are left out. */
    profileOf(
      memberId: bigint,
    ): Promise<readonly { readonly name: string; readonly value: string }[]>
    usernamesOf(memberIds: readonly bigint[]): Promise<ReadonlyMap<bigint, string>>
    findByUsername(brandId: number, username: string): Promise<bigint | undefined>
  }
  readonly staff: {
    /** Readings of the member’s data, the newest first. */
    listReadings(
      whose: Whose,
      page: { readonly before: bigint | undefined; readonly limit: number },
    ): Promise<readonly DataReading[]>
  }
  readonly sources: readonly DataSource[]
  readonly erasers: readonly Eraser[]
}
