import type { RefusalCode } from '@trevo/contract/refusals.ts'
import { createReadinessCheck } from '@trevo/database/check-readiness.ts'
import { createDatabase, type Pool } from '@trevo/database/connect.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import { openPools } from '@trevo/platform/open-pools.ts'
import { requireProviders, mayUseOutbox } from '../modules/delivery/index.ts'
import { createShareLimit, findGeetest } from '../modules/identity/index.ts'
import { createSettings, type SettingsTables } from '../modules/settings/index.ts'
import { createPostgresBus } from '../platform/bus.ts'
import type { Config } from '../platform/config.ts'
import type { Visitor } from '../platform/http/brand.ts'
import { createErrorAnswers } from '../platform/http/answers/answer-errors.ts'
import { bindOperations } from '../platform/http/operations/bind-operations.ts'
import { createOpsPlaces } from '../platform/http/ops/ops-origin.ts'
import { requireOwnOrigin } from '../platform/http/ops/require-own-origin.ts'
import { createApp } from '../platform/http/app/create-app.ts'
import { createMayReadMetrics } from '../platform/http/operations/may-read-metrics.ts'
import { createVisitorLocator } from '../platform/http/visitors/locate-visitors.ts'
import { loadSealingKeys } from '../platform/http/sealing/sealing-keys.ts'
import { createErrorLog, type ErrorLog } from '../platform/error-log.ts'
import { createMetrics, type Metrics } from '../platform/metrics.ts'
import { createWorkLog } from '../platform/work-log.ts'
import { createNatsBus } from '../platform/nats-bus.ts'
import { serveBackoffice } from '../platform/site/serve-backoffice.ts'
import { serveFiles } from '../platform/site/serve-files.ts'
import { createGuestPages } from '../platform/site/guest-pages.ts'
import { loadRenderer, servePages } from '../platform/site/serve-pages.ts'
import { bindApiPages } from './bind-api-pages.ts'
import { bindModules } from './bind-modules.ts'
import { closeAll } from './close-all.ts'
import { bindLive } from './wiring/live.ts'
import { bootData, pageVariant } from './first-data/boot-data.ts'
import { createModules } from './create-modules.ts'
import type { Modules } from './modules.ts'
import { openJobQueue } from './jobs/open-job-queue.ts'
import { externalServices } from './outside/external-services.ts'
import { createMeasureState, measurePools } from './measure-state.ts'
import { prepareDatabase } from './database/prepare-database.ts'
import { seedDemo, type DemoAccount } from './database/seed-demo.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { gameOriginsOf } from './outside/vendors.ts'

export type Server = {
  readonly app: FastifyInstance
  /** The operators' own listener. */
  readonly opsApp: FastifyInstance
  readonly modules: Modules
  readonly pool: Pool
  /** Names and passwords of the demo brand; empty elsewhere. */
  readonly demoAccounts: readonly DemoAccount[]
  /** Resolves when the site is listening. */
  listen(): Promise<string>
  /** The operators' address; undefined before `listen`. */
  opsAddress(): string | undefined
  /** Fails the readiness probe from now on, but keeps serving. */
  leave(): void
  /** Finishes accepted requests, then closes everything. */
  close(): Promise<void>
}

export type ServerOptions = {
  readonly config: Config
  readonly logger: Logger
  readonly clock: Clock
  /** Read by adapters of external services. */
  readonly environment: NodeJS.ProcessEnv
  /** What the logger above hands its errors to. */
  readonly errors?: ErrorLog
  /** Answers even while the event loop is late, as when a test runs in the same process. */
  readonly evenUnderPressure?: boolean
}

/**
 * New connections waiting to be accepted; Linux allows 4,096 (`net.core.somaxconn`). A rejected one is retried
 * after 1, 3, 7 and 15 s, so when all pages of a lost copy reconnect at once, few may be rejected.
 */
const connectionsWaitingMax = 4_096

const kinds = ['requests', 'lanes', 'jobs', 'reports', 'readiness'] as const

/** What every module depends on. */
const openBase = async ({ config, logger, clock, environment }: ServerOptions) => {
  const metrics = createMetrics()
  const isProduction = environment['NODE_ENV'] === 'production'
  const databaseUrl = config.DATABASE_URL
  const pools = openPools(kinds, { databaseUrl, name: 'trevo', logger, metrics, isProduction })
  const bus = config.NATS_URL
    ? await createNatsBus(config.NATS_URL, logger)
    : await createPostgresBus(databaseUrl, pools.requests, logger)
  const sealingKeys = await loadSealingKeys(config.SECRETS_DIR, clock)
  const database = createDatabase<SettingsTables>(pools.requests)
  const settings = await createSettings({ database, bus, clock, sealingKeys, logger })
  return { metrics, pools, bus, sealingKeys, settings }
}

type Base = Awaited<ReturnType<typeof openBase>>

/** @throws if operators are given an address of a brand that nobody made. */
const requireKnownBrands = ({ OPS_BRAND_ORIGINS }: Config, { directory }: Base['settings']) => {
  for (const { merchant } of OPS_BRAND_ORIGINS) {
    if (!directory.byMerchant(merchant))
      throw new Error(`OPS_BRAND_ORIGINS names ${merchant}, which is no brand`)
  }
}

/** The site's application and the operators' own, without routes. */
const openApps = async (
  { config, logger, evenUnderPressure = false }: ServerOptions,
  { metrics, settings }: Base,
) => {
  const countRefusal = (code: RefusalCode) => metrics.refusals.labels(code).inc()
  const answers = createErrorAnswers({
    defaultLanguageOf: (host) => settings.directory.byHost(host).defaultLanguage,
    countRefusal,
  })
  const { isBrandDomain } = settings
  const shared = { answers, metrics, evenUnderPressure }
  const app = await createApp(config, logger, { ...shared, isBrandDomain })
  const opsApp = await createApp(config, logger, shared)
  requireKnownBrands(config, settings)
  const opsPlaces = createOpsPlaces(opsApp, config)
  requireOwnOrigin(opsApp, opsPlaces)
  return { app, opsApp, answers, countRefusal, opsPlaces }
}

type Apps = Awaited<ReturnType<typeof openApps>>

/** Health, readiness and metrics, which every copy has; returns the function that announces the shutdown. */
const bindOwnState = (
  app: FastifyInstance,
  { metrics, pools }: Base,
  modules: Modules,
  config: Config,
): (() => void) => {
  const { openAt: _, close: __, ...byWork } = pools
  const measure = createMeasureState(metrics, { pools: byWork, modules })
  const mayRead = createMayReadMetrics(config.METRICS_FROM)
  let isLeaving = false
  app.addHook('onSend', async (_request, reply) => {
    // A client that keeps its connection would return to a stopping copy.
    if (isLeaving) reply.header('Connection', 'close')
  })
  bindOperations(
    app,
    { registry: metrics.registry, measure, mayRead },
    { check: createReadinessCheck(pools), isLeaving: () => isLeaving },
  )
  return () => {
    isLeaving = true
  }
}

type Served = { readonly modules: Modules; visitorOf(request: FastifyRequest): Visitor }

/** Files of the build, and the site's pages where it was built. */
const bindSite = async (
  { config, clock, environment }: ServerOptions,
  { pools, settings }: Base,
  { app, answers }: Apps,
  { modules, visitorOf }: Served,
): Promise<void> => {
  await serveFiles(app, config.BUILD_DIR, answers)
  const renderer = await loadRenderer(config.BUILD_DIR)
  const bootFor = bootData(modules, pools.requests, clock)
  const partiesOf = externalServices(settings, {
    geetest: findGeetest(environment),
    gameOrigins: gameOriginsOf(config),
  })
  const guestPages = createGuestPages()
  settings.onBrandChanged(guestPages.clear)
  modules.catalogue.onNews(guestPages.clear)
  const variantOf = pageVariant(modules)
  const served = { config, bootFor, variantOf, guestPages, visitorOf, partiesOf }
  servePages(app, answers, renderer && { ...served, renderer })
}

/** All requests of people and vendors to a copy. */
const bindWeb = async (
  options: ServerOptions,
  base: Base,
  apps: Apps,
  { modules, visitorOf }: Served,
): Promise<void> => {
  const { config, logger, clock, environment } = options
  const { metrics, pools, sealingKeys } = base
  const { app, opsApp, opsPlaces, countRefusal } = apps
  if (mayUseOutbox(config.DEMO === '1', environment)) modules.delivery.bindOutboxPage(app)
  await bindApiPages(app, opsApp)
  await bindModules({
    app,
    opsApp,
    opsPlaces,
    pool: pools.requests,
    clock,
    config,
    sealingKeys,
    modules,
    visitorOf,
    checkAnswers: true,
    shareLimit: createShareLimit(pools.requests, logger),
    countRefusal,
    onServed: ({ name }, status, seconds) =>
      metrics.httpSeconds.labels(name, String(status)).observe(seconds),
  })
  await bindSite(options, base, apps, { modules, visitorOf })
  await serveBackoffice(opsApp, apps.answers, {
    buildDir: config.BUILD_DIR,
    places: opsPlaces,
    merchantOf: (host) => base.settings.directory.byHost(host).merchant,
  })
}

const alarmCounters = (metrics: Metrics) => ({
  countFileAlarm: () => metrics.fileAlarms.inc(),
  countSmsAlarm: (alarm: 'nearly_used_up' | 'used_up') => metrics.smsAlarms.labels(alarm).inc(),
  countEmergencyAccess: () => metrics.emergencyAccesses.inc(),
  countRefusedCall: (reason: string) => metrics.refusedCalls.labels(reason).inc(),
})

/** Builds one copy of the platform on a database that is up to date: modules wired, routes bound. */
export const openServer = async (options: ServerOptions): Promise<Server> => {
  const { config, logger, clock, environment } = options
  const isDemoServer = config.DEMO === '1'
  requireProviders(isDemoServer, environment)
  const base = await openBase(options)
  const { metrics, pools, bus, sealingKeys, settings } = base
  const pool = pools.requests
  const apps = await openApps(options, base)
  const { app, opsApp } = apps
  const queue = await openJobQueue(config.DATABASE_URL, logger)
  const locator = await createVisitorLocator(config, logger)
  const { visitorOf } = locator
  const work = createWorkLog(clock)
  const modules = await createModules({
    pools,
    bus,
    clock,
    config,
    logger,
    settings,
    environment,
    queue,
    work,
    errors: options.errors ?? createErrorLog(clock),
    measurePools: () => measurePools(pools),
    ...alarmCounters(metrics),
  })
  await modules.staff.deliverRoles(settings.brands().map(({ row }) => row.id))
  const demoAccounts = isDemoServer ? await seedDemo(modules, pool, clock, config) : []

  const leave = bindOwnState(app, base, modules, config)
  if (config.roles.has('web') || config.roles.has('live')) {
    bindLive({ app, siteOrigin: config.SITE_ORIGIN, visitorOf }, modules)
  }
  if (config.roles.has('web')) await bindWeb(options, base, apps, { modules, visitorOf })
  const jobs = config.roles.has('worker')
    ? await startJobs(config.DATABASE_URL, {
        modules,
        sealingKeys,
        logger,
        metrics,
        workLog: work,
        pool: pools.jobs,
        matchPollMs: config.SPORTS_POLL_MS,
        clock,
      })
    : undefined

  let opsAddress: string | undefined
  return {
    app,
    opsApp,
    modules,
    pool,
    demoAccounts,
    leave,
    listen: async () => {
      if (config.roles.has('web')) {
        opsAddress = await opsApp.listen({ port: config.OPS_PORT, host: config.OPS_HOST })
      }
      modules.system.copy.start()
      const { PORT: port, HOST: host } = config
      return app.listen({ port, host, backlog: connectionsWaitingMax })
    },
    opsAddress: () => opsAddress,
    close: () => closeAll({ app, opsApp, bus, pools, sealingKeys, modules, queue, locator, jobs }),
  }
}

/** Brings the database up to date and opens one copy of the platform on it. */
export const createServer = async (options: ServerOptions): Promise<Server> => {
  requireProviders(options.config.DEMO === '1', options.environment)
  await prepareDatabase(options)
  return openServer(options)
}
