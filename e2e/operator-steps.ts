import type { Api } from '@trevo/api-client/create-api.ts'
import { createTestApi } from '@trevo/api-client/testing/create-test-api.ts'
import { loginOperator } from '@trevo/api-client/ops-endpoints.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { totpCode } from './second-factor.ts'

/** The demo’s operators, one for each language, because a code is valid once. */
const operators = {
  PT: {
    username: 'operador.demo',
    password: 'Tronco8Firme6Alto',
    secret: 'TREVODEMOOPERADORTREVODEMO234567',
  },
  EN: {
    username: 'operadora.demo',
    password: 'Copa5Densa3Sombra',
    secret: 'TREVODEMOOPERADORATREVODEMO23456',
  },
} as const

const entered = new Map<string, Promise<Api>>()

const enter = async (origin: string, language: LanguageCode): Promise<Api> => {
  const { username, password, secret } = operators[language]
  let token = ''
  const api = createTestApi({ baseUrl: origin, getToken: () => token })
  const body = { username, password, code: totpCode(secret) }
  const answer = await api.call(loginOperator, { body })
  if (!answer.ok) throw new Error(answer.code)
  token = answer.value.token
  return api
}

/** An operator on the operators’ own listener; logged in once, because a code is valid once. */
export const operatorApi = (baseURL: string | undefined, language: LanguageCode): Promise<Api> => {
  const url = new URL(baseURL ?? '')
  url.port = String(Number(url.port) + 4)
  const key = `${url.origin} ${language}`
  const known = entered.get(key) ?? enter(url.origin, language)
  entered.set(key, known)
  known.catch(() => entered.delete(key))
  return known
}
