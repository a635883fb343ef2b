import * as settings from '@trevo/contract/ops/payments/cashier-settings.ts'
import * as catalogue from '@trevo/contract/ops/company/catalogue.ts'
import * as free from '@trevo/contract/ops/free-rounds.ts'
import * as endpoints from '@trevo/contract/ops/held-credits.ts'
import * as rounds from '@trevo/contract/ops/rounds.ts'
import { ceilingOf } from '../../platform/http/actor.ts'
import type { Route } from '../../platform/http/bind-route.ts'
import type { PlayContext } from './common/context.ts'
import { createChangePayoutLimits } from './held-credits/service/change-payout-limits.ts'
import { createShowPayoutLimits } from './held-credits/service/show-payout-limits.ts'
import { bindIncidentRoutes } from './incidents/http/bind-incident-routes.ts'
import { bindReturnRoutes } from './returns/http/bind-return-routes.ts'
import { bindStopRoutes } from './stops/http/bind-stop-routes.ts'
import { createHeldCreditSettings } from './held-credits/service/held-credit-settings.ts'
import { createListHeldCredits } from './held-credits/service/list-held-credits.ts'
import { createListVendorHealth } from './registry/service/list-vendor-health.ts'
import { createListVendorRounds } from './registry/service/list-vendor-rounds.ts'
import { createListStatementRuns } from './statements/service/list-statement-runs.ts'
import { createOperatorFreeRounds } from './free-rounds/service/operator-free-rounds.ts'
import { bindTableSignalRoutes } from './player-tables/http/bind-table-signal-routes.ts'
import { bindTableStreamRoutes } from './player-tables/http/bind-table-stream-routes.ts'
import { createRefuseHeldCredit } from './held-credits/service/refuse-held-credit.ts'
import { createReleaseHeldCredit } from './held-credits/service/release-held-credit.ts'
import { createShowHeldCredit } from './held-credits/service/show-held-credit.ts'
import { createReplayRound } from './registry/service/replay-round.ts'
import { createShowRound } from './registry/service/show-round.ts'

const bindRoundRoutes = (route: Route, context: PlayContext): void => {
  const listVendorRounds = createListVendorRounds(context)
  const showRound = createShowRound(context)
  const listStatementRuns = createListStatementRuns(context)
  route(rounds.listVendorRounds, async ({ actor, query }) => {
    const { vendor, status } = query
    return { rounds: await listVendorRounds({ ...query, vendor, status, brandId: actor.brandId }) }
  })
  route(rounds.showRound, ({ actor, query }) => showRound(actor.brandId, query))
  const replayRound = createReplayRound(context)
  route(rounds.replayRound, async ({ actor, language, query }) => ({
    replay: await replayRound(actor.brandId, { ...query, language }),
  }))
  const listVendorHealth = createListVendorHealth(context)
  route(rounds.listVendorHealth, async () => ({ vendors: await listVendorHealth() }))
  route(rounds.listStatementRuns, async ({ query }) => ({
    runs: await listStatementRuns(query.limit),
  }))
}

const bindPayoutLimitRoutes = (route: Route, context: PlayContext): void => {
  const showPayoutLimits = createShowPayoutLimits(context)
  const changePayoutLimits = createChangePayoutLimits(context)
  route(catalogue.showPayoutLimits, ({ actor }) => showPayoutLimits(actor.brandId))
  route(catalogue.changePayoutLimits, ({ actor, body }) => changePayoutLimits(actor, body))
}

const bindFreeRoundRoutes = (route: Route, context: PlayContext): void => {
  const freeRounds = createOperatorFreeRounds(context)
  route(free.listOperatorFreeRounds, ({ actor }) =>
    freeRounds.listOperatorFreeRounds(actor.brandId),
  )
  route(free.showFreeRounds, ({ actor, params }) =>
    freeRounds.showFreeRounds(actor.brandId, params.campaignId),
  )
  route(free.cancelFreeRoundsOf, ({ actor: { username, brandId }, params, body }) =>
    freeRounds.cancelFreeRoundsOf({
      brandId,
      id: params.campaignId,
      operator: username,
      reason: body.reason.trim(),
    }),
  )
}

const bindSettingRoutes = (route: Route, context: PlayContext): void => {
  const of = createHeldCreditSettings(context)
  route(settings.showHeldCreditSettings, ({ actor }) => of.showHeldCreditSettings(actor.brandId))
  route(settings.previewHeldCreditSettings, ({ actor, body }) =>
    of.previewHeldCreditSettings(actor.brandId, body.change),
  )
  route(settings.changeHeldCreditSettings, ({ actor, body }) => {
    const { brandId, operatorId, username } = actor
    const reason = body.reason.trim()
    return of.changeHeldCreditSettings({ ...body, brandId, by: { operatorId, username }, reason })
  })
}

/** The operators' calls about rounds, and their decisions on credits above a game's maximum. */
export const bindPlayOperatorRoutes = (route: Route, context: PlayContext): void => {
  bindRoundRoutes(route, context)
  bindFreeRoundRoutes(route, context)
  bindPayoutLimitRoutes(route, context)
  bindTableSignalRoutes(route, context)
  bindTableStreamRoutes(route, context)
  bindStopRoutes(route, context)
  bindReturnRoutes(route, context)
  bindIncidentRoutes(route, context)
  bindSettingRoutes(route, context)
  const listHeldCredits = createListHeldCredits(context)
  const showHeldCredit = createShowHeldCredit(context)
  const releaseHeldCredit = createReleaseHeldCredit(context)
  const refuseHeldCredit = createRefuseHeldCredit(context)
  route(endpoints.listHeldCredits, async ({ actor, query }) => ({
    credits: await listHeldCredits(actor.brandId, query.limit),
  }))
  route(endpoints.showHeldCredit, ({ actor, params }) =>
    showHeldCredit(actor.brandId, params.creditId),
  )
  route(endpoints.releaseHeldCredit, ({ actor, params, body }) =>
    releaseHeldCredit({
      ...params,
      brandId: actor.brandId,
      operatorId: actor.operatorId,
      operator: actor.username,
      ceilingMinor: ceilingOf(actor.rights, endpoints.releaseHeldCredit.right),
      reason: body.reason.trim(),
    }),
  )
  route(endpoints.refuseHeldCredit, ({ actor: { username, brandId }, params, body }) =>
    refuseHeldCredit({ ...params, brandId, operator: username, reason: body.reason.trim() }),
  )
}
