import * as contacts from '@trevo/contract/ops/conduct/help-contacts.ts'
import * as contract from '@trevo/contract/ops/conduct/play-risk.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { PlayRisk } from '../module.ts'

/** The queue of persons whose play shows markers, and the contacts for help. */
export const bindPlayRiskOperatorRoutes = (route: Route, playRisk: PlayRisk): void => {
  route(contract.listPlayRisk, ({ actor, query }) => playRisk.listPlayRisk(actor.brandId, query))
  route(contract.showPlayRisk, ({ actor, params }) =>
    playRisk.showPlayRisk(actor.brandId, BigInt(params.personId)),
  )
  route(contract.reviewPlayRisk, ({ actor, params, body }) =>
    playRisk.reviewPlayRisk({
      ...body,
      brandId: actor.brandId,
      operator: actor.username,
      personId: BigInt(params.personId),
    }),
  )
  route(contacts.listHelpContacts, ({ actor }) => playRisk.listHelpContacts(actor.brandId))
  route(contacts.changeHelpContacts, ({ actor, body }) => playRisk.changeHelpContacts(actor, body))
  route(contacts.changeSharedHelpContacts, ({ actor, body }) =>
    playRisk.changeSharedHelpContacts(actor, body),
  )
}
