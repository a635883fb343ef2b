import { createDatabase } from '@trevo/database/connect.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createAgents, type Agents } from '../modules/agents/index.ts'
import { openCashier, type OpenCashier } from '../modules/cashier/index.ts'
import {
  createCatalogue,
  createSyncVendorFeeds,
  type Catalogue,
} from '../modules/catalogue/index.ts'
import { createDelivery, deliverTriesMax, type Delivery } from '../modules/delivery/index.ts'
import {
  addressKey,
  createIdentity,
  SessionEnded,
  sessionEndedTopic,
  type Identity,
} from '../modules/identity/index.ts'
import type { Inbox } from '../modules/inbox/index.ts'
import { createLive, type Live } from '../modules/live/index.ts'
import { createMembers, type Members } from '../modules/members/index.ts'
import { returnedKind, stakeKind, type Play } from '../modules/play/index.ts'
import type { Records } from '../modules/records/index.ts'
import type { Settings } from '../modules/settings/index.ts'
import type { Transfers } from '../modules/transfers/index.ts'
import { createVerification, type Verification } from '../modules/verification/index.ts'
import { createVip, type Vip } from '../modules/vip/index.ts'
import { createWallet, type Wallet } from '../modules/wallet/index.ts'
import type { Bus } from '../platform/bus.ts'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { hostOfOrigin } from '../platform/http/allow-brand-origins.ts'
import type { Visitor } from '../platform/http/brand.ts'
import type { Logger } from '../platform/logger.ts'
import { agentNeighbours } from './agent-neighbours.ts'
import { cashierNeighbours } from './cashier-neighbours.ts'
import type { JobQueue } from './open-job-queue.ts'
import { leavingOf } from './leaving-of.ts'
import { loginRulesOf } from './login-rules-of.ts'
import { memberNeighbours } from './member-neighbours.ts'
import { inboxEvent, openInbox } from './open-inbox.ts'
import { openPlay, vendorKeysOf } from './open-play.ts'
import type { Pools } from './open-pools.ts'
import { openRecords } from './open-records.ts'
import { openTransfers } from './open-transfers.ts'
import { siteOf } from './site-of.ts'
import { tellOfOffers } from './tell-of-offers.ts'
import { phoneAuthOf } from './phone-auth-of.ts'

export type ModuleDependencies = {
  readonly app: FastifyInstance
  readonly pools: Pick<Pools, 'requests' | 'lanes' | 'jobs' | 'reports'>
  readonly bus: Bus
  readonly clock: Clock
  readonly config: Config
  readonly logger: Logger
  readonly settings: Settings
  readonly environment: NodeJS.ProcessEnv
  readonly queue: JobQueue
  /** For the metrics. */
  countSmsAlarm(alarm: 'nearly_used_up' | 'used_up'): void
  visitorOf(request: FastifyRequest): Visitor
}

export type Modules = {
  readonly settings: Settings
  readonly catalogue: Catalogue
  /** Brings the catalogue up to what vendors say they offer; run it every few minutes. */
  syncVendorFeeds(): Promise<void>
  readonly identity: Identity
  readonly members: Members
  readonly wallet: Wallet
  readonly live: Live
  readonly inbox: Inbox
  readonly vip: Vip
  readonly delivery: Delivery
  readonly verification: Verification
  readonly cashier: OpenCashier
  readonly play: Play
  readonly agents: Agents
  readonly records: Records
  readonly transfers: Transfers
}

const balanceEvent = ({ availableMinor, seq }: { availableMinor: bigint; seq: bigint }) =>
  ({ topic: 'balance', availBalance: formatMoney(availableMinor), seq: String(seq) }) as const

/** Makes every module and hands each the neighbours that the module graph does not list. */
export const createModules = async (dependencies: ModuleDependencies): Promise<Modules> => {
  const { app, pools, bus, clock, config, logger, settings, environment, queue, visitorOf } =
    dependencies
  const pool = pools.requests

  const languageOf = (brandId: number) => settings.brand(brandId).row.default_language
  const catalogue = await createCatalogue(createDatabase(pool), bus, clock, logger, languageOf)
  const vendorKeys = vendorKeysOf(config.VENDOR_KEYS_FILE)
  const syncVendorFeeds = createSyncVendorFeeds({
    database: createDatabase(pool),
    bus,
    clock,
    logger,
    findVendorKeys: (integration) => vendorKeys.find((one) => one.vendor === integration),
  })
  const identity = await createIdentity({
    database: createDatabase(pool),
    clock,
    bus,
    config,
    environment,
    logger,
    loginRulesOf: loginRulesOf(settings),
  })

  const delivery = createDelivery({
    database: createDatabase(pool),
    clock,
    logger,
    environment,
    enqueue: (messageId) => queue.add('delivery_deliver', messageId, deliverTriesMax),
  })

  const verification = await createVerification({
    database: createDatabase(pool),
    clock,
    delivery,
    config,
    logger,
    countSmsAlarm: dependencies.countSmsAlarm,
    addressKeyOf: addressKey,
    phoneAuthOf: phoneAuthOf(settings),
  })

  // The wallet is made before the socket that its changes are pushed to.
  const pushes: { live?: Live } = {}
  const wallet = createWallet({
    pool,
    lanePool: pools.lanes,
    reportPool: pools.reports,
    clock,
    onCommitted: (changes) =>
      pushes.live?.publishBalances(
        changes.map(({ memberId, availableMinor, seq }) => ({
          memberId,
          availBalance: formatMoney(availableMinor),
          seq,
        })),
      ),
  })
  await wallet.start()

  const vip = createVip({
    database: createDatabase(pool),
    clock,
    wallet,
    wagering: { stakeKinds: [stakeKind.kind], returnedKinds: [returnedKind.kind] },
  })
  // Members are made before the games and withdrawals they may leave open, live before the inbox.
  const later: { play?: Play; cashier?: OpenCashier; inbox?: Inbox } = {}
  const members = createMembers({
    database: createDatabase(pool),
    clock,
    identity,
    verification,
    delivery,
    siteOf: siteOf(settings, config),
    ...memberNeighbours(settings, wallet),
    registerRulesOf: settings.registerRulesOf,
    findVipRank: async (brandId, memberId) =>
      settings.brand(brandId).disabledModules.has('VIP')
        ? undefined
        : vip.findRank(brandId, memberId),
    leaving: leavingOf(wallet, {
      projectBets: async () => (await later.play?.projectBets()) ?? 0,
      hasOpenRounds: async (tx, memberId) =>
        (await later.play?.hasOpenRounds(tx, memberId)) ?? true,
      hasWithdrawalUnderWay: async (memberId, tx) =>
        (await later.cashier?.withdrawals.hasWithdrawalUnderWay(memberId, tx)) ?? true,
      cancelChargesOf: async (tx, memberId) => later.cashier?.cancelChargesOf(tx, memberId),
    }),
  })

  const live = createLive({
    app,
    bus,
    resolveSession: identity.resolveSession,
    isOwnOrigin: (origin, request) => {
      const host = hostOfOrigin(origin, config.SITE_ORIGIN)
      const { directory } = settings
      return host !== undefined && directory.isOwnHost(directory.byHost(request.hostname), host)
    },
    mayListen: ({ brandId }, request) => {
      const brand = settings.brand(brandId)
      const visitor = visitorOf(request)
      return brand.row.domains.includes(visitor.host) && !brand.isRestricted(visitor)
    },
    firstEvents: async (memberId) => {
      const [balance, mailbox] = await Promise.all([
        wallet.balanceOf(memberId),
        later.inbox?.findMailbox(memberId),
      ])
      return [balanceEvent(balance), ...(mailbox ? [inboxEvent(mailbox)] : [])]
    },
  })
  pushes.live = live
  settings.onBrandChanged((brandId) => live.tellAll({ topic: 'status-changed' }, brandId))
  catalogue.onNews((news) => live.tellAll(news))
  bus.subscribe(sessionEndedTopic, (payload) => {
    live.endSession(SessionEnded.parse(payload))
  })
  const inbox = openInbox({
    pool,
    clock,
    logger,
    settings,
    wallet,
    live,
    cashier: () => later.cashier,
  })
  later.inbox = inbox
  const cashier = await openCashier({
    pool,
    jobPool: pools.jobs,
    wallet,
    environment,
    clock,
    logger,
    ...cashierNeighbours({ members, settings, live, inbox, delivery, clock, logger }),
    isDemo: (brandId) => settings.brand(brandId).row.demo,
    isDemoServer: config.DEMO === '1',
    isWorker: config.roles.has('worker'),
  })
  later.cashier = cashier
  const play = await openPlay({
    pool,
    clock,
    config,
    logger,
    settings,
    catalogue,
    identity,
    members,
    wallet,
  })
  later.play = play
  const transfers = await openTransfers({
    pool,
    clock,
    config,
    logger,
    settings,
    identity,
    members,
    wallet,
  })
  const records = openRecords({
    pool,
    clock,
    config,
    logger,
    settings,
    catalogue,
    members,
    wallet,
  })
  const agents = tellOfOffers(
    createAgents({
      database: createDatabase(pool),
      clock,
      ...agentNeighbours({ members, settings, transfers }),
    }),
    { inbox, members, clock, logger },
  )
  bus.subscribe(sessionEndedTopic, (payload) => {
    const { sessionId } = SessionEnded.parse(payload)
    play.endSessionsOf(sessionId).catch((error: unknown) => {
      logger.warn({ err: error }, 'games of an ended session stay open until the next stake')
    })
  })
  return {
    settings,
    catalogue,
    syncVendorFeeds,
    identity,
    members,
    wallet,
    live,
    inbox,
    vip,
    delivery,
    verification,
    cashier,
    play,
    agents,
    records,
    transfers,
  }
}
