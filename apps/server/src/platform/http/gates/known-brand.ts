import type { Gate, RequestFacts } from './gate.ts'

/** A named merchant must exist. */
export const knownBrand = {
  name: 'known brand',
  check: ({ brand }) => (brand ? undefined : 'function.not.available'),
} as const satisfies Gate<RequestFacts>
