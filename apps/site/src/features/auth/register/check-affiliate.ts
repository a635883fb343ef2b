import { checkAffiliate } from '@trevo/api-client/endpoints.ts'
import { call } from '../../../core/api/api.ts'
import { readSession } from '../../../core/session/store.ts'

/**
 * REG-16, REG-17: checks an agent's code before registering with it. Returns the reason if it fails:
 * `invalid` for an unknown code, the server's text for anything else.
 */
export const findAffiliateProblem = async (
  code: string,
): Promise<'invalid' | { readonly message: string } | undefined> => {
  if (code === '' || readSession().whitelabelVal['AFFMAN3'] === false) return undefined
  const answer = await call(checkAffiliate, { query: { code, domain: location.hostname } })
  if (answer.ok) return undefined
  return answer.code === 'invitation_code_error' ? 'invalid' : { message: answer.message }
}
