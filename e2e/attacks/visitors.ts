import type { Api } from '@trevo/api-client/create-api.ts'
import { createTestApi } from '@trevo/api-client/testing/create-test-api.ts'
import { getHumanChallenge, login } from '@trevo/api-client/endpoints.ts'
import { loginOperator } from '@trevo/api-client/ops-endpoints.ts'
import { publishedTaxIds, type PublishedMember } from '@trevo/demo-members/demo-members.ts'
import { solveHumanCheck } from '@trevo/testkit/solve-human-check.ts'
import { totpCode } from '../second-factor.ts'

/** Published with the demo. */
const memberPassword = 'Folha4Sorte9Verde'
const operator = {
  username: 'operador.demo',
  password: 'Tronco8Firme6Alto',
  totpSecret: 'TREVODEMOOPERADORTREVODEMO234567',
}

/** Throws the refusal code. */
export const needed = <Value>(
  answer: { readonly ok: true; readonly value: Value } | { readonly ok: false; code: string },
): Value => {
  if (answer.ok) return answer.value
  throw new Error(answer.code)
}

/** Calls as if from this address: the system under attack trusts us as its proxy. */
const fetchFrom =
  (address: string): typeof fetch =>
  (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('x-forwarded-for', address)
    return fetch(input, { ...init, headers })
  }

/** A visitor at this address, with a session if there is a token. */
export const visit = (baseUrl: string, address: string, token?: string): Api =>
  createTestApi({
    baseUrl,
    fetch: fetchFrom(address),
    token,
    timeoutMs: 60_000,
  })

export type Member = {
  readonly api: Api
  /** The same session from a different address. */
  from(address: string): Api
  readonly password: string
  readonly cpf: string
}

export const enterAsMember = async (
  siteUrl: string,
  username: PublishedMember,
): Promise<Member> => {
  const guest = visit(siteUrl, '203.0.113.1')
  const humanProof = await solveHumanCheck(needed(await guest.call(getHumanChallenge)))
  const body = { username, password: memberPassword, humanProof, type: 'username' } as const
  const { token } = needed(await guest.call(login, { body }))
  const from = (address: string) => visit(siteUrl, address, token)
  return {
    api: from('203.0.113.1'),
    from,
    password: memberPassword,
    cpf: publishedTaxIds[username],
  }
}

export const enterAsOperator = async (opsUrl: string): Promise<Api> => {
  const { username, password, totpSecret } = operator
  const body = { username, password, code: totpCode(totpSecret) }
  const { token } = needed(await visit(opsUrl, '127.0.0.1').call(loginOperator, { body }))
  return visit(opsUrl, '127.0.0.1', token)
}
