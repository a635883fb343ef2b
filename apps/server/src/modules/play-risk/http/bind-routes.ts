import * as contract from '@trevo/contract/wps/play-risk/play-risk.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { PlayRisk } from '../module.ts'

/** What members read and do about how they play. */
export const bindPlayRiskRoutes = (route: Route, playRisk: PlayRisk): void => {
  route(contract.getPlayRisk, ({ actor: { memberId }, language }) =>
    playRisk.getPlayRisk({ memberId, language }),
  )
  route(contract.acceptProposedLimit, ({ actor: { memberId }, language, body }) =>
    playRisk.acceptProposedLimit({ memberId, language }, BigInt(body.proposalId)),
  )
  route(contract.declineProposedLimit, ({ actor: { memberId }, language, body }) =>
    playRisk.declineProposedLimit({ memberId, language }, BigInt(body.proposalId)),
  )
  route(contract.shareSelfTest, ({ actor: { memberId }, language, body }) =>
    playRisk.shareSelfTest({ memberId, language }, body.answers),
  )
  route(contract.withdrawSelfTest, ({ actor: { memberId }, language }) =>
    playRisk.withdrawSelfTest({ memberId, language }),
  )
}
