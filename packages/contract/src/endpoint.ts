import type { z } from 'zod'
import type { DoneKey } from './done.ts'
import type { OperatorTerms } from './ops/rights.ts'
import type { RefusalCode } from './refusals.ts'
import type { ModuleId } from './module-ids.ts'

/** How a family of paths speaks: `wps` in an envelope, `lgw` bare, `vendor`, `rgs` and `ops` each their own. */
export type Family = 'wps' | 'lgw' | 'vendor' | 'rgs' | 'ops'

/**
 * Who may call. `none`: a token is ignored. `optional`: a valid token names the caller, guests may
 * call too. `session`: any session, trial included. `member`: a full account (member or agent).
 * `agent`: an agent account. `operator`: staff, whose sessions open nothing else and whom no other
 * session stands for.
 */
export type Auth = 'none' | 'optional' | 'session' | 'member' | 'agent' | 'operator'

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE'

type Described = {
  /** Operation name, unique in the whole contract; the use case carries the same name. */
  readonly name: string
  readonly summary: string
  /** Further methods answer too where the documents name none (`GCSGAME_hotGamesV2`). */
  readonly method: HttpMethod
  readonly alsoMethods?: readonly HttpMethod[]
  /** Path without host; parameters as `:name`. */
  readonly path: string
  readonly family: Family
  /** The body travels as a sealed JWE (the documents' E flag). */
  readonly sealed?: true
  /** Answers only callers who speak this version (header X-Gateway-Version); sealed calls always 3. */
  readonly gatewayVersion?: 3
  /** White-label module of the call; on `/wps/relay/**` the ModuleId header must equal it. */
  readonly moduleId?: ModuleId
  /** Modules any one of which replaces `moduleId` when that one is off. */
  readonly orModules?: readonly ModuleId[]
  /** Further modules that must be on. */
  readonly switches?: readonly ModuleId[]
  readonly consumes?: 'json' | 'form'
  /** The largest body, where what every route takes is too small. */
  readonly bodyBytesMax?: number
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** Shape of `value` (wps) or of the bare answer (lgw). */
  readonly response: z.ZodType
  /** The sentence of a wps answer's `message`; its places are filled from the value. */
  readonly done?: DoneKey
  readonly refusals: readonly RefusalCode[]
  readonly rateLimit?: { readonly max: number; readonly windowSec: number }
  /**
   * How long browser and edge may cache public answers; for `optional` endpoints, answers to guests.
   * Those that the server keeps itself until what they tell of changes are asked for again each time,
   * under their ETag.
   */
  readonly cacheSec?: number
  /** Answers while the brand is under maintenance or closed to the visitor's region. */
  readonly alwaysOpen?: true
  /** Of an operator's endpoint: shows or changes what all brands share, so it answers operators of all brands. */
  readonly allBrands?: true
  /**
   * Answers a session that must first choose another password or prove itself a second time, and an
   * operator's that must first turn an authenticator on; every other call that needs one refuses it.
   */
  readonly evenForced?: true
  /**
   * A stake, a deposit, a withdrawal, a transfer or a reward begins or moves with it: a full account
   * whose session has no required action, and nobody else. Members who excluded themselves are refused.
   */
  readonly startsMoney?: true
  /** Of what starts money: only gives money back or leads it out, so it answers the excluded too. */
  readonly evenExcluded?: true
  /** Invites to play or prepares a stake: members who excluded themselves are refused. */
  readonly callsToPlay?: true
}

type ForOperators = { readonly auth: 'operator' } & OperatorTerms
type ForOthers = { readonly auth: Exclude<Auth, 'operator'> } & {
  readonly [Term in keyof OperatorTerms]?: undefined
}

/**
 * One endpoint as data: the server route, the typed client and the API page all read this object. An
 * operator's also says which right it needs, what the act asks for and what it shows of persons.
 */
export type EndpointSpec = Described & (ForOperators | ForOthers)

/** Declares an endpoint and keeps its exact type. */
export const endpoint = <const Spec extends EndpointSpec>(spec: Spec): Spec => spec

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined
type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

/** What a caller hands over. */
export type ParamsInput<E extends EndpointSpec> = InputOf<E['params']>
export type QueryInput<E extends EndpointSpec> = InputOf<E['query']>
export type BodyInput<E extends EndpointSpec> = InputOf<E['body']>
/** What the use case receives after parsing. */
export type Params<E extends EndpointSpec> = OutputOf<E['params']>
export type Query<E extends EndpointSpec> = OutputOf<E['query']>
export type Body<E extends EndpointSpec> = OutputOf<E['body']>
/** What the use case answers, and what the caller reads. */
export type Answer<E extends EndpointSpec> = z.input<E['response']>
export type Value<E extends EndpointSpec> = z.output<E['response']>
/** Exactly the refusals this endpoint declares, plus those any call can meet. */
export type RefusalOf<E extends EndpointSpec> = E['refusals'][number] | CommonRefusal

/** Refusals that the route binder itself gives, so no endpoint lists them. */
export const commonRefusals = [
  'request_param_err',
  'request_body_required',
  'request.too_large',
  'request.unsupported_media',
  'function.not.available',
  'login.not.session',
  'account.excluded',
  'password.change_required',
  'security.mfa_required',
  'too_many_requests',
  'system.maintenance',
  'system.region_restricted',
  'system.domain_invalid',
  'wallet.busy',
  'unknown.system.err',
] as const satisfies readonly RefusalCode[]
export type CommonRefusal = (typeof commonRefusals)[number]
