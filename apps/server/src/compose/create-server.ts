import type { RefusalCode } from '@trevo/contract/refusals.ts'
import { createDatabase, createPool, type Pool } from '@trevo/database/connect.ts'
import { migrate } from '@trevo/database/migrate.ts'
import type { FastifyInstance } from 'fastify'
import { serverMigrations } from '../modules/module-folders.ts'
import { createSettings, type SettingsTables } from '../modules/settings/index.ts'
import { createPostgresBus } from '../platform/bus.ts'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { createErrorAnswers } from '../platform/http/answer-errors.ts'
import { bindOperations } from '../platform/http/bind-operations.ts'
import { createApp } from '../platform/http/create-app.ts'
import { bindApiPage } from '../platform/http/open-api.ts'
import { createVisitorLocator } from '../platform/http/locate-visitors.ts'
import { loadSealingKeys } from '../platform/http/sealing-keys.ts'
import type { Logger } from '../platform/logger.ts'
import { createMetrics } from '../platform/metrics.ts'
import { serveFiles } from '../platform/site/serve-files.ts'
import { loadRenderer, servePages } from '../platform/site/serve-pages.ts'
import { allEndpoints } from './all-endpoints.ts'
import { bindModules } from './bind-modules.ts'
import { bootData } from './boot-data.ts'
import { createModules, type Modules } from './create-modules.ts'
import { openJobQueue } from './open-job-queue.ts'
import { outsideParties } from './outside-parties.ts'
import { seedDemo, seedDemoData, type DemoAccount } from './seed-demo.ts'
import { startJobs } from './start-jobs.ts'

export type Server = {
  readonly app: FastifyInstance
  readonly modules: Modules
  readonly pool: Pool
  /** Names and passwords of the demo brand; empty elsewhere. */
  readonly demoAccounts: readonly DemoAccount[]
  listen(): Promise<string>
  /** Finishes what was accepted, then lets go of everything. */
  close(): Promise<void>
}

export type ServerOptions = {
  readonly config: Config
  readonly logger: Logger
  readonly clock: Clock
  /** Read by adapters of outside parties. */
  readonly environment: NodeJS.ProcessEnv
}

/** Builds one copy of the platform: database brought up to date, modules wired, routes bound. */
export const createServer = async (options: ServerOptions): Promise<Server> => {
  const { config, logger, clock, environment } = options
  const applied = await migrate(config.DATABASE_URL, serverMigrations)
  if (applied.length > 0) logger.info({ applied }, 'database migrated')
  if (config.DEMO === '1') await seedDemoData(config)

  const pool = createPool(config.DATABASE_URL, { max: 20, name: 'trevo server', role: 'trevo_app' })
  const bus = await createPostgresBus(config.DATABASE_URL, pool, logger)
  const sealingKeys = await loadSealingKeys(config.SECRETS_DIR, clock)
  const database = createDatabase<SettingsTables>(pool)
  const settings = await createSettings({ database, bus, clock, sealingKeys, logger })
  const metrics = createMetrics()
  const countRefusal = (code: RefusalCode) => metrics.refusals.labels(code).inc()
  const answers = createErrorAnswers({
    defaultLanguageOf: (host) => settings.directory.byHost(host).defaultLanguage,
    countRefusal,
  })
  const { isBrandDomain } = settings
  const app = await createApp(config, logger, { answers, isBrandDomain, metrics })
  const queue = await openJobQueue(config.DATABASE_URL, logger)
  const locator = await createVisitorLocator(config, logger)
  const { visitorOf } = locator
  const modules = await createModules({
    app,
    pool,
    bus,
    clock,
    config,
    logger,
    settings,
    environment,
    queue,
    visitorOf,
  })
  const demoAccounts = config.DEMO === '1' ? await seedDemo(modules, pool, clock) : []

  bindOperations(app, metrics, { check: () => pool.query('select') })
  const isDevelopment = config.DEMO === '1' && environment['NODE_ENV'] !== 'production'
  if (isDevelopment) modules.delivery.bindOutboxPage(app)
  await bindApiPage(app, allEndpoints)
  await bindModules({
    app,
    pool,
    clock,
    config,
    sealingKeys,
    modules,
    visitorOf,
    checkAnswers: true,
    countRefusal,
    onServed: ({ name }, status, seconds) =>
      metrics.httpSeconds.labels(name, String(status)).observe(seconds),
  })
  await serveFiles(app, config.BUILD_DIR)
  const renderer = await loadRenderer(config.BUILD_DIR)
  const bootFor = bootData(modules, pool, clock)
  const partiesOf = outsideParties(settings)
  servePages(app, answers, renderer && { config, renderer, bootFor, visitorOf, partiesOf })
  const jobs = config.roles.has('worker')
    ? await startJobs(config.DATABASE_URL, { modules, sealingKeys, logger })
    : undefined

  return {
    app,
    modules,
    pool,
    demoAccounts,
    listen: () => app.listen({ port: config.PORT, host: config.HOST }),
    close: async () => {
      await jobs?.stop()
      modules.live.close()
      await app.close()
      await queue.close()
      modules.delivery.close()
      await modules.cashier.close()
      await modules.transfers.close()
      await modules.wallet.close()
      modules.settings.close()
      locator.close()
      sealingKeys.close()
      modules.catalogue.close()
      await bus.close()
      await pool.end()
    },
  }
}
