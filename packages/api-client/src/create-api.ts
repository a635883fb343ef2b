import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { EndpointSpec } from '@trevo/contract/endpoint.ts'
import { getSystemStatus } from './endpoints.ts'
import { seal, type SealingKey } from './seal.ts'
import { readAnswer, silent, type Answer } from './read-answer.ts'
import { send, sendAgain, type Sent } from './send.ts'
import type { Answered, CallArguments, Silence, Wire } from './wire.ts'

export type ApiOptions = {
  /** The server's origin; the page's own by default. */
  readonly baseUrl?: string
  getToken(): string | null | undefined
  /** In shared-phone mode, of a page where the PIN was typed. */
  getPinProof?(): string | undefined
  getLanguage(): LanguageCode
  getMerchant(): string
  readonly device: 'web' | 'mobile'
  /** The server does not know the token that was sent, or no longer does. */
  onSessionLost?(token: string): void
  /** The session must first set another password, or provide a second factor. */
  onRequiredAction?(action: 'password' | 'mfa'): void
  /** The server asks for the PIN of shared-phone mode. */
  onCovered?(): void
  /** The server is under maintenance, closed in the visitor's region, or does not serve this host. */
  onClosed?(): void
  /** Keys from the current status answer; fetched if missing. */
  readonly sealingKeys?: readonly SealingKey[]
  readonly timeoutMs?: number
  readonly fetch?: typeof fetch
}

export type Api = {
  /**
   * Calls an endpoint of `./endpoints.ts`. Never rejects, except when the caller's own signal aborts:
   * an expected refusal is `{ ok: false, code }` with exactly the codes that this endpoint can return,
   * no answer is `network` or `timeout`. GETs are tried up to three times.
   */
  call<E extends EndpointSpec>(endpoint: Wire<E>, ...input: CallArguments<E>): Promise<Answered<E>>
}

type Input = {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly signal?: AbortSignal
  readonly timeoutMs?: number
}
/** Any endpoint, as seen inside the client. */
type AnyWire = Pick<
  EndpointSpec,
  'name' | 'method' | 'path' | 'auth' | 'sealed' | 'moduleId' | 'consumes'
>
const byDefaultMs = 15_000
const closedCodes: ReadonlySet<string> = new Set([
  'system.maintenance',
  'system.region_restricted',
  'system.domain_invalid',
])
const freePlayPath = '/wps/session/login/freeplay'

/** What a refused session must do first. */
const requiredActionOf: Readonly<Record<string, 'password' | 'mfa'>> = {
  'password.change_required': 'password',
  'security.mfa_required': 'mfa',
}

const searchOf = (values: Readonly<Record<string, unknown>> = {}): URLSearchParams =>
  new URLSearchParams(
    Object.entries(values).flatMap(([key, value]) =>
      value === undefined || value === null ? [] : [[key, String(value)]],
    ),
  )

const urlOf = (base: string, { path }: AnyWire, { params = {}, query }: Input): string => {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const search = searchOf(query).toString()
  return `${base}${filled}${search && `?${search}`}`
}

const answerOf = ({ path }: AnyWire, sent: Sent | Silence): Answer =>
  typeof sent === 'string' ? silent(sent) : readAnswer(path, sent)

const headersOf = (options: ApiOptions, endpoint: AnyWire): Record<string, string> => {
  const token = endpoint.auth === 'none' ? undefined : options.getToken()
  const pinProof = token && options.getPinProof?.()
  const isFreePlay = endpoint.path === freePlayPath
  return {
    Merchant: options.getMerchant(),
    Language: options.getLanguage(),
    Device: options.device,
    ...(endpoint.moduleId && { ModuleId: endpoint.moduleId }),
    ...(token && { Authorization: token }),
    ...(pinProof && { 'Pin-Proof': pinProof }),
    ...((endpoint.sealed || isFreePlay) && {
      'X-Gateway-Version': '3',
      Encryption: endpoint.sealed ? 'JWE' : 'plain',
    }),
  }
}

/** Sends a body as it is. */
type SendPlain = (
  endpoint: AnyWire,
  input: Input,
  body?: BodyInit,
  type?: string,
) => Promise<Sent | Silence>

const sendPlainTo =
  (options: ApiOptions): SendPlain =>
  (endpoint, input, body, type) => {
    const { baseUrl = '', fetch: request = (...passed) => fetch(...passed) } = options
    const sending = {
      url: urlOf(baseUrl, endpoint, input),
      init: {
        method: endpoint.method,
        headers: { ...headersOf(options, endpoint), ...(type && { 'Content-Type': type }) },
        ...(body !== undefined && { body }),
      },
      timeoutMs: input.timeoutMs ?? options.timeoutMs ?? byDefaultMs,
      signal: input.signal,
      fetch: request,
    }
    return endpoint.method === 'GET' ? sendAgain(sending) : send(sending)
  }

/** Sealed calls: uses the current keys, or fetches new ones if they are missing or too old. */
const createSealedCall = (known: readonly SealingKey[] | undefined, sendPlain: SendPlain) => {
  let keys = known
  /** How far the server's clock is ahead of ours; learnt when a sealed body arrived too late. */
  let clockAheadMs = 0

  const learnKeys = async (signal: AbortSignal | undefined) => {
    const sent = await sendPlain(getSystemStatus, signal ? { signal } : {})
    const answer = answerOf(getSystemStatus, sent)
    if (!answer.ok) return answer
    const status = answer.value as {
      answeredAt: string
      info: { encryption: { keys: SealingKey[] } }
    } // the status answer, as the contract says
    keys = status.info.encryption.keys
    clockAheadMs = Date.parse(status.answeredAt) - Date.now()
    return undefined
  }

  const sendSealed = async (endpoint: AnyWire, input: Input): Promise<Answer> => {
    const [key] = keys ?? []
    if (!key) return silent('network')
    const letter = {
      path: endpoint.path,
      payload: input.body ?? {},
      issuedAtMs: Date.now() + clockAheadMs,
    }
    const sealed = JSON.stringify(await seal(letter, key))
    const sent = await sendPlain(endpoint, input, sealed, 'application/json')
    return answerOf(endpoint, sent)
  }

  return async (endpoint: AnyWire, input: Input): Promise<Answer> => {
    const refused = keys ? undefined : await learnKeys(input.signal)
    if (refused) return refused
    const answer = await sendSealed(endpoint, input)
    if (answer.ok || answer.code !== 'request_body_required') return answer
    // Refused unopened: the keys have changed, or this device's clock is wrong. Nothing was done.
    return (await learnKeys(input.signal)) ?? sendSealed(endpoint, input)
  }
}

/** The typed client of the server, small enough for the first load: no schemas, no crypto. */
export const createApi = (options: ApiOptions): Api => {
  const sendPlain = sendPlainTo(options)
  const callSealed = createSealedCall(options.sealingKeys, sendPlain)

  const callPlain = async (endpoint: AnyWire, input: Input): Promise<Answer> => {
    const { body } = input
    const isForm = endpoint.consumes === 'form'
    const sent = await (body === undefined
      ? sendPlain(endpoint, input)
      : isForm
        ? sendPlain(endpoint, input, searchOf(body as Record<string, unknown>)) // form bodies are flat objects
        : sendPlain(endpoint, input, JSON.stringify(body), 'application/json'))
    return answerOf(endpoint, sent)
  }

  const call = async (endpoint: AnyWire, input: Input = {}): Promise<Answer> => {
    const token = endpoint.auth === 'none' ? undefined : options.getToken()
    const answer = await (endpoint.sealed
      ? callSealed(endpoint, input)
      : callPlain(endpoint, input))
    if (!answer.ok && answer.code === 'login.not.session' && token) options.onSessionLost?.(token)
    if (!answer.ok && answer.code === 'session.covered') options.onCovered?.()
    if (!answer.ok && closedCodes.has(answer.code)) options.onClosed?.()
    const action = answer.ok ? undefined : requiredActionOf[answer.code]
    if (action) options.onRequiredAction?.(action)
    return answer
  }
  // Internally every endpoint is alike; to callers each has its own types.
  return { call: call as Api['call'] }
}
