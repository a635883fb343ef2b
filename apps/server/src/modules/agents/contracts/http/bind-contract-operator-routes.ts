import { listContractsOverBound } from '@trevo/contract/ops/agents.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { Contracts } from '../create-contracts.ts'

/** Operators see which contracts exceed the house's bound. */
export const bindContractOperatorRoutes = (route: Route, contracts: Contracts): void => {
  route(listContractsOverBound, ({ actor }) => contracts.listContractsOverBound(actor.brandId))
}
