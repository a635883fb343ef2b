import { headerOf } from '../header-of.ts'
import type { Gate, RequestFacts } from './gate.ts'

/** E calls and free play use version 3 of the gateway. */
export const gatewayVersion = {
  name: 'gateway version',
  check: ({ endpoint, headers }) => {
    const version = endpoint.sealed ? 3 : endpoint.gatewayVersion
    if (version === undefined) return undefined
    return headerOf(headers, 'x-gateway-version') === String(version)
      ? undefined
      : 'function.not.available'
  },
} as const satisfies Gate<RequestFacts>
