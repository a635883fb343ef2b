import type { Gate, RequestFacts } from './gate.ts'

/** A brand is served only at its own hosts. */
export const ownHost = {
  name: 'own host',
  check: ({ endpoint, brand, brands, host }) => {
    if (!brand || endpoint.alwaysOpen) return undefined
    return brands.isOwnHost(brand, host) ? undefined : 'system.domain_invalid'
  },
} as const satisfies Gate<RequestFacts>
