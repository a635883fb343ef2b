import type { Gate, RequestFacts } from './gate.ts'

/** A request that names a merchant names one that exists. */
export const knownBrand = {
  name: 'known brand',
  check: ({ brand }) => (brand ? undefined : 'function.not.available'),
} as const satisfies Gate<RequestFacts>
