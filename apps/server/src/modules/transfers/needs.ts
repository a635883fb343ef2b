import type { Database, Tx } from '@trevo/database/connect.ts'
import type { TransferClient } from '@trevo/vendor-kit/client/transfer-client.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import type { Wallet } from '../wallet/index.ts'
import type { TransfersTables } from './repository/tables.ts'

/** A vendor that keeps its own wallet for each player. */
export type TransferVendor = {
  readonly code: string
  /** In the code list of wallets: 301 and above. */
  readonly accountTypeId: number
  readonly name: string
  readonly client: TransferClient
}

export type Person = {
  readonly memberId: bigint
  readonly account: string
  readonly nickname: string
}

/** What transfers needs from other modules. */
export type TransfersNeeds = {
  readonly database: Database<TransfersTables>
  readonly wallet: Pick<
    Wallet,
    | 'claimClientId'
    | 'registerKinds'
    | 'postInTx'
    | 'hold'
    | 'capture'
    | 'release'
    | 'balanceOf'
    | 'lockBalance'
  >
  readonly clock: Clock
  readonly logger: Logger
  readonly vendors: readonly TransferVendor[]
  readonly settings: {
    isSingleWallet(brandId: number): boolean
    /** The zone in which the brand's days begin. */
    timeZoneOf(brandId: number): string
    /** Whether the law allows money transfers between people. */
    mayGive(brandId: number): boolean
  }
  readonly limits: {
    /** Locks what counts the member's stakes. @returns whether there are limits */
    lockLimited(tx: Tx, memberId: bigint): Promise<boolean>
  }
  readonly members: {
    /** The caller has locked the member's balance. */
    isBlockedFromWithdrawing(tx: Tx, memberId: bigint): Promise<boolean>
    findUpline(memberId: bigint): Promise<Person | undefined>
    /** The first `limit` of those directly below whose account or name contains the text. */
    listDownline(
      memberId: bigint,
      filter: { readonly search: string; readonly limit: number },
    ): Promise<readonly Person[]>
    /** By the account; undefined unless it is directly below and neither closed nor excluded. */
    findBelow(
      above: { readonly memberId: bigint; readonly brandId: number },
      account: string,
    ): Promise<Person | undefined>
  }
  readonly cashier: {
    /** Outstanding wagering of deposits; the caller has locked the member's balance. */
    turnoverLeftOf(tx: Tx, memberId: bigint, brandId: number): Promise<bigint>
  }
  readonly identity: {
    hasPaymentPassword(memberId: bigint): Promise<boolean>
    /** Refuses unless it is the member's payment password. */
    requirePaymentPassword(
      asking: { readonly memberId: bigint; readonly brandId: number },
      typed: string,
    ): Promise<unknown>
  }
}
