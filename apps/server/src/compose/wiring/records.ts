import { createDatabase } from '@trevo/database/connect.ts'
import { nameIn, type Catalogue } from '../../modules/catalogue/index.ts'
import type { LimitsModule } from '../../modules/limits/index.ts'
import type { MemberDirectory } from '../../modules/members/index.ts'
import { createRecords, type Records } from '../../modules/records/index.ts'
import type { Settings } from '../../modules/settings/index.ts'
import type { Wallet } from '../../modules/wallet/index.ts'
import { statementKinds, statementOrigin } from '../movements/describe-movements.ts'
import { relatedMovements } from '../movements/related-movements.ts'
import type { Platform } from '../platform.ts'
import { timeZoneOf } from '../time-zone-of.ts'

type Neighbours = {
  readonly settings: Settings
  readonly catalogue: Catalogue
  readonly members: MemberDirectory
  readonly wallet: Wallet
  readonly limits: LimitsModule
}

/** Statements, receipts and profit, with the names that other modules know. */
export const buildRecords = (
  { pools, clock, config, logger }: Platform,
  { settings, catalogue, members, wallet, limits }: Neighbours,
): Records =>
  createRecords({
    database: createDatabase(pools.requests),
    wallet,
    clock,
    logger,
    kinds: statementKinds,
    catalogue: {
      originOf: statementOrigin(catalogue, config, clock),
      gameNames: (brandId, language) =>
        new Map(
          catalogue.lobby(brandId).games.map((game) => [game.row.node_id, nameIn(game, language)]),
        ),
      gameTypeOf: (nodeId) => catalogue.findKnown(nodeId)?.row.game_type,
    },
    ...relatedMovements(pools.requests, catalogue),
    limits,
    settings: {
      brandNameOf: (brandId) => settings.brand(brandId).row.name,
      timeZoneOf: timeZoneOf(settings),
    },
    members: {
      accountNameOf: async (memberId) => {
        const member = await members.findMember(memberId)
        if (!member) return ''
        return member.payeeName ? `${member.username} (${member.payeeName})` : member.username
      },
    },
  })
