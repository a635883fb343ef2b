import { getAlarms, getFigures } from '@trevo/contract/ops/ledger/figures.ts'
import {
  listClosedDays,
  listLargestWins,
  listRevenue,
  showReport,
} from '@trevo/contract/ops/ledger/reports.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { Reports } from '../module.ts'

export const bindReportOperatorRoutes = (route: Route, reports: Reports): void => {
  route(getFigures, ({ actor, language, query }) =>
    reports.getFigures({ ...query, brandId: actor.brandId, language }),
  )
  route(getAlarms, ({ actor }) => reports.getAlarms(actor.brandId))
  route(listRevenue, ({ actor, language, query }) =>
    reports.listRevenue({ ...query, brandId: actor.brandId, language }),
  )
  route(listLargestWins, ({ actor, language, query }) =>
    reports.listLargestWins({ ...query, brandId: actor.brandId, language }),
  )
  route(showReport, ({ actor, language, params, query }) =>
    reports.showReport({ ...params, ...query, brandId: actor.brandId, language }),
  )
  route(listClosedDays, ({ actor, language, query }) =>
    reports.listClosedDays({ ...query, brandId: actor.brandId, language }),
  )
}
