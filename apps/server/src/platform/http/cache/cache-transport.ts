import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { EndpointSpec } from '@trevo/contract/endpoint.ts'
import type { FastifyInstance } from 'fastify'
import { languageOf } from '@trevo/platform/http/language-of.ts'
import { guest } from '../actor.ts'
import type { BrandDirectory } from '../brand.ts'
import { findBrand } from '../find-brand.ts'
import { callerGates, firstRefusal, requestGates } from '../gates/order.ts'
import {
  cacheKeyOf,
  encodingFor,
  isKnownToCaller,
  type CachedResponse,
  type ResponseCache,
} from './response-cache.ts'
import { cachedHeaders } from './send-cached.ts'

/** Serves cached responses without the router. */
export type CacheTransport = {
  /** From now on responses of this endpoint may be served from here. */
  add(endpoint: EndpointSpec, cache: ResponseCache): void
  /** The headers of every answer of the application, taken from one of its answers. */
  noteHeaders(headers: Readonly<Record<string, unknown>>): void
}

export type CacheTransportDependencies = {
  readonly brands: BrandDirectory
  /** For the metrics. */
  onServed?(endpoint: EndpointSpec, status: number, seconds: number): void
}

/** Headers of one request or one body; every other header is the same for all. */
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

/** Whether the request needs nothing beyond this transport. */
const isPlain = ({ method, headers }: IncomingMessage, { auth }: EndpointSpec): boolean =>
  method === 'GET' &&
  headers.origin === undefined &&
  headers['x-forwarded-host'] === undefined &&
  (auth === 'none' || headers.authorization === undefined)

/** The cached response to a plain request that passes every gate. */
const findCached = (
  {
    endpoint,
    cache,
    brands,
  }: { endpoint: EndpointSpec; cache: ResponseCache } & Pick<CacheTransportDependencies, 'brands'>,
  request: IncomingMessage,
  query: string,
): CachedResponse | undefined => {
  const { headers } = request
  const host = hostnameOf(headers.host ?? '')
  const brand = findBrand(brands, headers, host)
  const facts = { endpoint, headers, host, brands, brand, visitor: undefined }
  if (!brand || firstRefusal(requestGates, facts)) return undefined
  const standing = {
    isCovered: false,
    isExcluded: false,
    isUnchecked: false,
    isBlocked: false,
    isUnidentified: false,
    lacksLimits: false,
    isIdle: false,
    locationFault: undefined,
    isPlayOff: false,
  }
  if (firstRefusal(callerGates, { endpoint, actor: guest, ...standing })) return undefined
  const language = languageOf(request, brand.defaultLanguage)
  return cache.find(cacheKeyOf(endpoint.path, query, { brandId: brand.id, language }))
}

/** Writes the response and returns its status; undefined if its bytes are not available. */
const writeCached = (
  { headers }: IncomingMessage,
  response: ServerResponse,
  { etag, ready, written }: CachedResponse,
  common: readonly string[],
): 200 | 304 | undefined => {
  const shared = ['x-request-id', randomUUID(), 'ETag', etag, ...common]
  if (isKnownToCaller(headers['if-none-match'], etag)) {
    response.writeHead(304, shared).end()
    return 304
  }
  const accepted = headers['accept-encoding']
  const encoding = encodingFor(
    typeof accepted === 'string' ? accepted : undefined,
    ready.identity?.length ?? 0,
  )
  const bytes = ready[encoding]
  if (!bytes) return undefined
  shared.push('Content-Type', cachedHeaders['Content-Type'], 'Content-Length', `${bytes.length}`)
  if (encoding !== 'identity') shared.push('Content-Encoding', encoding)
  response.writeHead(200, shared).end(written[encoding], 'latin1')
  return 200
}

/**
 * Serves cached responses on node's own HTTP in front of the router: they are requested more than everything else
 * together, and everything between the socket and a few cached bytes costs several times the bytes themselves. A
 * request that is not plain, not cached, or refused by a gate goes to the router, which checks the same gates and
 * answers.
 */
export const createCacheTransport = (
  app: FastifyInstance,
  { brands, onServed }: CacheTransportDependencies,
): CacheTransport => {
  let common: readonly string[] | undefined
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  return {
    add: (endpoint, cache) => {
      // An endpoint with its own limit is counted, which this transport does not do.
      if (endpoint.rateLimit) return
      const source = { endpoint, cache, brands }
      app.serveDirectly(endpoint.path, (request, response, query) => {
        if (!common || isClosing || !isPlain(request, endpoint)) return false
        const startedAt = performance.now()
        const cached = findCached(source, request, query)
        const status = cached && writeCached(request, response, cached, common)
        if (!status) return false
        onServed?.(endpoint, status, (performance.now() - startedAt) / 1_000)
        return true
      })
    },
    noteHeaders: (headers) => {
      common ??= [
        ...commonHeaders(headers),
        'Cache-Control',
        cachedHeaders['Cache-Control'],
        'Vary',
        cachedHeaders.Vary,
      ]
    },
  }
}
