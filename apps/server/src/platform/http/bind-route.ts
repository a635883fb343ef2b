import { defaultLanguage } from '@trevo/languages/languages.ts'
import {
  commonRefusals,
  type Answer,
  type Body,
  type EndpointSpec,
  type Params,
  type Query,
} from '@trevo/contract/endpoint.ts'
import type { RefusalCode } from '@trevo/contract/refusals.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { isLostWait } from '@trevo/database/lost-wait.ts'
import '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'
import type { ActorFor, ResolveOperator, ResolveSession } from './actor.ts'
import { demandModule, demandOpen } from './brand-gates.ts'
import type { Brand, BrandDirectory, Visitor } from './brand.ts'
import { refusalBody, successBody } from './envelope.ts'
import { keptKeyOf, queryTextOf, type KeptAnswers } from './kept-answers.ts'
import { languageOf } from './language-of.ts'
import { unlocatedVisitor } from './locate-visitors.ts'
import { parseInput, readBody } from './parse-input.ts'
import { resolveActor } from './resolve-actor.ts'
import { sendKept } from './send-kept.ts'
import type { KeptLane } from './serve-kept.ts'
import type { Unseal } from './unseal.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract object behind the route, for log and metrics. */
    endpoint?: EndpointSpec
  }
}

/** What a use case receives: everything parsed, nothing of HTTP but what security needs. */
export type RouteRequest<E extends EndpointSpec> = {
  readonly actor: ActorFor<E['auth']>
  readonly brand: Brand
  readonly language: Language
  readonly params: Params<E>
  readonly query: Query<E>
  readonly body: Body<E>
  readonly visitor: Visitor
  readonly device: {
    readonly address: string
    readonly userAgent: string
    readonly kind: 'web' | 'mobile'
  }
  /** Where the page that calls is at home; absent where the caller is no browser. */
  readonly origin: string | undefined
  readonly cookies: Readonly<Record<string, string | undefined>>
  setCookie(name: string, value: string, maxAgeSec: number): void
}

export type RouteDependencies = {
  readonly brands: BrandDirectory
  readonly resolveSession: ResolveSession
  /** Without it nobody is an operator. */
  readonly resolveOperator?: ResolveOperator
  readonly unseal: Unseal
  /** Without it nobody has a country. */
  visitorOf?(request: FastifyRequest): Visitor
  /** Also checks what use cases answer; off where every microsecond counts. */
  readonly checkAnswers: boolean
  /** Where answers that are kept may be given without coming by here. */
  readonly keptLane?: KeptLane
  /** For the metrics. */
  countRefusal?(code: RefusalCode): void
}

export type Route = <E extends EndpointSpec>(
  endpoint: E,
  useCase: (request: RouteRequest<E>) => Promise<Answer<E>> | Answer<E>,
  /** For answers that are the same for every caller of a brand and language until they are cleared. */
  keptAnswers?: KeptAnswers,
) => void

const demand = (refusal: RefusalCode | undefined): void => {
  if (refusal) throw new Refusal(refusal)
}

const headerOnce = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(',') : value

const resolveBrand = (request: FastifyRequest, brands: BrandDirectory): Brand => {
  const merchant = headerOnce(request.headers['merchant'])
  if (merchant === undefined) return brands.byHost(request.hostname)
  const brand = brands.byMerchant(merchant)
  if (!brand) throw new Refusal('function.not.available')
  return brand
}

/** E calls and free play speak version 3 of the gateway; of E calls the header says so too. */
const demandGateway = (endpoint: EndpointSpec, { headers }: FastifyRequest) => {
  const version = endpoint.sealed ? 3 : endpoint.gatewayVersion
  if (version !== undefined && headerOnce(headers['x-gateway-version']) !== String(version)) {
    throw new Refusal('function.not.available')
  }
  if (endpoint.sealed && headerOnce(headers['encryption']) !== 'JWE') {
    throw new Refusal('request_body_required')
  }
}

const common = new Set<string>(commonRefusals)
// Answers of the `auth` check; an endpoint need not repeat them.
const ofAuth = new Set([
  'play.need_true_account',
  'error_not_agent',
  'operator.authenticator_required',
])

const isDeclared = (endpoint: EndpointSpec, refusal: Refusal) =>
  common.has(refusal.code) || ofAuth.has(refusal.code) || endpoint.refusals.includes(refusal.code)

type Failure = {
  readonly endpoint: EndpointSpec
  readonly error: unknown
  readonly language: Language
  readonly countRefusal: RouteDependencies['countRefusal']
}

const answerError = (
  { endpoint, error, language, countRefusal }: Failure,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  let refusal: Refusal
  if (error instanceof Refusal && isDeclared(endpoint, error)) {
    refusal = error
    request.log.info({ endpoint: endpoint.name, refusal: error.code }, 'refused')
  } else if (isLostWait(error)) {
    refusal = new Refusal('wallet.busy')
    request.log.warn({ endpoint: endpoint.name, err: error }, 'waited for too long')
  } else {
    refusal = new Refusal('unknown.system.err')
    request.log.error({ endpoint: endpoint.name, err: error }, 'failed')
  }
  countRefusal?.(refusal.code)
  const { status, body } = refusalBody(endpoint.family, refusal, language)
  return reply.status(status).header('Cache-Control', 'no-store').send(body)
}

/**
 * Makes `route(endpoint, useCase)`: brand and language from headers, rate limit, module id,
 * session, unsealing, input parsing, the use case, output check, envelope, and a declared refusal
 * turned into its status and sentence. An undeclared one is our bug and answers 500.
 */
export const createRouteBinder =
  (app: FastifyInstance, dependencies: RouteDependencies): Route =>
  <E extends EndpointSpec>(
    endpoint: E,
    useCase: (request: RouteRequest<E>) => Promise<Answer<E>> | Answer<E>,
    keptAnswers?: KeptAnswers,
  ) => {
    const { brands, unseal, checkAnswers, countRefusal, keptLane } = dependencies
    if (keptAnswers && endpoint.params) throw new Error(`${endpoint.name}: kept by its query alone`)
    if (keptAnswers) keptLane?.add(endpoint, keptAnswers)
    const { visitorOf = unlocatedVisitor } = dependencies

    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      let language: Language = languageOf(request, defaultLanguage)
      try {
        const brand = resolveBrand(request, brands)
        language = languageOf(request, brand.defaultLanguage)
        const visitor = visitorOf(request)
        demand(demandOpen(endpoint, brand, visitor, brands))
        demand(demandModule(endpoint, brand, headerOnce(request.headers['moduleid'])))
        demandGateway(endpoint, request)
        const token = headerOnce(request.headers['authorization'])
        const actor = await resolveActor(endpoint, brand, token, dependencies)
        const key = keptKeyOf(endpoint.path, queryTextOf(request), { brandId: brand.id, language })
        const generation = keptAnswers?.generation() ?? 0
        const known = keptAnswers?.find(key)
        if (known) return await sendKept(request, reply, known)
        const answer = await useCase({
          actor: actor as ActorFor<E['auth']>, // resolveActor checked it against auth
          brand,
          language,
          params: parseInput(endpoint.params, request.params) as Params<E>, // parsed by this very schema
          query: parseInput(endpoint.query, request.query) as Query<E>, // parsed by this very schema
          body: (await readBody(endpoint, request, unseal)) as Body<E>, // parsed by this very schema
          visitor,
          device: {
            address: visitor.address,
            userAgent: headerOnce(request.headers['user-agent']) ?? '',
            kind: request.headers['device'] === 'mobile' ? 'mobile' : 'web',
          },
          origin: request.headers.origin,
          cookies: request.cookies,
          setCookie: (name, value, maxAgeSec) =>
            reply.setCookie(name, value, {
              httpOnly: true,
              sameSite: 'lax',
              secure: request.protocol === 'https',
              path: '/',
              maxAge: maxAgeSec,
            }),
        })
        const value = checkAnswers ? endpoint.response.parse(answer) : answer
        if (keptAnswers) {
          if (request.headers.origin === undefined) keptLane?.noteHeaders(reply.getHeaders())
          const json = JSON.stringify(successBody(endpoint, value, language))
          return await sendKept(request, reply, keptAnswers.keep(key, json, generation))
        }
        const cache =
          endpoint.cacheSec === undefined ? 'no-store' : `public, max-age=${endpoint.cacheSec}`
        return reply
          .header('Cache-Control', cache)
          .header('Vary', 'Language, Merchant, Origin')
          .send(successBody(endpoint, value, language))
      } catch (error) {
        return answerError({ endpoint, error, language, countRefusal }, request, reply)
      }
    }

    const methods = [endpoint.method, ...(endpoint.alsoMethods ?? [])]
    app.route({
      // HEAD is the same question and counts towards the same limit, so it is the same route.
      method: methods.includes('GET') ? [...methods, 'HEAD'] : methods,
      exposeHeadRoute: false,
      url: endpoint.path,
      handler,
      config: {
        endpoint,
        ...(endpoint.rateLimit && {
          rateLimit: {
            max: endpoint.rateLimit.max,
            timeWindow: endpoint.rateLimit.windowSec * 1000,
          },
        }),
      },
    })
  }
