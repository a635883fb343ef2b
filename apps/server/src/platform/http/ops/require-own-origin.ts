import { Refusal } from '@trevo/platform/refusal.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { headerOf } from '../header-of.ts'
import type { OpsPlaces } from './ops-origin.ts'

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request may be answered. Browsers send a cookie, and name the origin of every request that changes
 * something: it must be that of the address asked, since another address of operators may belong to the same site.
 * Programs send neither, and their token in a header. The brand must be one that is served at this address.
 */
const isOwn = ({ method, headers, host }: FastifyRequest, places: OpsPlaces): boolean => {
  const { origin, cookie } = headers
  const place = places.at(host)
  const merchant = headerOf(headers, 'merchant')
  const isServed = place && (merchant === undefined || places.serves(place, merchant))
  const isProgram = origin === undefined && cookie === undefined
  if (isProgram) return isServed || place?.merchant === undefined
  return isServed === true && (safeMethods.has(method) || origin === place?.origin)
}

/** Refuses what no page of the operators' own asks for, nor a program (`operator.foreign_origin`). */
export const requireOwnOrigin = (app: FastifyInstance, places: OpsPlaces): void => {
  app.addHook('onRequest', async (request) => {
    const isForAll = safeMethods.has(request.method) && request.routeOptions.config.family !== 'ops'
    if (!isForAll && !isOwn(request, places)) throw new Refusal('operator.foreign_origin')
  })
}
