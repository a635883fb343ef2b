import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { EndpointSpec } from '@trevo/contract/endpoint.ts'
import type { FastifyInstance } from 'fastify'
import { demandModule } from './brand-gates.ts'
import type { Brand, BrandDirectory } from './brand.ts'
import { encodingFor, isKnownToCaller, keptKeyOf, type KeptAnswers } from './kept-answers.ts'
import { languageOf } from './language-of.ts'
import { keptHeaders } from './send-kept.ts'

type Kept = { readonly endpoint: EndpointSpec; readonly answers: KeptAnswers }

export type KeptLane = {
  /** From now on answers of this endpoint may be given from here. */
  add(endpoint: EndpointSpec, answers: KeptAnswers): void
  /** The headers that every answer of the application has, as one of its answers had them. */
  noteHeaders(headers: Readonly<Record<string, unknown>>): void
}

export type KeptLaneDependencies = {
  readonly brands: BrandDirectory
  /** For the metrics. */
  onServed?(endpoint: EndpointSpec, status: number, seconds: number): void
}

/** Of one request or of one body; every other header is the same for all. */
const ofOneAnswer =
  /^(x-request-id|x-ratelimit-.*|retry-after|access-control-.*|set-cookie|connection|date|content-.*|etag|vary|cache-control|transfer-encoding)$/
const policyOfContent = 'content-security-policy'

const commonHeaders = (headers: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' && (name === policyOfContent || !ofOneAnswer.test(name))
      ? [name, value]
      : [],
  )

const hostnameOf = (host: string): string =>
  host.startsWith('[') ? host.slice(0, host.indexOf(']') + 1) : (host.split(':')[0] ?? '')

/** Whether nothing in the request asks for more than this lane knows. */
const isPlain = ({ method, headers }: IncomingMessage, { auth }: EndpointSpec): boolean =>
  method === 'GET' &&
  headers.origin === undefined &&
  headers['x-forwarded-host'] === undefined &&
  (auth === 'none' || headers.authorization === undefined)

const brandOf = (brands: BrandDirectory, { headers }: IncomingMessage): Brand | undefined => {
  const merchant = headers['merchant']
  const host = hostnameOf(headers.host ?? '')
  const brand =
    merchant === undefined
      ? brands.byHost(host)
      : typeof merchant === 'string'
        ? brands.byMerchant(merchant)
        : undefined
  if (!brand || brand.maintenance || !brands.restrictsNobody?.(brand)) return undefined
  return brands.isOwnHost(brand, host) ? brand : undefined
}

/**
 * Gives kept answers on node's own HTTP in front of the router: they are asked for more than all
 * else together, and everything between the socket and a few kept bytes costs several times what
 * they cost themselves. Whatever is not plain, not kept, or would be refused goes the common way.
 * `app.inject` does not come by here.
 */
export const createKeptLane = (
  app: FastifyInstance,
  { brands, onServed }: KeptLaneDependencies,
): KeptLane => {
  const lanes = new Map<string, Kept>()
  let common: readonly string[] | undefined
  let isClosing = false

  const serve = (request: IncomingMessage, response: ServerResponse): boolean => {
    // Only a path spelled as its endpoint declares it is answered here; the router reads all others.
    const target = request.url ?? ''
    const query = target.indexOf('?')
    const lane = lanes.get(query < 0 ? target : target.slice(0, query))
    if (!lane || !common || isClosing || !isPlain(request, lane.endpoint)) return false
    const startedAt = performance.now()
    const brand = brandOf(brands, request)
    const { headers } = request
    if (!brand || demandModule(lane.endpoint, brand, headers['moduleid'])) return false
    const language = languageOf(request, brand.defaultLanguage)
    const key = keptKeyOf(lane.endpoint.path, query < 0 ? '' : target.slice(query + 1), {
      brandId: brand.id,
      language,
    })
    const kept = lane.answers.find(key)
    if (!kept) return false

    const shared = ['x-request-id', randomUUID(), 'ETag', kept.etag, ...common]
    if (isKnownToCaller(headers['if-none-match'], kept.etag)) {
      response.writeHead(304, shared).end()
      onServed?.(lane.endpoint, 304, (performance.now() - startedAt) / 1_000)
      return true
    }
    const accepted = headers['accept-encoding']
    const encoding = encodingFor(
      typeof accepted === 'string' ? accepted : undefined,
      kept.ready.identity?.length ?? 0,
    )
    const bytes = kept.ready[encoding]
    if (!bytes) return false
    shared.push('Content-Type', keptHeaders['Content-Type'], 'Content-Length', `${bytes.length}`)
    if (encoding !== 'identity') shared.push('Content-Encoding', encoding)
    response.writeHead(200, shared).end(kept.written[encoding], 'latin1')
    onServed?.(lane.endpoint, 200, (performance.now() - startedAt) / 1_000)
    return true
  }

  app.addHook('onReady', async () => {
    const others = app.server.listeners('request')
    app.server.removeAllListeners('request')
    app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      if (serve(request, response)) return
      for (const other of others) other.call(app.server, request, response)
    })
  })
  app.addHook('preClose', async () => {
    isClosing = true
  })
  return {
    add: (endpoint, answers) => {
      // One with a limit of its own is counted, which this lane does not do.
      if (!endpoint.rateLimit) lanes.set(endpoint.path, { endpoint, answers })
    },
    noteHeaders: (headers) => {
      common ??= [
        ...commonHeaders(headers),
        'Cache-Control',
        keptHeaders['Cache-Control'],
        'Vary',
        keptHeaders.Vary,
      ]
    },
  }
}
