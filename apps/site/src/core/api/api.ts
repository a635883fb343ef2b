import { defaultLanguage } from '@trevo/languages/languages.ts'
import { createApi, type Api } from '@trevo/api-client/create-api.ts'
import type { SealingKey } from '@trevo/api-client/seal.ts'
import type { CallArguments, Wire } from '@trevo/api-client/wire.ts'
import type { EndpointSpec, Value } from '@trevo/contract/endpoint.ts'
import type { SiteLanguage } from '@trevo/i18n/languages.ts'
import { isTokenLost } from '../session/renew-token.ts'
import { sessionKeys } from '../session/session-keys.ts'
import { leaveSession, readSession, updateSession } from '../session/store.ts'
import { isPopupOpen, openPopup } from '../popups/popups.ts'

let language: SiteLanguage = defaultLanguage

/** The language every call speaks from now on. */
export const setCallLanguage = (next: SiteLanguage): void => {
  language = next
}

// ROLE-12: whoever was logged in is offered the way back in; an old tab's token just goes.
const endSession = async (token: string) => {
  if (!(await isTokenLost(token))) return
  const { isLogin } = readSession()
  leaveSession()
  if (isLogin) openPopup('login', { notice: 'sessionEnded' })
}

const closedListeners = new Set<() => void>()

/** Calls back when an answer says that the system is closed; answers how to stop. */
export const whenClosed = (listener: () => void): (() => void) => {
  closedListeners.add(listener)
  return () => closedListeners.delete(listener)
}

// The popup that the login itself opened goes on; a page loaded anew has to open one.
const meetDemand = (demand: 'password' | 'mfa') => {
  if (readSession().isChangePaw || isPopupOpen('changePass') || isPopupOpen('firstLogin')) return
  if (demand === 'password') {
    updateSession((state) => ({ ...state, isChangePaw: true }))
    return openPopup('changePass', { forced: 'required' })
  }
  // The security center, where the popup would lead, says the same by itself.
  const isThere = new URLSearchParams(location.search).get('page') === 'securityCenter'
  if (!isThere && !isPopupOpen('needProof')) openPopup('needProof', {})
}

let made: Api | undefined

const theApi = (): Api =>
  (made ??= createApi({
    getToken: () => sessionKeys.read('token'),
    getLanguage: () => language,
    // CONST-5; where storage is blocked, the state says the same.
    getMerchant: () => sessionKeys.read('merchantCode') ?? readSession().merchant,
    device: matchMedia('(max-width: 760px)').matches ? 'mobile' : 'web',
    onDemand: meetDemand,
    onSessionLost: (token) => void endSession(token),
    onClosed: () => {
      for (const listener of closedListeners) listener()
    },
    // The contract leaves the key's inside to the client that seals with it.
    sealingKeys: readSession().systemStatus.info.encryption.keys as readonly SealingKey[],
  }))

/** Calls the server: answers a value, or why not. See `Api.call`. */
export const call: Api['call'] = (...input) => theApi().call(...input)

/** A call that was refused, or not answered (`network`, `timeout`), where a value was needed. */
export class CallFailure extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** As `call`, for queries. @throws CallFailure with the server's words in the visitor's language */
export const ask = async <E extends EndpointSpec>(
  endpoint: Wire<E>,
  ...input: CallArguments<E>
): Promise<Value<E>> => {
  const answer = await theApi().call(endpoint, ...input)
  if (answer.ok) return answer.value
  throw new CallFailure(answer.code, answer.message)
}
