import type { Language } from '@trevo/contract/shapes.ts'
import type { HeldReason } from '@trevo/contract/promotion-names.ts'
import type { Database, Tx } from '@trevo/database/connect.ts'
import type { FillRandom } from '@trevo/fairness/seeds.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import type { SettledChange } from '../../platform/shapes/settled-change.ts'
import type { SettledBet } from '../bets/index.ts'
import type { Wallet } from '../wallet/index.ts'
import type { RewardsTables } from './tables.ts'

/** Who may get rewards. */
export type Eligible = {
  readonly brandId: number
  /** The referrer of a friend. */
  readonly referrerId: bigint | null
}

/** A member's points from a product or, below zero, those taken back. */
export type PointChange = {
  readonly id: string
  readonly memberId: bigint
  readonly product: string
  readonly pointsMinor: bigint
}

export type FreeRoundsLeft = {
  readonly id: string
  readonly nodeId: number
  readonly rounds: number
  readonly left: number
  readonly stakeMinor: bigint
  readonly winTurnover: number
  readonly expiresAt: Date
}

/** What rewards needs from other modules. */
export type RewardsNeeds = {
  readonly database: Database<RewardsTables>
  readonly clock: Clock
  readonly logger: Pick<Logger, 'warn'>
  readonly wallet: Pick<Wallet, 'registerKinds' | 'postInTx' | 'claimClientId'>
  readonly settings: {
    jurisdictionOf(brandId: number): 'open' | 'br'
    /** The zone in which the brand's days begin. */
    timeZoneOf(brandId: number): string
    readonly siteOriginOf: (brandId: number) => string
  }
  readonly members: {
    /**
     * Undefined for an unknown member, and for one who may not get rewards: closed or excluded. Inside a
     * transaction it stays true until that ends.
     */
    findEligible(memberId: bigint, tx?: Tx): Promise<Eligible | undefined>
    /** The same for what was earned before: it is paid where nothing new is given any more. */
    findPayable(memberId: bigint, tx?: Tx): Promise<Eligible | undefined>
    /** Those who may get rewards, of several at once. */
    findEligibles(memberIds: readonly bigint[], tx?: Tx): Promise<ReadonlyMap<bigint, Eligible>>
    /** Members with a birthday, by date of birth (`mm-dd`), by id. */
    listBornOn(page: {
      readonly brandId: number
      readonly days: readonly string[]
      readonly afterId: bigint
      readonly limit: number
    }): Promise<readonly bigint[]>
    findInviteCode(memberId: bigint): Promise<string>
    /** How many members the member referred. */
    countReferred(memberId: bigint): Promise<number>
    /** The members that the member referred, latest first. */
    listReferred(
      memberId: bigint,
      limit: number,
    ): Promise<readonly { readonly memberId: bigint; readonly registeredAt: Date }[]>
    /** The brand of each, including closed accounts. */
    findBrands(memberIds: readonly bigint[]): Promise<ReadonlyMap<bigint, number>>
    /** `<merchant>@<username>` */
    accountsOf(memberIds: readonly bigint[]): Promise<ReadonlyMap<bigint, string>>
    /** Why a friend may be the same person as the referrer; empty without a reason. */
    findMultiAccountSignals(
      pair: { readonly memberId: bigint; readonly friendId: bigint },
      tx: Tx,
    ): Promise<readonly HeldReason[]>
    findMaskedNames(memberIds: readonly bigint[]): Promise<ReadonlyMap<bigint, string>>
  }
  readonly cashier: {
    /** A credited deposit came from an account of the member's own CPF. */
    isVerifiedPerson(memberId: bigint, tx: Tx): Promise<boolean>
  }
  readonly identity: {
    /** Sealed for its owner: it does not open for another. */
    sealSecret(text: string, owner: string): Buffer
    openSecret(sealed: Buffer, owner: string): string
    hasSecondFactor(memberId: bigint): Promise<boolean>
  }
  readonly play: {
    /** Free rounds of a game, in the caller's transaction; once per reward. */
    grantFreeRounds(
      tx: Tx,
      order: {
        readonly memberId: bigint
        readonly nodeId: number
        readonly rounds: number
        readonly stakeMinor: bigint
        /** How often their winnings must be wagered before a withdrawal. */
        readonly winTurnover: number
        readonly expiresAt: Date
        readonly source: string
        readonly sourceId: string
      },
    ): Promise<void>
    /** Those that can still be played. */
    listFreeRounds(memberId: bigint): Promise<readonly FreeRoundsLeft[]>
  }
  readonly catalogue: {
    /** The product of a game; undefined for a removed one. */
    productOf(nodeId: number): string | undefined
    nameOf(nodeId: number, language: Language): string | undefined
    isOpen(nodeId: number, brandId: number): boolean
    /** What of the valid stakes of a game, a lottery or sports counts, in 1/100 percent. */
    countedShareBp(of: Pick<SettledBet, 'product' | 'nodeId'>): number
  }
  readonly points: {
    /** The points for amounts by these brands' rules. */
    rateInTx(
      tx: Tx,
      brandIds: readonly number[],
    ): Promise<(brandId: number, product: string, amountMinor: bigint) => bigint>
    /** No balance goes below zero: spent points are owed. */
    changeInTx(tx: Tx, changes: readonly PointChange[]): Promise<void>
    /** The highest money value of a brand's points, in 1/10,000 BRL rounded up. */
    worthInTx(tx: Tx, brandId: number, pointsMinor: bigint): Promise<bigint>
    grantInTx(
      tx: Tx,
      prize: { readonly id: string; readonly memberId: bigint; readonly pointsMinor: bigint },
    ): Promise<void>
  }
  readonly vip: {
    /** The member's rank; undefined if the brand has no levels. */
    findRank(brandId: number, memberId: bigint, tx?: Tx): Promise<number | undefined>
  }
  readonly agents: {
    /** Stakes count for the teams of agents in the same transaction as for rewards. */
    addSettledInTx(tx: Tx, changes: readonly SettledChange[]): Promise<void>
  }
  readonly environment: { readonly fillRandom: FillRandom }
  readonly listeners: {
    /** The number of a member's rewards changed. */
    onChanged(memberIds: readonly bigint[]): void
  }
}
