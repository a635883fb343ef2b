import { getBalance, loginByTicket, getMemberInfo } from '@trevo/api-client/endpoints.ts'
import { showToast } from '@trevo/ui/toast.tsx'
import { ask, call, CallFailure } from '../../core/api/api.ts'
import { balanceStore } from '../../core/session/balance-store.ts'
import { loadMerchantWallet } from './load-merchant-wallet.ts'
import { sessionKeys } from '../../core/session/session-keys.ts'
import { enterSession, leaveSession } from '../../core/session/store.ts'
import { spendTicket } from '../../core/session/url-secrets.ts'

/** Asks who a token belongs to and enters the session. @throws CallFailure when it is refused */
export const loadMember = async (token: string): Promise<void> => {
  sessionKeys.write('token', token)
  const member = await ask(getMemberInfo)
  // Another login may have come meanwhile.
  if (sessionKeys.read('token') !== token) return
  enterSession(token, member)
  void refreshBalance()
  void loadMerchantWallet()
}

/** START-7, CALL-28: exchanges the ticket of the address for a session of this tab's own. */
const enterByTicket = async (ticket: string): Promise<void> => {
  const answer = await call(loginByTicket, { body: { ticket } })
  if (answer.ok) sessionKeys.write('token', answer.value.token)
  else if (answer.message) showToast(answer.message, 'bad')
}

/**
 * START-7, START-8: the ticket of the address logs the visit in and wins over the token this tab
 * kept; without one, that token does. A token the server no longer takes is dropped; without an
 * answer it is kept for the next try.
 */
export const restoreSession = async (): Promise<void> => {
  const ticket = spendTicket()
  if (ticket !== undefined) await enterByTicket(ticket)
  const token = sessionKeys.read('token')
  if (!token) return
  try {
    await loadMember(token)
  } catch (error) {
    if (error instanceof CallFailure && error.code !== 'network' && error.code !== 'timeout')
      leaveSession()
  }
}

/** HEADER-2: asks for the balance and shows it. @throws CallFailure */
export const refreshBalance = async (): Promise<void> => {
  const balance = await ask(getBalance)
  balanceStore.set({ amount: balance.sumBalance, currency: balance.currency, seq: balance.seq })
}
