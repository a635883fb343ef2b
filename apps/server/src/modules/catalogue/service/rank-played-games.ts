import { dayMs } from '@trevo/calendar/durations.ts'
import type { Database } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import type { Bus } from '../../../platform/bus.ts'
import type { Lobby } from '../domain/lobby.ts'
import { mostPlayed, playDays } from '../domain/most-played.ts'
import { lockCatalogueOf } from '../repository/change-catalogue.ts'
import { replacePopular } from '../repository/popular-games.ts'

export type RankNeeds = {
  readonly database: Database<never>
  readonly bus: Pick<Bus, 'publish'>
  readonly clock: Clock
  readonly logger: Pick<Logger, 'error'>
  readonly listBrandIds: () => readonly number[]
  readonly lobby: (brandId: number) => Pick<Lobby, 'games'>
  /** How often each game was staked on at a brand since a moment, by node id. */
  readonly countStakes: (brandId: number, since: Date) => Promise<ReadonlyMap<number, number>>
}

/**
 * A job, hourly: marks the most played games of each brand as hot. A brand with too little play to measure keeps
 * the marks of the catalogue.
 */
export const createRankPlayedGames =
  ({ database, bus, clock, logger, listBrandIds, lobby, countStakes }: RankNeeds) =>
  async (): Promise<void> => {
    const since = new Date(clock.now().getTime() - playDays * dayMs)
    let isChanged = false
    for (const brandId of listBrandIds()) {
      const stakes = await countStakes(brandId, since)
      const offered = lobby(brandId).games.map(({ row }) => row.node_id)
      const popular = mostPlayed(offered, stakes)
      const isOther = await database.inTx(async (tx) => {
        await lockCatalogueOf(tx, brandId)
        return replacePopular(tx, brandId, popular)
      })
      isChanged ||= isOther
    }
    if (!isChanged) return
    await bus
      .publish('catalogue.changed', {})
      // Each copy reads the rows again within 15 s in any case.
      .catch((error: unknown) => logger.error({ err: error }, 'catalogue not announced'))
  }
