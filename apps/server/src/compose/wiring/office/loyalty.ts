import { createDatabase } from '@trevo/database/connect.ts'
import { gameIn, type Catalogue } from '../../../modules/catalogue/index.ts'
import { createLoyalty, type Loyalty } from '../../../modules/loyalty/index.ts'
import type { Points } from '../../../modules/points/index.ts'
import type { Settings } from '../../../modules/settings/index.ts'
import type { Staff } from '../../../modules/staff/index.ts'
import type { Platform } from '../../platform.ts'
import { timeZoneOf } from '../../time-zone-of.ts'

type Neighbours = {
  readonly settings: Settings
  readonly catalogue: Pick<Catalogue, 'findGame'>
  readonly points: Pick<Points, 'worthInTx'>
  readonly staff: Pick<Staff, 'approvals'>
}

/** Settings of rewards, points and levels for operators. */
export const buildLoyalty = (
  { pools, clock, logger }: Platform,
  { settings, catalogue, points, staff }: Neighbours,
): Loyalty =>
  createLoyalty({
    database: createDatabase(pools.requests),
    clock,
    logger,
    staff: staff.approvals,
    settings: { timeZoneOf: timeZoneOf(settings) },
    catalogue: {
      nameOf: (nodeId, brandId) => {
        const game = catalogue.findGame(nodeId, brandId)
        return game && gameIn(game, 'PT').gameName
      },
    },
    points,
  })
