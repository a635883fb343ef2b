import { rights } from '@trevo/contract/ops/rights.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { EndpointSpec } from '@trevo/contract/endpoint.ts'
import type { FastifyInstance } from 'fastify'
import { systemClock } from '@trevo/platform/clock.ts'
import { createLogger } from '@trevo/platform/logger.ts'
import { allEndpoints } from '../compose/all-endpoints.ts'
import { bootFrom, pageVariant } from '../compose/first-data/boot-data.ts'
import { externalServices } from '../compose/outside/external-services.ts'
import { openSettings, type Settings } from '../modules/settings/index.ts'
import type { Bus } from '../platform/bus.ts'
import { readConfig, type Config } from '../platform/config.ts'
import { createErrorAnswers, type ErrorAnswers } from '../platform/http/answers/answer-errors.ts'
import { createRouteBinder } from '../platform/http/bind-route.ts'
import { createApp } from '../platform/http/app/create-app.ts'
import { unlocatedVisitor } from '../platform/http/visitors/locate-visitors.ts'
import { loadSealingKeys, type SealingKeys } from '../platform/http/sealing/sealing-keys.ts'
import { createUnseal } from '../platform/http/sealing/unseal.ts'
import { createGuestPages } from '../platform/site/guest-pages.ts'
import { serveFiles } from '../platform/site/serve-files.ts'
import { loadRenderer, servePages } from '../platform/site/serve-pages.ts'
import { announcementsOf, bindHandlers, helpOf } from './bind-handlers.ts'
import { bindLiveSocket } from './bind-live-socket.ts'
import { createCheckedRoutes, type Failure } from './checked-routes.ts'
import { createStubbedAnswers, type StubbedAnswers, type AnswerBook } from './stubbed-answers.ts'
import { movementsOf, type StatementRows, type GivenMovement } from './movements-of.ts'
import { callerOf } from './people.ts'
import { createFaults, type Faults } from './faults.ts'
import { createWorld, type World } from './world.ts'

export type StandIn = Faults &
  StubbedAnswers & {
    readonly origin: string
    readonly world: World
    /** Answers that violated the contract, and handlers that threw something other than a refusal. */
    readonly failures: readonly Failure[]
    /** Applies changes of the world: settings are read and pages rendered again. */
    apply(change?: (world: World) => void): Promise<void>
    /** Rows of the account record as the server describes such movements. */
    movements(described: readonly GivenMovement[]): StatementRows
    /** The initial world again, without faults and stubbed answers. */
    reset(): Promise<void>
    close(): Promise<void>
  }

export type StandInOptions = {
  readonly port: number
  /** Folder of the built site and the pictures. */
  readonly buildDir: string
}

const noBus: Bus = {
  publish: async () => undefined,
  subscribe: () => undefined,
  onGap: () => undefined,
  close: async () => undefined,
}

const configOf = ({ port, buildDir }: StandInOptions): Config =>
  readConfig({
    // Nothing connects to it.
    DATABASE_URL: 'postgres://stand-in',
    PORT: String(port),
    SITE_ORIGIN: `http://127.0.0.1:${port}`,
    // Another origin than the site, as games have.
    RGS_ORIGIN: `http://localhost:${port}`,
    BUILD_DIR: buildDir,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_MINUTE: '1000000',
  })

const openKeys = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'trevo-site-'))
  const keys = await loadSealingKeys(folder)
  await rm(folder, { recursive: true })
  return keys
}

type Parts = {
  readonly app: FastifyInstance
  readonly config: Config
  readonly world: World
  readonly settings: Settings
  readonly answers: ErrorAnswers
}

/** Files and pages, rendered by the same program as on the real server. */
const bindSite = async ({ app, config, world, settings, answers }: Parts) => {
  await serveFiles(app, config.BUILD_DIR, answers)
  const renderer = await loadRenderer(config.BUILD_DIR)
  const guestPages = createGuestPages()
  const bootFor = bootFrom({
    settings,
    lobby: world.lobby,
    countPools: () => 1,
    getHelp: async (brand, language) => helpOf(world, brand, language),
    listAnnounced: async (brand, language) =>
      announcementsOf(world, brand, language, { execution: 'B' }),
  })
  const partiesOf = externalServices(settings, { geetest: undefined, gameOrigins: [] })
  const variantOf = pageVariant({ settings })
  const served = { config, bootFor, variantOf, guestPages, visitorOf: unlocatedVisitor, partiesOf }
  servePages(app, answers, renderer && { ...served, renderer })
  return guestPages
}

/** A session of an operator who may ask for everything, so that those endpoints answer too. */
const operator = {
  kind: 'operator',
  operatorId: 1n,
  username: 'operador',
  sessionId: 'operator',
  brandId: 1,
  isForAllBrands: true,
  expiresAt: new Date('2100-01-01'),
  endsAt: new Date('2100-01-01'),
  provenUntil: new Date('2100-01-01'),
  rights: new Map(rights.map((right) => [right, null])),
} as const

type OfApi = {
  readonly keys: SealingKeys
  readonly faults: Faults
  readonly given: AnswerBook
  readonly failures: Failure[]
}

const bindApi = (
  { app, world, settings }: Parts,
  { keys, faults, given, failures }: OfApi,
): void => {
  const binder = createRouteBinder(app, {
    brands: settings.directory,
    resolveSession: async (token) => {
      const person = world.state().sessions.get(token)
      return person && callerOf(person, token)
    },
    resolveOperator: async () => operator,
    unseal: createUnseal(keys, async () => true, systemClock),
    visitorOf: unlocatedVisitor,
    checkAnswers: true,
  })
  const routes = createCheckedRoutes(binder, { faults, given }, failures)
  bindHandlers(routes.route, world, settings)
  routes.bindExamples(allEndpoints as readonly EndpointSpec[])
}

/** Opens the stand-in: the built site, and an answer to every endpoint of the contract. */
export const openStandIn = async (options: StandInOptions): Promise<StandIn> => {
  const config = configOf(options)
  const [world, keys] = await Promise.all([createWorld(), openKeys()])
  const settings = await openSettings(
    { bus: noBus, clock: systemClock, sealingKeys: keys },
    async () => world.state().settings,
  )
  const answers = createErrorAnswers({
    defaultLanguageOf: (host) => settings.directory.byHost(host).defaultLanguage,
  })
  const logger = createLogger(config.LOG_LEVEL, 'stand-in')
  const { isBrandDomain } = settings
  const app = await createApp(config, logger, {
    answers,
    isBrandDomain,
    evenUnderPressure: true,
  })
  const failures: Failure[] = []
  const faults = createFaults(app)
  const given = createStubbedAnswers()
  const parts: Parts = { app, config, world, settings, answers }
  bindLiveSocket(app, world)
  bindApi(parts, { keys, faults, given, failures })
  const guestPages = await bindSite(parts)
  const origin = await app.listen({ port: options.port, host: '127.0.0.1' })

  const apply: StandIn['apply'] = async (change) => {
    change?.(world)
    world.changed()
    await settings.reload()
    guestPages.clear()
  }
  return {
    ...faults,
    answer: given.answer,
    movements: movementsOf(world, config),
    origin,
    world,
    failures,
    apply,
    reset: async () => {
      faults.clear()
      given.clear()
      failures.length = 0
      await world.reset()
      await apply()
    },
    close: async () => {
      settings.close()
      keys.close()
      await app.close()
    },
  }
}
