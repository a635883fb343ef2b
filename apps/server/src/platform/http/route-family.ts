import { METHODS } from 'node:http'
import type { Family } from '@trevo/contract/endpoint.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** A family of the contract, or the live socket. */
export type RouteFamily = Family | 'live'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The family whose limits, origins and way of refusing hold for the route; pages and files have none. */
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
 * Gives every route bound from now on the family of its own pattern. Gates ask the matched route for
 * it and never check how the path was spelled.
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
 * Paths of a family that no other route answers, by any method, are unknown in that family's shape;
 * without this it would be a page of the site. The body is not read.
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
 * The family that a target seems to mean which no route was found for, because it cannot be read.
 * Only for the words of the refusal: nothing is decided by it.
 */
export const familyOfTarget = (target: string): RouteFamily | undefined => {
  const path = target.replace(/^[a-z][\w+.-]*:\/\/[^/?#]*/i, '')
  return familyByFirstSegment.get(decodeLeniently(firstSegmentOf(path)))
}

/** The family of the matched route, or where none was found the one that is meant. */
export const familyOf = (request: FastifyRequest): RouteFamily | undefined => {
  // The library's own route for unreadable targets has no config, in spite of the type.
  const config = request.routeOptions.config as { family?: RouteFamily } | undefined
  return config?.family ?? familyOfTarget(request.url)
}
