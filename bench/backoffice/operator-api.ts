import { createTestApi } from '@trevo/api-client/testing/create-test-api.ts'
import { loginOperator } from '@trevo/api-client/ops-endpoints.ts'
import { generateSync } from 'otplib'
import { demoPasswords, demoTotpSecrets } from '../../apps/server/src/modules/identity/index.ts'

/** The demo's first operator at the listener of a bench. */
export const logIn = async (opsPort: number) => {
  const session: { token?: string | null } = {}
  const api = createTestApi({
    baseUrl: `http://127.0.0.1:${opsPort}`,
    getToken: () => session.token ?? undefined,
    getLanguage: () => 'PT',
  })
  const epoch = Math.floor(Date.now() / 1000)
  const answer = await api.call(loginOperator, {
    body: {
      username: 'operador.demo',
      password: demoPasswords.operator,
      code: generateSync({ secret: demoTotpSecrets.operator, epoch }),
    },
  })
  if (!answer.ok) throw new Error(answer.code)
  session.token = answer.value.token
  return api
}
export type Api = Awaited<ReturnType<typeof logIn>>

/** A value, or the end of the bench: a refusal would be fast. */
export const must = async <Value>(
  asked: Promise<{ ok: true; value: Value } | { ok: false; code: string }>,
): Promise<Value> => {
  const answer = await asked
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
