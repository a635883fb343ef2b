import { getAlarms, getFigures } from '@trevo/contract/ops/ledger/figures.ts'
import {
  listClosedDays,
  listLargestWins,
  listRevenue,
  showReport,
} from '@trevo/contract/ops/ledger/reports.ts'
import { listSignificantEvents } from '@trevo/contract/ops/ledger/events.ts'
import { createExport, listExports, openExport } from '@trevo/contract/ops/ledger/exports.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { FastifyInstance } from 'fastify'
import { Readable } from 'node:stream'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { Reports } from '../module.ts'
import { exportsPath } from '../service/open-export.ts'

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
  route(listSignificantEvents, ({ actor, language, query }) =>
    reports.listSignificantEvents({ ...query, brandId: actor.brandId, language }),
  )
  route(createExport, ({ actor, language, body }) => reports.createExport(actor, language, body))
  route(listExports, ({ actor }) => reports.listExports(actor.operatorId))
  route(openExport, ({ actor, params }) => reports.openExport(actor.operatorId, params.exportId))
  route(listClosedDays, ({ actor, language, query }) =>
    reports.listClosedDays({ ...query, brandId: actor.brandId, language }),
  )
}

/** Files are not wrapped in an envelope: the browser downloads them itself, by a ticket that works once. */
export const bindReportFiles = (app: FastifyInstance, reports: Reports): void => {
  app.get<{ Params: { ticket: string } }>(
    exportsPath,
    { exposeHeadRoute: false },
    async ({ params }, reply) => {
      const file = await reports.downloadExport(params.ticket)
      if (!file) throw new Refusal('not_found')
      return reply
        .type(file.mediaType)
        .header('Content-Disposition', `attachment; filename="${file.name}"`)
        .header('Cache-Control', 'no-store')
        .send(Readable.from(file.content))
    },
  )
}
