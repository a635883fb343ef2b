import { defaultLanguage } from '@trevo/languages/languages.ts'
import { createApi, type Api } from '@trevo/api-client/create-api.ts'
import type { SealingKey } from '@trevo/api-client/seal.ts'
import type { CallArguments, Wire } from '@trevo/api-client/wire.ts'
import type { EndpointSpec, Value } from '@trevo/contract/endpoint.ts'
import type { SiteLanguage } from '@trevo/i18n/languages.ts'
import { isTokenLost } from '../session/renew-token.ts'
import { sessionKeys } from '../session/session-keys.ts'
import { coverPage, leaveSession, readPinProof, readSession } from '../session/store.ts'
import { fetchOrTakeEarly } from './early-answers.ts'
import { createSignal } from './signal.ts'

let language: SiteLanguage = defaultLanguage

/** Sets the language of every call from now on. */
export const setCallLanguage = (next: SiteLanguage): void => {
  language = next
}

/** The action that the session requires. */
export type RequiredAction = 'password' | 'mfa'

const ended = createSignal<undefined>()
const closed = createSignal<undefined>()
const actionRequired = createSignal<RequiredAction>()
const limitsMissing = createSignal<undefined>()

/** Calls back when the server ended a member's session; returns a function that stops it. */
export const whenSessionEnded = ended.listen

/** Calls back when an answer reports that the system is closed; returns a function that stops it. */
export const whenClosed = closed.listen

/** Calls back when a call was refused until the member does the required action; returns a function that stops it. */
export const whenActionRequired = actionRequired.listen

/** Calls back when a call was refused for want of a loss and a time limit; returns a function that stops it. */
export const whenLimitsMissing = limitsMissing.listen

// Drops the token of an old tab.
const endSession = async (token: string) => {
  if (!(await isTokenLost(token))) return
  const { isLogin } = readSession()
  leaveSession()
  if (isLogin) ended.send(undefined)
}

let askForProof: (() => Promise<boolean>) | undefined

/** How a page asks for the password again; it resolves with whether the session is awake. */
export const setProofRequest = (request: () => Promise<boolean>): void => {
  askForProof = request
}

let askForPin: (() => Promise<boolean>) | undefined

/** How a page asks for the PIN of shared-phone mode; it resolves with whether the page is uncovered. */
export const setPinRequest = (request: () => Promise<boolean>): void => {
  askForPin = request
}

/** An act that waits for the PIN is made again once it was typed; what is only read is covered on the page. */
const withPin = async <Answer extends { readonly ok: boolean; readonly code?: unknown }>(
  isRead: boolean,
  send: () => Promise<Answer>,
): Promise<Answer> => {
  const answer = await send()
  if (answer.ok || answer.code !== 'session.covered' || isRead || !askForPin) return answer
  return (await askForPin()) ? send() : answer
}

/** A call that an idle session was refused is made again once the member has proven who they are; missing limits are asked for. */
const withProof = async <Answer extends { readonly ok: boolean; readonly code?: unknown }>(
  send: () => Promise<Answer>,
): Promise<Answer> => {
  const answer = await send()
  if (!answer.ok && answer.code === 'limit.missing') limitsMissing.send(undefined)
  if (answer.ok || answer.code !== 'session.idle' || !askForProof) return answer
  return (await askForProof()) ? send() : answer
}

let made: Api | undefined

const openApi = (request = fetchOrTakeEarly): Api =>
  createApi({
    fetch: request,
    getToken: () => sessionKeys.read('token'),
    getPinProof: readPinProof,
    onCovered: coverPage,
    getLanguage: () => language,
    // CONST-5; if storage is blocked, the state has the same value.
    getMerchant: () => sessionKeys.read('merchantCode') ?? readSession().merchant,
    device: matchMedia('(max-width: 760px)').matches ? 'mobile' : 'web',
    onRequiredAction: actionRequired.send,
    onSessionLost: (token) => void endSession(token),
    onClosed: () => closed.send(undefined),
    // The contract leaves the structure of the key to the client that seals with it.
    sealingKeys: readSession().systemStatus.info.encryption.keys as readonly SealingKey[],
  })

const theApi = (): Api => (made ??= openApi())

/** Like `call`, but with another way of sending, such as one that reports progress. */
export const callThrough =
  (request: typeof fetch): Api['call'] =>
  (...input) =>
    openApi(request).call(...input)

/** Like `call`, but with the token of a session other than this tab's, which is unchanged. */
export const callWithToken = (token: string): Api['call'] => {
  const send: typeof fetch = (url, options) => {
    const headers = new Headers(options?.headers)
    headers.set('Authorization', token)
    return fetch(url, { ...options, headers })
  }
  return callThrough(send)
}

/** Like `call`, but never asks for a proof. */
export const callOnce: Api['call'] = (...input) => theApi().call(...input)

/** Calls the server: returns a value, or the reason for the failure. See `Api.call`. */
export const call: Api['call'] = (endpoint, ...input) =>
  withPin(endpoint.method === 'GET', () => withProof(() => theApi().call(endpoint, ...input)))

/** A call that was refused, or not answered (`network`, `timeout`), where a value was required. */
export class CallFailure extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** Like `call`, for queries. @throws CallFailure with the server's text in the visitor's language */
export const ask = async <E extends EndpointSpec>(
  endpoint: Wire<E>,
  ...input: CallArguments<E>
): Promise<Value<E>> => {
  const answer = await call(endpoint, ...input)
  if (answer.ok) return answer.value
  throw new CallFailure(answer.code, answer.message)
}
