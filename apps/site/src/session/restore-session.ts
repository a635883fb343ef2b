import { getBalance, getMemberInfo } from '@trevo/api-client/endpoints.ts'
import { ask, CallFailure } from '../api/api.ts'
import { balanceStore } from './balance-store.ts'
import { sessionKeys } from './session-keys.ts'
import { enterSession, leaveSession } from './store.ts'

/** Asks who a token belongs to and enters the session. @throws CallFailure when it is refused */
export const loadMember = async (token: string): Promise<void> => {
  sessionKeys.write('token', token)
  const member = await ask(getMemberInfo)
  enterSession(token, member)
  void refreshBalance()
}

/**
 * START-8: continues the session whose token this tab kept. A token the server no longer takes is
 * dropped; without an answer it is kept for the next try.
 */
export const restoreSession = async (): Promise<void> => {
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
