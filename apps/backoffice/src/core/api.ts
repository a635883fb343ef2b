import { createApi } from '@trevo/api-client/create-api.ts'
import type { CallArguments, Wire } from '@trevo/api-client/wire.ts'
import type { EndpointSpec, Value } from '@trevo/contract/endpoint.ts'
import { readPreferences } from './preferences.ts'
import { renewProof } from './renew-proof.ts'

const merchant =
  document.querySelector<HTMLMetaElement>('meta[name="trevo-merchant"]')?.content ?? ''

const api = createApi({
  // The session is in a cookie; no script can read the token.
  getToken: () => undefined,
  getLanguage: () => readPreferences().language,
  getMerchant: () => merchant,
  device: 'web',
})

/**
 * Calls an endpoint of the operators; never rejects. If the server asks for a recent proof, the
 * operator is asked for a code and the call is repeated once.
 */
export const call: typeof api.call = async (endpoint, ...input) => {
  const answer = await api.call(endpoint, ...input)
  if (answer.ok || answer.code !== 'operator.proof_required') return answer
  return (await renewProof()) ? api.call(endpoint, ...input) : answer
}

/** A refusal as an error, for queries. */
export class Refused extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** The value of an endpoint. @throws Refused */
export const ask = async <E extends EndpointSpec>(
  endpoint: Wire<E>,
  ...input: CallArguments<E>
): Promise<Value<E>> => {
  const answer = await call(endpoint, ...input)
  if (answer.ok) return answer.value
  throw new Refused(answer.code, answer.message)
}
