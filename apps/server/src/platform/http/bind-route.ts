import { defaultLanguage } from '@trevo/languages/languages.ts'
import type { Answer, Body, EndpointSpec, Params, Query } from '@trevo/contract/endpoint.ts'
import type { RefusalCode } from '@trevo/contract/refusals.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { parseInput } from '@trevo/platform/http/parse-input.ts'
import { refusalOfRoute } from '@trevo/platform/http/refusal-of.ts'
import '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '@trevo/platform/refusal.ts'
import { languageOf } from '@trevo/platform/http/language-of.ts'
import type { Actor, ActorFor, Operator, ResolveOperator, ResolveSession } from './actor.ts'
import type { Brand, BrandDirectory, Visitor } from './brand.ts'
import type { CacheTransport } from './cache/cache-transport.ts'
import { refusalBody, successBody } from './answers/envelope.ts'
import { findActor } from './find-actor.ts'
import { findExclusion, type Standings } from './find-exclusion.ts'
import { findBrand } from './find-brand.ts'
import type { RequestFacts } from './gates/gate.ts'
import { firstRefusal, requestGates } from './gates/order.ts'
import { passCallerGates } from './pass-caller-gates.ts'
import { headerOf } from './header-of.ts'
import { isCovered } from './is-covered.ts'
import { unlocatedVisitor } from './visitors/locate-visitors.ts'
import { readBody, requireMediaType } from './read-body.ts'
import { refuseNul } from './refuse-nul.ts'
import { cacheKeyOf, queryTextOf, type ResponseCache } from './cache/response-cache.ts'
import { sendCached } from './cache/send-cached.ts'
import type { Unseal } from './sealing/unseal.ts'
import type { OperatorWatch } from './operator-watch.ts'

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
  /** The origin of the calling page; absent if the caller is not a browser. */
  readonly origin: string | undefined
  readonly cookies: Readonly<Record<string, string | undefined>>
  setCookie(name: string, value: string, maxAgeSec: number): void
}

/** Counts an endpoint's requests by address; it throws `too_many_requests`. */
export type ShareLimit = (
  endpoint: Pick<EndpointSpec, 'family' | 'name'>,
  limit: NonNullable<EndpointSpec['rateLimit']>,
) => (address: string) => Promise<void>

export type RouteDependencies = Standings & {
  readonly brands: BrandDirectory
  readonly resolveSession: ResolveSession
  /** Without it there are no operators. */
  readonly resolveOperator?: ResolveOperator
  /** Where browsers of operators keep their token; a token in the header goes before it. */
  readonly operatorCookie?: string
  /** `strict`: cookies come with no request that another site's page began. */
  readonly sameSite?: 'lax' | 'strict'
  /** Whether operators have all play of the brand off; without it none is. */
  isPlayOff?(brandId: number): Promise<boolean>
  readonly unseal: Unseal
  /** Without it no visitor has a country. */
  visitorOf?(request: FastifyRequest): Visitor
  /** Also validates the answers of use cases; off where every microsecond counts. */
  readonly checkAnswers: boolean
  /** Cookies are sent over https only, if the site's own address is https. */
  readonly hasSecureCookies?: boolean
  /** Enforces declared limits across all copies; without it each copy enforces them alone. */
  readonly shareLimit?: ShareLimit
  /** Serves cached responses to requests, which then bypass the router. */
  readonly cacheTransport?: CacheTransport
  /** Writes down what operators do and which personal data they read; without it nothing is. */
  readonly watch?: OperatorWatch
  /** For the metrics. */
  countRefusal?(code: RefusalCode): void
}

type UseCase<E extends EndpointSpec> = (request: RouteRequest<E>) => Promise<Answer<E>> | Answer<E>

export type Route = <E extends EndpointSpec>(
  endpoint: E,
  useCase: UseCase<E>,
  /** For answers that are the same for every caller of a brand and language until it is cleared. */
  cache?: ResponseCache,
) => void

// Answers of the `auth` check; an endpoint need not repeat them.
const ofAuth = new Set([
  'play.need_true_account',
  'error_not_agent',
  'operator.authenticator_required',
  'operator.all_brands_required',
  'operator.right_required',
  'operator.proof_required',
])

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
  const refusal = refusalOfRoute(endpoint, error, request.log, ofAuth)
  countRefusal?.(refusal.code)
  const { status, body } = refusalBody(endpoint.family, refusal, language)
  return reply.status(status).header('Cache-Control', 'no-store').send(body)
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** The brand of an accepted request. @throws Refusal of the first gate that refuses it. */
const passRequestGates = (facts: RequestFacts): Brand => {
  const refusal = firstRefusal(requestGates, facts)
  if (refusal) throw new Refusal(refusal)
  if (!facts.brand) throw new Error('no brand behind the gates')
  return facts.brand
}

const deviceOf = ({ headers }: FastifyRequest, { address }: Visitor) => ({
  address,
  userAgent: headerOf(headers, 'user-agent') ?? '',
  kind: headers['device'] === 'mobile' ? ('mobile' as const) : ('web' as const),
})

const cookieSetter =
  (
    request: FastifyRequest,
    reply: FastifyReply,
    {
      hasSecureCookies = false,
      sameSite = 'lax',
    }: Pick<RouteDependencies, 'hasSecureCookies' | 'sameSite'>,
  ) =>
  (name: string, value: string, maxAgeSec: number): void => {
    reply.setCookie(name, value, {
      httpOnly: true,
      sameSite,
      secure: hasSecureCookies || request.protocol === 'https',
      path: '/',
      maxAge: maxAgeSec,
    })
  }

/** The token of the header, or that of an operator's cookie. */
const tokenOf = (
  { headers, cookies }: FastifyRequest,
  { operatorCookie }: Pick<RouteDependencies, 'operatorCookie'>,
): string | undefined =>
  headerOf(headers, 'authorization') ?? (operatorCookie && cookies[operatorCookie])

/** Who may cache an answer: one for a known caller may be personal, so nobody caches that. */
const keepingOf = ({ auth, cacheSec }: EndpointSpec, { kind }: Actor | Operator) => ({
  'Cache-Control':
    cacheSec === undefined || kind !== 'guest' ? 'no-store' : `public, max-age=${cacheSec}`,
  Vary: `Language, Merchant, Origin${auth === 'optional' ? ', Authorization' : ''}`,
})

/** One request from gates to answer; errors are for the caller to answer. */
const createServe =
  <E extends EndpointSpec>(
    endpoint: E,
    useCase: UseCase<E>,
    cache: ResponseCache | undefined,
    dependencies: RouteDependencies,
  ) =>
  async (
    request: FastifyRequest,
    reply: FastifyReply,
    { brand, visitor, language }: { brand: Brand; visitor: Visitor; language: Language },
  ): Promise<FastifyReply> => {
    const { unseal, checkAnswers, cacheTransport } = dependencies
    const token = tokenOf(request, dependencies)
    const { headers } = request
    const asking = { token, address: visitor.address, headers }
    const actor = await findActor(endpoint, brand, asking, dependencies)
    const standing = await findExclusion(endpoint, actor, dependencies)
    const isPlayOff =
      endpoint.permission === 'stake' && (await dependencies.isPlayOff?.(brand.id)) === true
    await passCallerGates(
      { endpoint, actor, ...standing, isPlayOff, isCovered: isCovered(actor, headers) },
      dependencies,
      visitor.address,
    )
    const key = cacheKeyOf(endpoint.path, queryTextOf(request), { brandId: brand.id, language })
    const generation = cache?.generation() ?? 0
    const known = cache?.find(key)
    if (known) return sendCached(request, reply, known)
    requireMediaType(endpoint, request)
    refuseNul(request.params, request.query)
    const given: RouteRequest<E> = {
      actor: actor as ActorFor<E['auth']>, // the gates checked it against auth
      brand,
      language,
      params: parseInput(endpoint.params, request.params) as Params<E>, // parsed by this very schema
      query: parseInput(endpoint.query, request.query) as Query<E>, // parsed by this very schema
      body: (await readBody(endpoint, request, unseal)) as Body<E>, // parsed by this very schema
      visitor,
      device: deviceOf(request, visitor),
      origin: request.headers.origin,
      cookies: request.cookies,
      setCookie: cookieSetter(request, reply, dependencies),
    }
    const answer =
      actor.kind === 'operator' && dependencies.watch
        ? await dependencies.watch(
            {
              endpoint,
              operator: actor,
              requestId: request.id,
              address: visitor.address,
              ...given,
            },
            async () => useCase(given),
          )
        : await useCase(given)
    const value = checkAnswers ? endpoint.response.parse(answer) : answer
    if (cache) {
      if (request.headers.origin === undefined) cacheTransport?.noteHeaders(reply.getHeaders())
      const json = JSON.stringify(successBody(endpoint, value, language))
      return sendCached(request, reply, cache.keep(key, json, generation))
    }
    return reply.headers(keepingOf(endpoint, actor)).send(successBody(endpoint, value, language))
  }

const createHandler = <E extends EndpointSpec>(
  endpoint: E,
  useCase: UseCase<E>,
  cache: ResponseCache | undefined,
  dependencies: RouteDependencies,
): Handler => {
  const { brands, countRefusal, visitorOf = unlocatedVisitor } = dependencies
  const serve = createServe(endpoint, useCase, cache, dependencies)
  return async (request, reply) => {
    let language: Language = languageOf(request, defaultLanguage)
    try {
      const { headers, hostname } = request
      const named = findBrand(brands, headers, hostname)
      if (named) language = languageOf(request, named.defaultLanguage)
      const visitor = visitorOf(request)
      const { host } = visitor
      const brand = passRequestGates({ endpoint, headers, host, brands, brand: named, visitor })
      return await serve(request, reply, { brand, visitor, language })
    } catch (error) {
      return answerError({ endpoint, error, language, countRefusal }, request, reply)
    }
  }
}

/**
 * Makes `route(endpoint, useCase)`: brand and language from headers, the gates in their order
 * (`gates/order.ts`), session, unsealing, input parsing, the use case, output check, envelope, and a
 * declared refusal turned into its status and sentence. An undeclared one is our bug and answers 500.
 */
export const createRouteBinder =
  (app: FastifyInstance, dependencies: RouteDependencies): Route =>
  <E extends EndpointSpec>(endpoint: E, useCase: UseCase<E>, cache?: ResponseCache) => {
    if (cache && endpoint.params) throw new Error(`${endpoint.name}: cached by its query alone`)
    if (cache) dependencies.cacheTransport?.add(endpoint, cache)
    const { rateLimit } = endpoint
    const countShared = rateLimit && dependencies.shareLimit?.(endpoint, rateLimit)
    const methods = [endpoint.method, ...(endpoint.alsoMethods ?? [])]
    app.route({
      // HEAD counts towards the same limit as GET, so it is the same route.
      method: methods.includes('GET') ? [...methods, 'HEAD'] : methods,
      exposeHeadRoute: false,
      url: endpoint.path,
      handler: createHandler(endpoint, useCase, cache, dependencies),
      ...(endpoint.bodyBytesMax !== undefined && { bodyLimit: endpoint.bodyBytesMax }),
      config: {
        endpoint,
        ...(rateLimit && {
          rateLimit: { max: rateLimit.max, timeWindow: rateLimit.windowSec * 1000 },
        }),
      },
      // After this copy's own count, and before the body is read.
      ...(countShared && { preParsing: async ({ ip }: FastifyRequest) => countShared(ip) }),
    })
  }
