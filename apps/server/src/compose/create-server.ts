import type { EndpointSpec } from '@trevo/contract/endpoint.ts'
import type { RefusalCode } from '@trevo/contract/refusals.ts'
import { createReadinessCheck } from '@trevo/database/check-readiness.ts'
import { createDatabase, type Pool } from '@trevo/database/connect.ts'
import { migrate } from '@trevo/database/migrate.ts'
import type { FastifyInstance } from 'fastify'
import { serverMigrations } from '../modules/module-folders.ts'
import { requireProviders, mayUseOutbox } from '../modules/delivery/index.ts'
import { findGeetest } from '../modules/identity/index.ts'
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
import { createModules } from './create-modules.ts'
import type { Modules } from './modules.ts'
import { openJobQueue } from './open-job-queue.ts'
import { openPools } from './open-pools.ts'
import { outsideParties } from './outside-parties.ts'
import { seedDemo, seedDemoData, type DemoAccount } from './seed-demo.ts'
import { startJobs } from './start-jobs.ts'

export type Server = {
  readonly app: FastifyInstance
  /** The operators' own listener. */
  readonly opsApp: FastifyInstance
  readonly modules: Modules
  readonly pool: Pool
  /** Names and passwords of the demo brand; empty elsewhere. */
  readonly demoAccounts: readonly DemoAccount[]
  /** Answers where the site is listened to. */
  listen(): Promise<string>
  /** Where operators are; undefined before `listen`. */
  opsAddress(): string | undefined
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
  const isDemoServer = config.DEMO === '1'
  requireProviders(isDemoServer, environment)
  const applied = await migrate(config.DATABASE_URL, serverMigrations)
  if (applied.length > 0) logger.info({ applied }, 'database migrated')
  if (isDemoServer) await seedDemoData(config)

  const metrics = createMetrics()
  const isProduction = environment['NODE_ENV'] === 'production'
  const databaseUrl = config.DATABASE_URL
  const pools = openPools({ databaseUrl, logger, metrics, isProduction })
  const pool = pools.requests
  const bus = await createPostgresBus(config.DATABASE_URL, pool, logger)
  const sealingKeys = await loadSealingKeys(config.SECRETS_DIR, clock)
  const database = createDatabase<SettingsTables>(pool)
  const settings = await createSettings({ database, bus, clock, sealingKeys, logger })
  const countRefusal = (code: RefusalCode) => metrics.refusals.labels(code).inc()
  const answers = createErrorAnswers({
    defaultLanguageOf: (host) => settings.directory.byHost(host).defaultLanguage,
    countRefusal,
  })
  const { isBrandDomain } = settings
  const app = await createApp(config, logger, { answers, isBrandDomain, metrics })
  const opsApp = await createApp(config, logger, { answers, metrics })
  opsApp.setNotFoundHandler(answers.onUnknownPath)
  const queue = await openJobQueue(config.DATABASE_URL, logger)
  const locator = await createVisitorLocator(config, logger)
  const { visitorOf } = locator
  const modules = await createModules({
    pools,
    bus,
    clock,
    config,
    logger,
    settings,
    environment,
    queue,
    countSmsAlarm: (alarm) => metrics.smsAlarms.labels(alarm).inc(),
  })
  const demoAccounts = isDemoServer ? await seedDemo(modules, pool, clock, config) : []

  bindOperations(app, metrics, { check: createReadinessCheck(pools) })
  if (mayUseOutbox(isDemoServer, environment)) modules.delivery.bindOutboxPage(app)
  const isOps = ({ family }: EndpointSpec) => family === 'ops'
  await bindApiPage(
    app,
    allEndpoints.filter((endpoint) => !isOps(endpoint)),
  )
  await bindApiPage(opsApp, allEndpoints.filter(isOps))
  await bindModules({
    app,
    opsApp,
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
  await serveFiles(app, config.BUILD_DIR, answers)
  const renderer = await loadRenderer(config.BUILD_DIR)
  const bootFor = bootData(modules, pool, clock)
  const partiesOf = outsideParties(settings, findGeetest(environment))
  servePages(app, answers, renderer && { config, renderer, bootFor, visitorOf, partiesOf })
  const jobs = config.roles.has('worker')
    ? await startJobs(databaseUrl, { modules, sealingKeys, logger, pool: pools.jobs })
    : undefined

  let opsAddress: string | undefined
  return {
    app,
    opsApp,
    modules,
    pool,
    demoAccounts,
    listen: async () => {
      opsAddress = await opsApp.listen({ port: config.OPS_PORT, host: config.OPS_HOST })
      return app.listen({ port: config.PORT, host: config.HOST })
    },
    opsAddress: () => opsAddress,
    close: async () => {
      await jobs?.stop()
      modules.live.close()
      await Promise.all([app.close(), opsApp.close()])
      await queue.close()
      modules.delivery.close()
      await modules.records.close()
      await modules.cashier.close()
      await modules.transfers.close()
      await modules.wallet.close()
      modules.settings.close()
      locator.close()
      sealingKeys.close()
      modules.catalogue.close()
      await bus.close()
      await pools.close()
    },
  }
}
