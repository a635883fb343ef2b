import { getRegisterSetting } from '@trevo/api-client/endpoints.ts'
import type { RegisterRules } from '@trevo/contract/wps/system.ts'
import { call } from '../../../api/api.ts'
import { sessionKeys } from '../../../session/session-keys.ts'
import { updateSession } from '../../../session/store.ts'

/**
 * REG-21: the rules of the form, asked once a session and kept under the key `validate`.
 * @throws Error when they are not answered
 */
export const loadRegisterRules = async (): Promise<RegisterRules> => {
  const kept = sessionKeys.read('validate')
  if (kept) return JSON.parse(kept) as RegisterRules // written below
  const answer = await call(getRegisterSetting)
  if (!answer.ok) throw new Error(answer.code)
  sessionKeys.write('validate', JSON.stringify(answer.value))
  updateSession((state) => ({ ...state, validate: answer.value }))
  return answer.value
}
