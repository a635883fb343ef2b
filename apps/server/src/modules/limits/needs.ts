import type { Database, Tx } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import type { Wallet } from '../wallet/index.ts'
import type { RaiseRule } from './domain/change-limit.ts'
import type { LimitName } from './domain/limit.ts'
import type { LimitsTables } from './repository/tables.ts'

/** What the law of a brand says about limits. */
export type LimitRules = {
  readonly raise: RaiseRule
  /** A loss and a time limit are required. */
  readonly areRequired: boolean
  /** Minutes of play between reality checks. */
  readonly checkEveryMin: number
}

/** What limits needs from other modules. */
export type LimitsNeeds = {
  readonly database: Database<LimitsTables>
  readonly clock: Clock
  readonly logger: Logger
  readonly wallet: Pick<
    Wallet,
    | 'registerStakeGuard'
    | 'listStakeKinds'
    | 'setLimited'
    | 'findTransferInTx'
    | 'sumDays'
    | 'sumStatementInTx'
  >
  readonly members: {
    /** The person whose account it is. */
    personOf(memberId: bigint, tx?: Tx): Promise<bigint>
    /** An account of a brand by its name. */
    findByUsername(brandId: number, username: string): Promise<bigint | undefined>
    /** All accounts of a person. */
    accountsOf(personId: bigint, tx?: Tx): Promise<readonly bigint[]>
    /** Takes an account that became a further one of its person, each once. @returns the person */
    takeAddedAccount(tx: Tx): Promise<bigint | undefined>
    /** A limit that was missing has been set: whether the person's accounts may be staked from is asked again. */
    applyStanding(tx: Tx, personId: bigint): Promise<void>
  }
  readonly identity: {
    /** @throws Refusal `password.wrong`, `login.locked` */
    provePassword(asked: {
      readonly memberId: bigint
      readonly password: string
      readonly address: string
    }): Promise<unknown>
  }
  readonly settings: { rulesOf(brandId: number): LimitRules }
  readonly listeners: {
    /** A limit is used up to this percentage. */
    onUsed(
      memberId: bigint,
      warning: { readonly kind: string; readonly period: string; readonly percent: number },
    ): void
    /** A stake or deposit was asked for that a limit does not allow. */
    onRefused(
      attempt: { readonly personId: bigint; readonly memberId: bigint; readonly at: Date },
      name: LimitName,
    ): void
    /** In the transaction that takes note of the wish for a higher limit, or none. */
    onRaiseAsked(tx: Tx, memberId: bigint, at: Date): Promise<void>
  }
}
