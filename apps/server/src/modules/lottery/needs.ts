import type { PrizeMode } from '@trevo/contract/wps/lottery/shapes.ts'
import { z } from 'zod'
import type { Database, Tx } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import type { Approvals } from '../../platform/approvals/change-kind.ts'
import type { TicketSheet } from '../../platform/shapes/ticket-sheet.ts'
import type { Wallet } from '../wallet/index.ts'
import type { LotteryTables } from './tables.ts'
import type { TicketKeys } from './receipts/service/load-ticket-keys.ts'

/** A finished draw, as copies of the server announce it to each other. */
export const Drawn = z.object({
  brandId: z.int(),
  gameId: z.int(),
  gameCode: z.string(),
  numero: z.string(),
  winningNumber: z.string(),
})
export type Drawn = z.infer<typeof Drawn>

/** A winning ticket, once it is paid. */
export type PaidPrize = {
  readonly brandId: number
  readonly memberId: bigint
  /** The credit that paid it, unique to this prize. */
  readonly creditId: bigint
  readonly gameId: number
  /** By language. */
  readonly gameNames: Readonly<Record<string, string>>
  readonly numero: string
  readonly amountMinor: bigint
  readonly paidAt: Date
}

/** Where numbers and chance come from beside our own engine. */
export type DrawSources = {
  /** A public source's value for this instant; undefined until it is published. */
  findBeacon?(drawsAt: Date): Promise<string | undefined>
  /** Numbers of a draw from a feed, in the group's own notation; undefined until they exist. */
  findResult?(draw: {
    readonly gameCode: string
    readonly drawNumber: string
  }): Promise<string | undefined>
}

/** A lottery as its lobby lists it. */
export type LotteryListing = {
  readonly brandId: number
  readonly id: number
  readonly code: string
  readonly names: Readonly<Record<string, string>>
  readonly groupCode: string
  readonly prizeMode: 'LOTT' | 'ELOTT' | 'SEA'
  readonly accountType: 'TCG' | 'TCG_SEA' | 'TCG_LOTTO_VN'
}

/** What lotteries needs from other modules. */
export type LotteryNeeds = {
  readonly database: Database<LotteryTables>
  readonly wallet: Pick<
    Wallet,
    | 'registerKinds'
    | 'claimClientId'
    | 'claimClientIds'
    | 'post'
    | 'postInTx'
    | 'postSetInTx'
    | 'hold'
    | 'capture'
    | 'release'
    | 'lockBalance'
    | 'lockStakers'
    | 'balancesOf'
    | 'findTransfer'
  >
  readonly clock: Clock
  readonly logger: Logger
  readonly staff: Approvals
  readonly drawSources: DrawSources
  readonly ticketKeys: TicketKeys
  readonly settings: {
    /** The zone in which the brand's days begin. */
    timeZoneOf(brandId: number): string
    brandNameOf(brandId: number): string
    /** Whether several members may share one ticket, by the law of the brand. */
    offersSharedTickets(brandId: number): boolean
    /** Stakes of parts of a centavo are offered too. */
    offersPartsOfCentavo(brandId: number): boolean
    /** The types of lottery that the brand offers; the first is its own (LOTT-2). */
    lotteryTypesOf(brandId: number): readonly PrizeMode[]
    /** Not under maintenance, with its lotteries enabled, and not stopped by operators. */
    takesStakes(brandId: number): boolean | Promise<boolean>
  }
  readonly catalogue: {
    /** Lists a new lottery in the lobby of its brand, and of no other. False if the code is taken. */
    addLottery(tx: Tx, listing: LotteryListing): Promise<boolean>
  }
  readonly records: {
    /** The receipt as PDF. */
    printTicket(page: TicketSheet): Promise<Uint8Array>
  }
  readonly members: {
    /** The uplines of the member, nearest first. */
    listAbove(memberId: bigint): Promise<readonly bigint[]>
    /** `<merchant>@<username>` of each known member. */
    accountsOf(memberIds: readonly bigint[]): Promise<ReadonlyMap<bigint, string>>
  }
  readonly listeners: {
    /** After the commit; called once, not retried. */
    onDrawn(drawn: Drawn): void
    onPaid(prizes: readonly PaidPrize[]): void
  }
}
