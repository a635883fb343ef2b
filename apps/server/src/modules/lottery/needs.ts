import { z } from 'zod'
import type { Database } from '@trevo/database/connect.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Logger } from '../../platform/logger.ts'
import type { Wallet } from '../wallet/index.ts'
import type { LotteryTables } from './repository/tables.ts'

/** A draw that has its numbers, as copies of the server tell each other. */
export const Drawn = z.object({
  brandId: z.int(),
  gameId: z.int(),
  gameCode: z.string(),
  numero: z.string(),
  winningNumber: z.string(),
})
export type Drawn = z.infer<typeof Drawn>

/** A ticket that won, once it is paid. */
export type PaidPrize = {
  readonly brandId: number
  readonly memberId: bigint
  readonly gameId: number
  readonly numero: string
  readonly amountMinor: bigint
}

/** Where numbers and chance come from beside our own engine. */
export type DrawSources = {
  /** What a public source says for this instant; undefined while it has not spoken. */
  findBeacon?(drawsAt: Date): Promise<string | undefined>
  /** Numbers of a draw from a feed, in the group's own writing; undefined while there are none. */
  findResult?(draw: {
    readonly gameCode: string
    readonly drawNumber: string
  }): Promise<string | undefined>
}

/** What lotteries ask of their neighbours. */
export type LotteryNeeds = {
  readonly database: Database<LotteryTables>
  readonly wallet: Pick<
    Wallet,
    | 'registerKinds'
    | 'post'
    | 'postInTx'
    | 'hold'
    | 'capture'
    | 'release'
    | 'lockBalance'
    | 'findTransfer'
  >
  readonly clock: Clock
  readonly logger: Logger
  readonly drawSources: DrawSources
  readonly members: {
    /** Whoever stands above the member, the nearest first. */
    listAbove(memberId: bigint): Promise<readonly bigint[]>
    /** `<merchant>@<username>` of each that is known. */
    accountsOf(memberIds: readonly bigint[]): Promise<ReadonlyMap<bigint, string>>
  }
  readonly listeners: {
    /** After the commit; told once, not retried. */
    onDrawn(drawn: Drawn): void
    onPaid(prizes: readonly PaidPrize[]): void
  }
}
