import { getMerchantWallet } from '@trevo/api-client/endpoints.ts'
import { call } from '../../core/api/api.ts'
import { sessionKeys } from '../../core/session/session-keys.ts'
import { updateSession } from '../../core/session/store.ts'

/**
 * SESSION-8: whether the brand keeps all money in one wallet. Fetched once per session; if there is no
 * answer, the next login or reload tries again.
 */
export const loadMerchantWallet = async (): Promise<void> => {
  const kept = sessionKeys.read('merchantWallet')
  if (kept !== undefined) return take(kept === 'true')
  const token = sessionKeys.read('token')
  const answer = await call(getMerchantWallet)
  // A logout in the meantime leaves nothing behind.
  if (!answer.ok || sessionKeys.read('token') !== token) return
  sessionKeys.write('merchantWallet', String(answer.value.isSingle))
  take(answer.value.isSingle)
}

const take = (hasMerchantWallet: boolean): void =>
  updateSession((state) => ({ ...state, hasMerchantWallet }))
