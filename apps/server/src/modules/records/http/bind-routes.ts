import {
  createRecordsFile,
  getMoneyPath,
  getOwnYear,
  getPersonalProfit,
} from '@trevo/contract/wps/records.ts'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { Records } from '../module.ts'
import { filesPath } from '../service/create-records-file.ts'

/** Calls of the contract. */
export const bindRecordsRoutes = (route: Route, records: Records): void => {
  route(getPersonalProfit, ({ actor, brand, query }) =>
    records.getPersonalProfit({ memberId: actor.memberId, brandId: brand.id }, query),
  )

  route(getMoneyPath, ({ actor, language, query }) =>
    records.getMoneyPath({ memberId: actor.memberId, language, txId: query.txId }),
  )

  route(getOwnYear, ({ actor, query }) => records.getOwnYear(actor.memberId, query.year))

  route(createRecordsFile, ({ actor, brand, language, body }) =>
    records.createRecordsFile({ memberId: actor.memberId, brandId: brand.id, language, body }),
  )
}

/** Files are not wrapped in an envelope: the browser itself downloads and stores them. */
export const bindRecordsFiles = (app: FastifyInstance, records: Records): void => {
  app.route<{ Params: { ticket: string } }>({
    method: ['GET', 'HEAD'],
    url: filesPath,
    exposeHeadRoute: false,
    handler: async ({ params, method }, reply) => {
      // A HEAD request does not count as the download.
      const isHead = method === 'HEAD'
      const file = await (isHead
        ? records.describeFile(params.ticket)
        : records.openFile(params.ticket))
      if (!file) throw new Refusal('not_found')
      return reply
        .type(file.mediaType)
        .header('Content-Disposition', `attachment; filename="${file.name}"`)
        .header('Cache-Control', 'no-store')
        .send('content' in file ? file.content : undefined)
    },
  })
}
