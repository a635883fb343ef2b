import { getBalance, loginByTicket, getMemberInfo, logout } from '@trevo/api-client/endpoints.ts'
import { showToast } from '@trevo/ui/toast.tsx'
import { ask, call, CallFailure, callWithToken } from '../../core/api/api.ts'
import { openPopup } from '../../core/popups/popups.ts'
import { balanceStore } from '../../core/session/balance-store.ts'
import { loadMerchantWallet } from './load-merchant-wallet.ts'
import { sessionKeys } from '../../core/session/session-keys.ts'
import { enterSession, leaveSession } from '../../core/session/store.ts'
import { spendTicket } from '../../core/session/url-secrets.ts'

/** Fetches the owner of a token and starts the session. @throws CallFailure if it is refused */
export const loadMember = async (token: string): Promise<void> => {
  sessionKeys.write('token', token)
  const member = await ask(getMemberInfo)
  // Another login may have happened meanwhile.
  if (sessionKeys.read('token') !== token) return
  enterSession(token, member)
  if (!balanceStore.isCovered()) void refreshBalance()
  void loadMerchantWallet()
}

/** Loads the member of this tab's stored token; a rejected one is dropped. */
const restoreKept = async (): Promise<void> => {
  const token = sessionKeys.read('token')
  if (!token) return
  try {
    await loadMember(token)
  } catch (error) {
    if (error instanceof CallFailure && error.code !== 'network' && error.code !== 'timeout')
      leaveSession()
  }
}

/** Ends a session that will not be continued; if there is no answer it expires by itself. */
export const endOtherSession = (token: string): Promise<unknown> => callWithToken(token)(logout)

/**
 * START-7, CALL-28: exchanges the ticket in the address for a new session of this tab. If another
 * account is logged in here, the visitor is asked first: a link could come from anyone.
 */
const enterByTicket = async (ticket: string): Promise<void> => {
  const answer = await call(loginByTicket, { body: { ticket } })
  if (!answer.ok) {
    if (answer.message) showToast(answer.message, 'bad')
    return
  }
  const { token, id, userName } = answer.value
  // A token kept because the server did not answer may still belong to an active session.
  if (!sessionKeys.read('token')) return loadMember(token)
  if (sessionKeys.read('customerId') === id) await endOtherSession(token)
  else openPopup('switchAccount', { token, userName })
}

/**
 * START-7, START-8: the token stored in this tab logs the visitor in; then the ticket in the address
 * does, which never replaces an active session without asking. If there is no answer, a stored token
 * is kept for the next attempt.
 */
export const restoreSession = async (): Promise<void> => {
  const ticket = spendTicket()
  await restoreKept()
  if (ticket !== undefined) await enterByTicket(ticket).catch(() => undefined)
}

/** HEADER-2: fetches the balance and shows it. @throws CallFailure */
export const refreshBalance = async (): Promise<void> => {
  const balance = await ask(getBalance)
  balanceStore.set({ amount: balance.sumBalance, currency: balance.currency, seq: balance.seq })
}
