import type { Language } from '@trevo/contract/shapes.ts'
import type { PromotionReward } from '@trevo/contract/promotion-terms.ts'
import type { LastingExclusion } from '@trevo/contract/wps/security/exclusion.ts'
import type { Database, Tx } from '@trevo/database/connect.ts'
import type { Texts } from '@trevo/languages/texts.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { SettledBet } from '../bets/index.ts'
import type { Wallet } from '../wallet/index.ts'
import type { Approvals } from '../../platform/approvals/change-kind.ts'
import type { PictureStore } from '../../platform/pictures/picture-store.ts'
import type { PromotionsTables } from './tables.ts'

export type Player = {
  readonly account: string
  /** False for trial users, closed accounts and excluded members. */
  readonly mayBeRewarded: boolean
  /** CPF, 11 digits; undefined until the member provides it. */
  readonly document: string | undefined
  readonly registeredAt: Date
  /** `yyyy-mm-dd`; undefined while unknown. */
  readonly birthDate: string | undefined
}

/** A reward that waits in the reward center until the member claims it. */
export type CenterReward = {
  readonly memberId: bigint
  readonly brandId: number
  readonly prize: Exclude<PromotionReward['prize'], 'cash' | 'bonus'>
  /** Its name, in each language. */
  readonly names: Texts<string>
  readonly amountMinor: bigint
  /** For free rounds: the stake of one. */
  readonly roundStakeMinor: bigint | null
  /** For free rounds: how often their winnings must be wagered before a withdrawal. */
  readonly winTurnover: number
  readonly source: string
  readonly sourceId: string
  readonly expiresAt: Date | null
}

export type TimeSpan = { readonly from: Date; readonly to: Date }

/** What promotions asks of its neighbours. */
export type PromotionsNeeds = {
  readonly database: Database<PromotionsTables>
  readonly clock: Clock
  readonly wallet: Pick<
    Wallet,
    | 'registerKinds'
    | 'postInTx'
    | 'hold'
    | 'release'
    | 'transferStream'
    | 'sumStatement'
    | 'sumStatementInTx'
    | 'balanceOf'
    | 'lockBalance'
    | 'lockMayDebit'
  >
  readonly staff: Approvals
  readonly settings: {
    /** The existing brands, and whether each brand's law requires a settled bet before any reward. */
    listLaws(): readonly { readonly brandId: number; readonly needsSettledBet: boolean }[]
    /** The zone in which the brand's days begin. */
    timeZoneOf(brandId: number): string
  }
  readonly members: {
    /** Reads through the transaction if given. */
    findPlayer(memberId: bigint, tx?: Tx): Promise<Player | undefined>
    /** The member's own exclusion in force; null without one. */
    findExclusion(memberId: bigint): Promise<LastingExclusion | null>
    /** By the user name of a brand's account; undefined without one. */
    findIdByUsername(brandId: number, username: string): Promise<bigint | undefined>
    /** Ids in the order of registration, from the one after `afterId` on. */
    listIdsAfter(afterId: bigint, limit: number): Promise<readonly bigint[]>
    /** What segments ask about members. */
    describeMembers(memberIds: readonly bigint[]): Promise<readonly SegmentMemberFacts[]>
    /** Accounts, `<merchant>@<username>`, by id. */
    accountsOf(memberIds: readonly bigint[]): Promise<ReadonlyMap<bigint, string>>
  }
  readonly cashier: {
    /** The movements that are deposits. */
    readonly depositKinds: readonly string[]
    /** The returned amount of deposits that were credited in a span; through `tx` if given. */
    sumReturned(
      memberId: bigint,
      span: TimeSpan,
      tx?: Tx,
    ): Promise<{ readonly amountMinor: bigint; readonly count: number }>
    /** Deposits of several members that were credited in a span, the oldest first. */
    listCredited(
      memberIds: readonly bigint[],
      span: TimeSpan,
    ): Promise<
      readonly {
        readonly memberId: bigint
        readonly amountMinor: bigint
        readonly creditedAt: Date
      }[]
    >
    /** Hashes of the member's payout accounts. */
    payeeKeysOf(tx: Tx, memberId: bigint): Promise<readonly string[]>
  }
  readonly play: {
    /** The movements that are stakes, of games, lotteries and on sports; each has the name of its bet. */
    readonly stakeKinds: readonly string[]
  }
  readonly catalogue: {
    /** Its category; undefined for an unknown game. */
    productOf(nodeId: number): string | undefined
    nameOf(nodeId: number, language: Language): string | undefined
    /** What of the valid stakes of a game, a lottery or sports counts, in 1/100 percent. */
    countedShareBp(of: Pick<SettledBet, 'product' | 'nodeId'>): number
  }
  readonly vip: {
    /** Read through the transaction if given. */
    levelOf(brandId: number, memberId: bigint, tx?: Tx): Promise<number>
  }
  readonly rewards: {
    /** Puts an unclaimed reward into the member's reward center; once for (source, sourceId). */
    grantReward(tx: Tx, reward: CenterReward): Promise<void>
    /**
     * Pays for a fixed-amount reward of play, out of the member's budget. Returns the stakes that still have to
     * count first, in 1/10,000 BRL; 0 if it was paid for.
     */
    spendForPlay(
      tx: Tx,
      given: Pick<CenterReward, 'memberId' | 'brandId' | 'amountMinor' | 'roundStakeMinor'> & {
        readonly prize: PromotionReward['prize']
      },
    ): Promise<bigint>
    /** Members who played since an instant, in that order. */
    listPlayedSince(
      since: Date,
      limit: number,
    ): Promise<readonly { readonly memberId: bigint; readonly at: Date }[]>
    /** Withdraws an unclaimed reward. */
    withdrawReward(
      tx: Tx,
      reward: { readonly source: string; readonly sourceId: string },
    ): Promise<unknown>
  }
  readonly sportsbook: {
    /** Whether a member and one of these others recently bet against each other; through `tx`. */
    haveOpposite(memberId: bigint, otherIds: readonly bigint[], tx: Tx): Promise<boolean>
  }
  readonly pictures: PictureStore
}

/** A member as segments read them. */
export type SegmentMemberFacts = {
  readonly memberId: bigint
  readonly brandId: number
  readonly account: string
  readonly level: number
  readonly registeredAt: Date
  /** E.164; null without one. */
  readonly mobile: string | null
  readonly availableMinor: bigint
  /** Usernames of the agents above, in lower case. */
  readonly line: readonly string[]
  /** Excluded from play, barred, closed, or a trial account. */
  readonly isFlagged: boolean
}
