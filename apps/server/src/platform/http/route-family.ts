import { METHODS } from 'node:http'
import type { Family } from '@trevo/contract/endpoint.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** A family of the contract, or the live socket. */
export type RouteFamily = Family | 'live'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The family whose limits, origins and refusals apply to the route; pages and files have none. */
    family?: RouteFamily
  }
}

const familyByFirstSegment: ReadonlyMap<string, RouteFamily> = new Map([
  ['wps', 'wps'],
  ['lgw', 'lgw'],
  ['lotto', 'lgw'],
  ['lotto-vn', 'lgw'],
  ['ops', 'ops'],
  ['vendor', 'vendor'],
  ['rgs', 'rgs'],
  ['live', 'live'],
])

const firstSegmentOf = (path: string): string => path.split(/[/?#]/, 2)[1] ?? ''

/**
 * Gives every route bound from now on the family of its own pattern. Gates read it from the matched route and
 * never check the spelling of the path.
 */
export const markFamilies = (app: FastifyInstance): void => {
  app.addHook('onRoute', (route) => {
    const family = familyByFirstSegment.get(firstSegmentOf(route.url))
    if (family) route.config = { ...route.config, family }
  })
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => FastifyReply

const knowEveryMethod = (app: FastifyInstance): void => {
  const known = new Set(app.supportedMethods)
  for (const method of METHODS) {
    if (method !== 'CONNECT' && !known.has(method)) app.addHttpMethod(method)
  }
}

/**
 * Paths of a family without a route, by any method, are unknown in that family's format; otherwise they would be a
 * page of the site. The body is not read.
 */
export const bindUnknownPaths = (app: FastifyInstance, answer: Answer): void => {
  knowEveryMethod(app)
  const refuse = {
    preParsing: async (request: FastifyRequest, reply: FastifyReply) => answer(request, reply),
    handler: answer,
    exposeHeadRoute: false,
  }
  const every = [...app.supportedMethods]
  const others = every.filter((method) => method !== 'GET' && method !== 'HEAD')
  for (const [segment, family] of familyByFirstSegment) {
    // The site has pages at and below the socket's path.
    const method = family === 'live' ? others : every
    app.route({ method, url: `/${segment}`, ...refuse })
    app.route({ method, url: `/${segment}/*`, ...refuse })
  }
}

const decodeLeniently = (text: string): string =>
  text.replaceAll(/%([2-7][\da-f])/gi, (_, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  )

/**
 * The apparent family of a target without a route, because it cannot be parsed. Only for the text of the refusal:
 * nothing is decided by it.
 */
export const familyOfTarget = (target: string): RouteFamily | undefined => {
  const path = target.replace(/^[a-z][\w+.-]*:\/\/[^/?#]*/i, '')
  return familyByFirstSegment.get(decodeLeniently(firstSegmentOf(path)))
}

/** The family of the matched route, or without one the intended family. */
export const familyOf = (request: FastifyRequest): RouteFamily | undefined => {
  // The library's own route for unreadable targets has no config, despite the type.
  const config = request.routeOptions.config as { family?: RouteFamily } | undefined
  return config?.family ?? familyOfTarget(request.url)
}
