import type { CaseState } from '@trevo/contract/wps/kyc/kyc-names.ts'
import type { PasskeyOptions, PasskeyResponse } from '@trevo/contract/wps/security/passkeys.ts'
import type { Database, Tx } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Sealing } from '@trevo/platform/sealing.ts'
import type { PartyCall } from '../../platform/outside/ask-party.ts'
import type { SealedCall } from '../../platform/outside/seal-call.ts'
import type { KycPorts } from './ports.ts'
import type { KycTables } from './repository/tables.ts'

/** An account as a case needs it. */
export type KycAccount = {
  readonly memberId: bigint
  readonly personId: bigint
  readonly brandId: number
  readonly username: string
  /** The public id. */
  readonly customerId: string
  readonly fullName: string | null
  /** CPF, 11 digits. */
  readonly taxId: string | null
  /** `yyyy-mm-dd` */
  readonly bornOn: string | null
  readonly phone: string | null
  readonly email: string | null
  readonly signUpAddress: string | null
}

/** Keys that are not in the database. */
export type KycSecrets = {
  /** For forms and pictures; a sealed value opens only for what it was sealed for. */
  readonly sealing: Sealing
  /** A keyed hash, so that a thief of the database finds no document by its number. */
  hash(text: string): Buffer
}

/** What kyc needs from other modules. */
export type KycNeeds = {
  readonly database: Database<KycTables>
  readonly clock: Clock
  readonly ports: KycPorts
  readonly secrets: KycSecrets
  sealCall(call: PartyCall): SealedCall
  readonly settings: {
    /** Whether the brand takes no stake before a case is verified. */
    isRequired(brandId: number): boolean
    /** Minutes without an act after which a session proves itself again; 0 never. */
    idleReauthMin(brandId: number): number
    /** How often a place is asked for before betting; 0 never. */
    locationEveryMin(brandId: number): number
    /** Where a member of the brand has to be, as ISO 3166-1. */
    countryOf(brandId: number): string
    /** The calendar day of the brand, `yyyy-mm-dd`. */
    todayOf(brandId: number, at: Date): string
  }
  readonly identity: {
    /** The login password again. @throws Refusal `password.wrong`, `login.locked` */
    provePassword(asked: {
      readonly memberId: bigint
      readonly password: string
      readonly address: string
    }): Promise<unknown>
    readonly passkeys: {
      count(memberId: bigint): Promise<number>
      /** A challenge for the member's devices at the host of the page. */
      ask(
        host: string,
        memberId: bigint,
      ): Promise<{ readonly challengeId: string; readonly options: PasskeyOptions }>
      /** Uses the challenge up. @throws Refusal `passkey.failed` */
      check(answer: {
        readonly challengeId: string
        readonly response: PasskeyResponse
        readonly host: string
        readonly memberId: bigint
      }): Promise<unknown>
    }
  }
  readonly members: {
    getAccount(memberId: bigint, tx?: Tx): Promise<KycAccount>
    findAccounts(memberIds: readonly bigint[]): Promise<readonly KycAccount[]>
    /** The accounts of a person at the brands of the company, ascending. */
    listAccountIds(personId: bigint, tx: Tx): Promise<readonly bigint[]>
    /** Whose CPF it is at the company of this brand. */
    findPersonByCpf(brandId: number, cpf: string, tx: Tx): Promise<bigint | undefined>
    /** Gives the account the name, the birth date and the CPF that it has none of. */
    confirmIdentity(
      tx: Tx,
      memberId: bigint,
      proven: { readonly fullName: string; readonly bornOn: string; readonly cpf: string },
    ): Promise<void>
    /** Sets what the account may do, under the lock that moves its money. */
    applyStanding(tx: Tx, memberId: bigint): Promise<void>
  }
  readonly live: {
    /** The member's pages show the new state. */
    onCaseChanged(memberId: bigint, state: CaseState): void
  }
}
