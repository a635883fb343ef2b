import type { RefusalCode } from '@trevo/contract/refusals.ts'
import { listWinners } from '@trevo/contract/wps/games.ts'
import { getSystemStatus } from '@trevo/contract/wps/system.ts'
import type { Pool } from '@trevo/database/connect.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from '@trevo/platform/clock.ts'
import { bindAgentOperatorRoutes, bindAgentRoutes } from '../modules/agents/index.ts'
import { bindCashierOperatorRoutes, bindCashierRoutes } from '../modules/cashier/index.ts'
import {
  bindCatalogueOperatorRoutes,
  bindCatalogueRoutes,
  type CatalogueNeeds,
} from '../modules/catalogue/index.ts'
import {
  bindChatDeskRoutes,
  bindChatOperatorRoutes,
  bindChatRoutes,
} from '../modules/chat/index.ts'
import { bindComplianceOperatorRoutes } from '../modules/compliance/index.ts'
import { createExplainRefusal } from './accounts/explain-refusal.ts'
import { bindLimitsOperatorRoutes, bindLimitsRoutes } from '../modules/limits/index.ts'
import { bindInboxRoutes } from '../modules/inbox/index.ts'
import { bindJackpotOperatorRoutes, bindJackpotRoutes } from '../modules/jackpots/index.ts'
import {
  bindLotteryChangeRoutes,
  bindLotteryOperatorRoutes,
  bindLotteryRoutes,
} from '../modules/lottery/index.ts'
import { bindKycOperatorRoutes, bindKycRoutes } from '../modules/kyc/index.ts'
import { bindLoyaltyRoutes } from '../modules/loyalty/index.ts'
import { bindRiskRoutes } from '../modules/risk/index.ts'
import { bindLedgerOperatorRoutes } from '../modules/ledger/index.ts'
import { bindOfficeRoutes } from '../modules/members/index.ts'
import {
  bindContentOperatorRoutes,
  bindContentPictures,
  bindMessagingRoutes,
  bindTicketRoutes,
  feedbackFinder,
  createContentPictures,
  ticketQueue,
} from '../modules/messaging/index.ts'
import { bindPromotionsOperatorRoutes, bindPromotionsRoutes } from '../modules/promotions/index.ts'
import { bindPointsOperatorRoutes, bindPointsRoutes } from '../modules/points/index.ts'
import { bindRecordsFiles, bindRecordsRoutes } from '../modules/records/index.ts'
import { bindReportFiles, bindReportOperatorRoutes } from '../modules/reports/index.ts'
import { bindPlayRiskOperatorRoutes, bindPlayRiskRoutes } from '../modules/play-risk/index.ts'
import { bindAmlRoutes } from '../modules/aml/index.ts'
import { bindSigapOperatorRoutes } from '../modules/sigap/index.ts'
import { bindPrivacyOperatorRoutes, bindPrivacyRoutes } from '../modules/privacy/index.ts'
import { bindRetentionOperatorRoutes } from '../modules/retention/index.ts'
import { bindIntegrityOperatorRoutes } from '../modules/integrity/index.ts'
import { bindPrizesOperatorRoutes } from '../modules/prizes/index.ts'
import { bindFundsOperatorRoutes } from '../modules/funds/index.ts'
import { bindMeasuredReturnRoutes } from '../modules/measured-returns/index.ts'
import { bindTaxOperatorRoutes, bindTaxRoutes } from '../modules/tax/index.ts'
import { bindRewardsOperatorRoutes, bindRewardsRoutes } from '../modules/rewards/index.ts'
import { bindBrandOperatorRoutes, bindSettingsRoutes } from '../modules/settings/index.ts'
import { bindSportsbookOperatorRoutes, bindSportsbookRoutes } from '../modules/sportsbook/index.ts'
import {
  bindApprovalRoutes,
  bindAuditRoutes,
  bindStaffAccessRoutes,
  bindSharedWorkRoutes,
  bindStaffRoutes,
} from '../modules/staff/index.ts'
import { bindStatusOperatorRoutes, bindStatusRoutes } from '../modules/status/index.ts'
import { bindSystemRoutes } from '../modules/system/index.ts'
import { bindTransferRoutes } from '../modules/transfers/index.ts'
import { bindVipRoutes } from '../modules/vip/index.ts'
import { bindWalletRoutes } from '../modules/wallet/index.ts'
import type { Config } from '../platform/config.ts'
import { createRouteBinder, type Route, type ShareLimit } from '../platform/http/bind-route.ts'
import type { ResolveOperator } from '../platform/http/actor.ts'
import { opsCookieOf, type OpsPlaces } from '../platform/http/ops/ops-origin.ts'
import type { BrandDirectory, Visitor } from '../platform/http/brand.ts'
import {
  createCacheTransport,
  type CacheTransportDependencies,
} from '../platform/http/cache/cache-transport.ts'
import type { SealingKeys } from '../platform/http/sealing/sealing-keys.ts'
import { createUnseal } from '../platform/http/sealing/unseal.ts'
import { messagingNeeds } from './wiring/messaging.ts'
import type { Modules } from './modules.ts'
import { bigWinsOf, createListWinners } from './movements/list-winners.ts'
import { bindReasonRoutes } from './reasons/bind-reason-routes.ts'
import { statementKinds, statementOrigin } from './movements/describe-movements.ts'

export type BindDependencies = {
  readonly app: FastifyInstance
  /** The operators' own listener. */
  readonly opsApp: FastifyInstance
  readonly opsPlaces: Pick<OpsPlaces, 'merchantOf'>
  readonly pool: Pool
  readonly clock: Clock
  readonly config: Config
  readonly sealingKeys: SealingKeys
  readonly modules: Modules
  readonly checkAnswers: boolean
  readonly shareLimit: ShareLimit
  visitorOf(request: FastifyRequest): Visitor
  countRefusal(code: RefusalCode): void
  readonly onServed: NonNullable<CacheTransportDependencies['onServed']>
}

const bindOperatorRoutes = (route: Route, modules: Modules, cookieName: string): void => {
  const { settings, identity, verification, cashier, play, lottery, promotions, points } = modules
  // The operators' client fetches the sealing keys where it logs in.
  route(getSystemStatus, ({ brand, language, visitor }) =>
    settings.getSystemStatus(brand.id, language, visitor),
  )
  identity.bindOperatorRoutes(route, cookieName)
  verification.bindOperatorRoutes(route)
  modules.members.bindOperatorRoutes(route)
  bindOfficeRoutes(route, modules.memberOffice)
  bindCashierOperatorRoutes(route, cashier)
  play.bindOperatorRoutes(route)
  bindLotteryOperatorRoutes(route, lottery)
  bindLotteryChangeRoutes(route, lottery)
  bindJackpotOperatorRoutes(route, modules.jackpots)
  bindSportsbookOperatorRoutes(route, modules.sportsbook)
  bindPromotionsOperatorRoutes(route, promotions)
  bindRewardsOperatorRoutes(route, modules.rewards)
  bindPointsOperatorRoutes(route, points)
  bindAgentOperatorRoutes(route, modules.agents)
  bindChatOperatorRoutes(route, modules.chat)
  bindLedgerOperatorRoutes(route, modules.ledger)
  bindRiskRoutes(route, modules.risk)
  bindKycOperatorRoutes(route, modules.kyc)
  bindLoyaltyRoutes(route, modules.loyalty)
  bindComplianceOperatorRoutes(route, modules.compliance)
  bindLimitsOperatorRoutes(route, modules.limits)
  bindReportOperatorRoutes(route, modules.reports)
  bindSystemRoutes(route, modules.system)
  bindSigapOperatorRoutes(route, modules.sigap)
  bindTaxOperatorRoutes(route, modules.tax)
  bindPlayRiskOperatorRoutes(route, modules.playRisk)
  bindAmlRoutes(route, modules.aml)
  bindFundsOperatorRoutes(route, modules.funds)
  bindPrizesOperatorRoutes(route, modules.prizes)
  bindIntegrityOperatorRoutes(route, modules.integrity)
  bindPrivacyOperatorRoutes(route, modules.privacy)
  bindRetentionOperatorRoutes(route, modules.retention)
  bindChatDeskRoutes(route, modules.chat)
  bindStatusOperatorRoutes(route, modules.status)
  bindApprovalRoutes(route, modules.staff)
  bindAuditRoutes(route, modules.staff)
  bindStaffRoutes(route, modules.staff)
  bindStaffAccessRoutes(route, modules.staff)
  bindBrandOperatorRoutes(route, modules.brandDesk)
  bindCatalogueOperatorRoutes(route, modules.catalogueDesk)
  bindSharedWorkRoutes(route, modules.staff)
}

/** Who asks at an address that a brand has for its operators asks that brand. */
const directoryAt = (directory: BrandDirectory, places: BindDependencies['opsPlaces']) => ({
  ...directory,
  byHost: (host: string) =>
    directory.byMerchant(places.merchantOf(host) ?? '') ?? directory.byHost(host),
})

/** What binds routes for members, and for operators. */
const createBinders = (dependencies: BindDependencies) => {
  const { app, opsApp, clock, config, sealingKeys, modules } = dependencies
  const { visitorOf, checkAnswers, shareLimit, countRefusal, onServed } = dependencies
  const { settings, identity } = modules
  const cookie = opsCookieOf(config)
  const common = {
    brands: settings.directory,
    resolveSession: identity.resolveSession,
    isExcluded: modules.members.isExcluded,
    isUnchecked: modules.members.isUnchecked,
    isPlayOff: modules.play.isPlayOff,
    isBlocked: modules.members.isBlocked,
    isUnidentified: modules.kyc.isUnidentified,
    lacksLimits: modules.limits.lacksLimits,
    explainRefusal: createExplainRefusal(modules),
    isIdle: modules.kyc.isIdle,
    noteAct: modules.kyc.noteAct,
    findLocationFault: modules.kyc.findLocationFault,
    unseal: createUnseal(sealingKeys, identity.rememberSealedId, clock),
    visitorOf,
    checkAnswers,
    hasSecureCookies: config.SITE_ORIGIN.startsWith('https:'),
    shareLimit,
    countRefusal,
  }
  const cacheTransport = createCacheTransport(app, { brands: settings.directory, onServed })
  const resolveOperator: ResolveOperator = async (token, address) => {
    const operator = await identity.operators.resolve(token, address)
    return operator && { ...operator, rights: await modules.staff.rightsOf(operator.operatorId) }
  }
  return {
    route: createRouteBinder(app, { ...common, cacheTransport }),
    opsRoute: createRouteBinder(opsApp, {
      ...common,
      brands: directoryAt(settings.directory, dependencies.opsPlaces),
      resolveOperator,
      watch: modules.staff.audit.watch,
      operatorCookie: cookie.name,
      hasSecureCookies: cookie.isSecure,
      sameSite: 'strict',
    }),
  }
}

/** What we measure of ourselves, for everybody to see. */
const bindMeasurementRoutes = (
  route: Route,
  { measuredReturns, status }: Pick<Modules, 'measuredReturns' | 'status'>,
): void => {
  bindMeasuredReturnRoutes(route, measuredReturns)
  bindStatusRoutes(route, status)
}

/** Feedback for the search box of operators, and among what waits for them. */
const registerFeedback = (
  { search, queues }: Modules['staff'],
  needs: Parameters<typeof feedbackFinder>[0],
): void => {
  search.register([feedbackFinder(needs)])
  queues.register([ticketQueue(needs)])
}

/** What the catalogue shows beside its own rows. */
const catalogueSources = (modules: Modules): CatalogueNeeds['play'] => ({
  bigWinsOf: bigWinsOf(modules),
  tableRoomsOf: modules.play.listTableRooms,
  liveTablesOf: modules.play.listLiveTables,
})

/** Binds the routes of every module: those of operators to their listener, all others to the site's. */
export const bindModules = async (dependencies: BindDependencies): Promise<void> => {
  const { app, pool, clock, config, modules } = dependencies
  const {
    settings,
    catalogue,
    identity,
    members,
    wallet,
    cashier,
    play,
    inbox,
    records,
    transfers,
    verification,
  } = modules

  const { route, opsRoute } = createBinders(dependencies)
  bindReportFiles(dependencies.opsApp, modules.reports)
  bindOperatorRoutes(opsRoute, modules, opsCookieOf(config).name)
  verification.bindRoutes(route)
  bindSettingsRoutes(route, settings)
  bindCatalogueRoutes(route, catalogue, { play: catalogueSources(modules), clock })
  const needs = messagingNeeds({ pools: { requests: pool }, clock }, modules)
  bindMessagingRoutes(route, needs)
  bindContentOperatorRoutes(opsRoute, needs)
  const contentPictures = createContentPictures(needs)
  bindContentPictures(app, contentPictures)
  bindContentPictures(dependencies.opsApp, contentPictures)
  bindTicketRoutes(opsRoute, needs)
  registerFeedback(modules.staff, needs)
  identity.bindRoutes(route)
  members.bindRoutes(route)
  bindCashierRoutes(route, cashier, identity.paymentPassword)
  play.bindRoutes(route)
  bindJackpotRoutes(route, modules.jackpots)
  bindAgentRoutes(route, modules.agents)
  bindInboxRoutes(route, inbox)
  bindReasonRoutes({ route, opsRoute }, modules, clock)
  bindVipRoutes(route, modules.vip)
  bindLimitsRoutes(route, modules.limits)
  bindPlayRiskRoutes(route, modules.playRisk)
  bindPromotionsRoutes(route, modules.promotions)
  play.bindVendorProtocols(app)
  const winners = createListWinners(modules, clock)
  route(listWinners, ({ language, query }) => winners(language, query.gameCategory, query.limitNum))
  bindTransferRoutes(route, transfers)
  bindLotteryRoutes(route, modules.lottery)
  bindSportsbookRoutes(route, modules.sportsbook)
  bindPointsRoutes(route, modules.points)
  bindRewardsRoutes(route, modules.rewards)
  bindKycRoutes(route, modules.kyc)
  bindTaxRoutes(route, modules.tax)
  bindMeasurementRoutes(route, modules)
  bindPrivacyRoutes(route, modules.privacy)
  bindChatRoutes(route, modules.chat)
  bindRecordsRoutes(route, records)
  bindRecordsFiles(app, records)
  bindWalletRoutes(route, {
    wallet,
    clock,
    kinds: statementKinds,
    originOf: statementOrigin(catalogue, config, clock),
    currencyOf: (brandId) => {
      const { row } = settings.brand(brandId)
      return { code: row.currency, symbol: row.currency_symbol }
    },
  })
}
