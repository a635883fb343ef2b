import { listRetention } from '@trevo/contract/ops/compliance/retention.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { Retention } from '../module.ts'

export const bindRetentionOperatorRoutes = (route: Route, retention: Retention): void => {
  route(listRetention, () => retention.listRetention())
}
