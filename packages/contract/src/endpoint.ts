import type { z } from 'zod'
import type { DoneKey } from './done.ts'
import type { OperatorTerms } from './ops/rights.ts'
import type { MovingPermission } from './member-permissions.ts'
import type { RefusalCode } from './refusals.ts'
import type { ModuleId } from './module-ids.ts'

/** The protocol of a family of paths: `wps` in an envelope, `lgw` bare, `vendor`, `rgs` and `ops` each with its own. */
export type Family = 'wps' | 'lgw' | 'vendor' | 'rgs' | 'ops'

/**
 * Who may call. `none`: a token is ignored. `optional`: a valid token names the caller, guests may
 * call too. `session`: any session, trial included. `member`: a full account (member or agent).
 * `agent`: an agent account. `operator`: staff, whose sessions open nothing else and cannot be
 * replaced by any other session.
 */
export type Auth = 'none' | 'optional' | 'session' | 'member' | 'agent' | 'operator'

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE'

type Described = {
  /** Operation name, unique in the whole contract; the use case carries the same name. */
  readonly name: string
  readonly summary: string
  /** Other methods answer too where the documents name none (`GCSGAME_hotGamesV2`). */
  readonly method: HttpMethod
  readonly alsoMethods?: readonly HttpMethod[]
  /** Path without host; parameters as `:name`. */
  readonly path: string
  readonly family: Family
  /** The body is sent as a sealed JWE (the documents' E flag). */
  readonly sealed?: true
  /** Answers only callers of this version (header X-Gateway-Version); sealed calls always 3. */
  readonly gatewayVersion?: 3
  /** White-label module of the call; on `/wps/relay/**` the ModuleId header must equal it. */
  readonly moduleId?: ModuleId
  /** Modules any one of which replaces `moduleId` when that one is off. */
  readonly orModules?: readonly ModuleId[]
  /** Further modules that must be on. */
  readonly switches?: readonly ModuleId[]
  readonly consumes?: 'json' | 'form'
  /** Maximum body size, if larger than the default for routes. */
  readonly bodyBytesMax?: number
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** Shape of `value` (wps) or of the bare answer (lgw). */
  readonly response: z.ZodType
  /** The sentence in a wps answer's `message`; its placeholders are filled from the value. */
  readonly done?: DoneKey
  readonly refusals: readonly RefusalCode[]
  readonly rateLimit?: { readonly max: number; readonly windowSec: number }
  /**
   * How long browser and edge may cache public answers; for `optional` endpoints, answers to guests.
   * Answers that the server itself caches until their data change are revalidated each time, by ETag.
   */
  readonly cacheSec?: number
  /** Answers while the brand is under maintenance or closed to the visitor's region. */
  readonly alwaysOpen?: true
  /** For an operator's endpoint: shows or changes what all brands share, so it is open to operators of all brands. */
  readonly allBrands?: true
  /**
   * Answers a session that must first set another password or provide a second factor, and an
   * operator's that must first turn on an authenticator; every other call that requires a session
   * refuses those.
   */
  readonly evenForced?: true
  /**
   * Answers while shared-phone mode covers the session; every other call that requires a session waits for the PIN.
   * For what shows no money, limits, rewards or history, and for what ends or protects: logout, the PIN, exclusion.
   */
  readonly evenCovered?: true
  /**
   * It starts or moves a stake, a deposit, a withdrawal, a transfer or a reward: only for a full
   * account whose session has no required action. Members who excluded themselves are refused.
   */
  readonly startsMoney?: true
  /** For calls that move money: only returns money or pays it out, so it is open to excluded members too. */
  readonly evenExcluded?: true
  /**
   * Which of a member's permissions a call that moves money needs. Operators can block each of them; the route
   * refuses early, and the lock that moves the money decides.
   */
  readonly permission?: MovingPermission
  /** Invites to play or prepares a stake: members who excluded themselves are refused. */
  readonly callsToPlay?: true
}

type ForOperators = { readonly auth: 'operator' } & OperatorTerms
type ForOthers = { readonly auth: Exclude<Auth, 'operator'> } & {
  readonly [Term in keyof OperatorTerms]?: undefined
}

/**
 * One endpoint as data: the server route, the typed client and the API page all read this object. For
 * an operator's endpoint it also says which right is needed, what the act requires and which personal
 * data it shows.
 */
export type EndpointSpec = Described & (ForOperators | ForOthers)

/** Declares an endpoint and keeps its exact type. */
export const endpoint = <const Spec extends EndpointSpec>(spec: Spec): Spec => spec

// Maintenance and closed regions concern players; staff work on.
const forOperators = { family: 'ops', auth: 'operator', alwaysOpen: true } as const
type ForOperatorsSpec = Omit<Described, keyof typeof forOperators> & OperatorTerms

/** Declares an endpoint of operators; what they all share is said here. */
export const operatorEndpoint = <const Spec extends ForOperatorsSpec>(
  spec: Spec,
): Spec & typeof forOperators => ({ ...forOperators, ...spec })

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined
type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

/** What a caller passes. */
export type ParamsInput<E extends EndpointSpec> = InputOf<E['params']>
export type QueryInput<E extends EndpointSpec> = InputOf<E['query']>
export type BodyInput<E extends EndpointSpec> = InputOf<E['body']>
/** What the use case receives after parsing. */
export type Params<E extends EndpointSpec> = OutputOf<E['params']>
export type Query<E extends EndpointSpec> = OutputOf<E['query']>
export type Body<E extends EndpointSpec> = OutputOf<E['body']>
/** What the use case returns, and what the caller reads. */
export type Answer<E extends EndpointSpec> = z.input<E['response']>
export type Value<E extends EndpointSpec> = z.output<E['response']>
/** Exactly the refusals this endpoint declares, plus those any call can meet. */
export type RefusalOf<E extends EndpointSpec> = E['refusals'][number] | CommonRefusal

/** Refusals that the route binder itself returns, so no endpoint lists them. */
export const commonRefusals = [
  'request_param_err',
  'request_body_required',
  'request.too_large',
  'request.unsupported_media',
  'function.not.available',
  'login.not.session',
  'account.excluded',
  'account.checking',
  'play.stopped',
  'account.blocked',
  'kyc.required',
  'limit.missing',
  'session.idle',
  'session.covered',
  'location.hidden',
  'location.elsewhere',
  'location.travel',
  'location.unavailable',
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
