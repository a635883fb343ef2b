import { createApi } from '@trevo/api-client/create-api.ts'
import type { CallArguments, Wire } from '@trevo/api-client/wire.ts'
import type { EndpointSpec, Value } from '@trevo/contract/endpoint.ts'
import { readPreferences } from './preferences.ts'

const merchant =
  document.querySelector<HTMLMetaElement>('meta[name="trevo-merchant"]')?.content ?? ''

const api = createApi({
  // The session is in a cookie; no script can read the token.
  getToken: () => undefined,
  getLanguage: () => readPreferences().language,
  getMerchant: () => merchant,
  device: 'web',
})

/** Calls an endpoint of the operators; never rejects. */
export const call = api.call

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
  const answer = await api.call(endpoint, ...input)
  if (answer.ok) return answer.value
  throw new Refused(answer.code, answer.message)
}
