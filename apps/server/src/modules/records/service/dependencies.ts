import type { Language } from '@trevo/contract/shapes.ts'
import type { Database } from '@trevo/database/connect.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Logger } from '../../../platform/logger.ts'
import type { KindDefinition, MovementOrigin, StatementLine, Wallet } from '../../wallet/index.ts'
import type { RecordsTables } from '../repository/tables.ts'

export type RecordsDependencies = {
  readonly database: Database<RecordsTables>
  readonly wallet: Wallet
  readonly clock: Clock
  readonly logger: Logger
  /** Every kind that can stand on a statement. */
  readonly kinds: readonly KindDefinition[]
  readonly originOf: (line: StatementLine, language: Language) => MovementOrigin
  /** What the brand's games are called, by number. */
  readonly gameNames: (brandId: number, language: Language) => ReadonlyMap<number, string>
  /** As in `Game.gameType`; undefined for a game that is gone. */
  readonly gameTypeOf: (nodeId: number) => string | undefined
  readonly brandNameOf: (brandId: number) => string
  /** How the member is called on paper. */
  readonly accountNameOf: (memberId: bigint) => Promise<string>
}

/** The zone of statements and of the days by which profit is told. */
export const zone = 'America/Sao_Paulo'
