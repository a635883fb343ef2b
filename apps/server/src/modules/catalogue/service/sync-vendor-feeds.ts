import type { Database } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import { doEach } from '@trevo/platform/do-each.ts'
import type { Bus } from '../../../platform/bus.ts'
import type { CatalogueNeeds } from '../needs.ts'
import { FeedNotBelieved, gamesToRetire } from '../domain/plan-feed.ts'
import {
  listFeeds,
  lockGamesOf,
  recordReading,
  retireGames,
  upsertGames,
  type FeedSource,
  type VendorFeedTables,
} from '../repository/vendor-feeds.ts'
import { readVendorFeed, type FeedReading } from './read-vendor-feed.ts'

export type FeedNeeds = Pick<CatalogueNeeds, 'vendors'> & {
  readonly database: Database<VendorFeedTables>
  readonly bus: Pick<Bus, 'publish'>
  readonly clock: Clock
  readonly logger: Pick<Logger, 'warn'>
}

/**
 * Updates the catalogue from the vendors' feeds: games are added, changed and retired, never deleted. A feed that
 * is unreadable, untrusted or rejected changes nothing and records why; an unreadable game stays unchanged, and
 * the others are updated.
 */
export const createSyncVendorFeeds = (needs: FeedNeeds) => {
  const { database, bus, clock, logger, vendors } = needs

  const apply = (
    { vendorId }: FeedSource,
    { feed }: Extract<FeedReading, { kind: 'feed' }>,
  ): Promise<void> =>
    database.inTx(async (tx) => {
      const known = await lockGamesOf(tx, vendorId)
      const gone = gamesToRetire(known, feed)
      await upsertGames(tx, vendorId, feed.games)
      await retireGames(tx, vendorId, gone, clock.now())
    })

  const fail = async ({ vendorId, code }: FeedSource, error: string): Promise<void> => {
    logger.warn({ vendor: code, why: error }, 'vendor feed rejected')
    await recordReading(database, vendorId, { checkedAt: clock.now(), error })
  }

  const syncOne = async (source: FeedSource): Promise<boolean> => {
    const keys = vendors.findVendorKeys(source.integration)
    if (!keys) return fail(source, 'no keys').then(() => false)
    const reading = await readVendorFeed(source, keys, clock.now)
    if (reading.kind === 'failed') return fail(source, reading.why).then(() => false)
    if (reading.kind === 'unchanged') {
      await recordReading(database, source.vendorId, { checkedAt: clock.now(), error: null })
      return false
    }
    try {
      await apply(source, reading)
    } catch (error) {
      if (!(error instanceof FeedNotBelieved)) throw error
      return fail(source, error.message).then(() => false)
    }
    const { fault: error } = reading.feed
    if (error !== null) logger.warn({ vendor: source.code, why: error }, 'vendor feed read in part')
    // Without an ETag it is read again, so that the error stays reported while it lasts.
    const etag = error === null ? reading.etag : null
    await recordReading(database, source.vendorId, { checkedAt: clock.now(), error, etag })
    return true
  }

  return async (): Promise<void> => {
    let isChanged = false
    const sync = async (source: FeedSource): Promise<void> => {
      isChanged = (await syncOne(source)) || isChanged
    }
    await doEach(await listFeeds(database), sync).finally(async () => {
      if (isChanged) await bus.publish('catalogue.changed', null)
    })
  }
}
