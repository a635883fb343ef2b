import { getRegisterSetting } from '@trevo/api-client/endpoints.ts'
import type { RegisterRules } from '@trevo/contract/wps/system.ts'
import { call } from '../../../core/api/api.ts'
import { sessionKeys } from '../../../core/session/session-keys.ts'
import { readSession, updateSession } from '../../../core/session/store.ts'

const askRules = async (): Promise<RegisterRules> => {
  const kept = sessionKeys.read('validate')
  if (kept) return JSON.parse(kept) as RegisterRules // written below
  const answer = await call(getRegisterSetting)
  if (!answer.ok) throw new Error(answer.code)
  sessionKeys.write('validate', JSON.stringify(answer.value))
  return answer.value
}

/**
 * REG-21: loads the rules of the form into the session, once per session, under the key `validate`.
 * @throws Error when they are not answered
 */
export const loadRegisterRules = async (): Promise<void> => {
  if (readSession().validate) return
  const validate = await askRules()
  updateSession((state) => ({ ...state, validate }))
}
