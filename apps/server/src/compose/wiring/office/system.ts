import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createDatabase } from '@trevo/database/connect.ts'
import { z } from 'zod'
import type { CatalogueDesk } from '../../../modules/catalogue/index.ts'
import type { Delivery } from '../../../modules/delivery/index.ts'
import type { Live } from '../../../modules/live/index.ts'
import {
  allBrandsId,
  insertSignificantEvent,
  type Reports,
} from '../../../modules/reports/index.ts'
import type { BrandDesk, Settings } from '../../../modules/settings/index.ts'
import {
  createSystem,
  type FeedState,
  type System,
  type SystemNeeds,
} from '../../../modules/system/index.ts'
import { jobSchedule } from '../../jobs/job-schedule.ts'
import type { Platform } from '../../platform.ts'

type Neighbours = {
  readonly settings: Settings
  readonly brandDesk: Pick<BrandDesk, 'listJurisdictionRules'>
  readonly catalogueDesk: Pick<CatalogueDesk, 'listCatalogueVendors'>
  readonly delivery: Pick<Delivery, 'countQueued'>
  readonly live: Pick<Live, 'countSockets'>
  readonly reports: Pick<Reports, 'countExports' | 'countExportConnections'>
}

const root = fileURLToPath(new URL('../../../../../../', import.meta.url))
const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')))

/** Feeds are read every five minutes. */
const feedAgeMaxMs = 15 * 60_000

/** The vendors' feeds of games, which all brands share. */
const createFeeds =
  ({ clock }: Platform, { settings, catalogueDesk }: Neighbours) =>
  async (): Promise<FeedState[]> => {
    const [brand] = settings.brands()
    if (!brand) return []
    const vendors = await catalogueDesk.listCatalogueVendors(brand.row.id)
    return vendors.flatMap(({ code, feed }) => {
      if (!feed?.isEnabled) return []
      const lastAt = feed.checkedAt === null ? null : new Date(feed.checkedAt)
      const isBehind = lastAt === null || clock.now().getTime() - lastAt.getTime() > feedAgeMaxMs
      return [{ name: code, lastAt, isBehind, error: feed.error }]
    })
  }

const rulesInForce =
  ({ settings, brandDesk }: Neighbours): SystemNeeds['settings']['listRulesInForce'] =>
  async (brandId) => {
    const { jurisdiction } = settings.brand(brandId).row
    const { rules } = await brandDesk.listJurisdictionRules(brandId, jurisdiction)
    return rules.flatMap(({ key, unit, changes }) => {
      const now = changes.find(({ state }) => state === 'inForce')
      return now?.article ? [{ key, unit, ...now, article: now.article }] : []
    })
  }

const jobsOf = ({ queue, clock }: Platform): SystemNeeds['jobs'] => ({
  schedule: jobSchedule,
  list: queue.list,
  lastRuns: queue.lastRuns,
  runNow: queue.runNow,
  tryAgain: (jobId) => queue.tryAgain(jobId, clock.now()),
})

/** What runs: this copy's own row, and what operators see of all of them. */
export const buildSystem = (platform: Platform, neighbours: Neighbours): System => {
  const { pools, clock, logger, config, queue } = platform
  const { delivery, live, reports } = neighbours
  const database = createDatabase<Record<never, never>>(pools.jobs)
  return createSystem({
    database: createDatabase(pools.jobs),
    clock,
    logger,
    version,
    roles: [...config.roles],
    root,
    config,
    measure: () => ({
      sockets: live.countSockets(),
      pools: [...platform.measurePools(), { work: 'exports', ...reports.countExportConnections() }],
    }),
    work: platform.work,
    errors: platform.errors,
    jobs: jobsOf(platform),
    queues: async () => [
      ...(await queue.countDue(clock.now())),
      { name: 'delivery.messages', ...(await delivery.countQueued()) },
      { name: 'reports.exports', ...(await reports.countExports()) },
    ],
    feeds: createFeeds(platform, neighbours),
    reports: {
      noteEvent: (event) =>
        database.inTx((tx) =>
          insertSignificantEvent(tx, { ...event, brandId: allBrandsId, at: clock.now() }),
        ),
    },
    countFileAlarm: platform.countFileAlarm,
    settings: { listRulesInForce: rulesInForce(neighbours) },
  })
}
