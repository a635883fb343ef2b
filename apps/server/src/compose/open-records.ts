import { createDatabase, type Pool } from '@trevo/database/connect.ts'
import { nameIn, type Catalogue } from '../modules/catalogue/index.ts'
import type { Members } from '../modules/members/index.ts'
import { createRecords, type Records } from '../modules/records/index.ts'
import type { Settings } from '../modules/settings/index.ts'
import type { Wallet } from '../modules/wallet/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Logger } from '../platform/logger.ts'
import { statementKinds, statementOrigin } from './describe-movements.ts'

export type OpenRecordsOptions = {
  readonly pool: Pool
  readonly clock: Clock
  readonly config: Config
  readonly logger: Logger
  readonly settings: Settings
  readonly catalogue: Catalogue
  readonly members: Members
  readonly wallet: Wallet
}

/** Statements, receipts and profit, with the names that other modules know. */
export const openRecords = (options: OpenRecordsOptions): Records => {
  const { pool, clock, config, logger, settings, catalogue, members, wallet } = options
  return createRecords({
    database: createDatabase(pool),
    wallet,
    clock,
    logger,
    kinds: statementKinds,
    originOf: statementOrigin(catalogue, config),
    gameNames: (brandId, language) =>
      new Map(
        catalogue.lobby(brandId).games.map((game) => [game.row.node_id, nameIn(game, language)]),
      ),
    gameTypeOf: (nodeId) => catalogue.findKnown(nodeId)?.row.game_type,
    brandNameOf: (brandId) => settings.brand(brandId).row.name,
    accountNameOf: async (memberId) => {
      const member = await members.findMember(memberId)
      if (!member) return ''
      return member.payeeName ? `${member.username} (${member.payeeName})` : member.username
    },
  })
}
