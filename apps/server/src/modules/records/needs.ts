import type { Language } from '@trevo/contract/shapes.ts'
import type { Database } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import type { KindDefinition, MovementOrigin, StatementLine, Wallet } from '../wallet/index.ts'
import type { RecordsTables } from './repository/tables.ts'

/** What records needs from other modules. */
export type RecordsNeeds = {
  readonly database: Database<RecordsTables>
  readonly wallet: Wallet
  readonly clock: Clock
  readonly logger: Logger
  /** Every kind of movement that can be on a statement. */
  readonly kinds: readonly KindDefinition[]
  readonly catalogue: {
    originOf(line: StatementLine, language: Language): MovementOrigin
    /** The names of the brand's games, by number. */
    gameNames(brandId: number, language: Language): ReadonlyMap<number, string>
    /** As in `Game.gameType`; undefined for a game that is gone. */
    gameTypeOf(nodeId: number): string | undefined
  }
  readonly settings: {
    brandNameOf(brandId: number): string
    /** The zone in which the brand's days begin. */
    timeZoneOf(brandId: number): string
  }
  readonly members: {
    /** The member's name on paper. */
    accountNameOf(memberId: bigint): Promise<string>
  }
}
