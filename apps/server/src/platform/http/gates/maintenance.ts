import type { Gate, RequestFacts } from './gate.ts'

/** During maintenance of the brand only always-open endpoints are served. */
export const maintenance = {
  name: 'maintenance',
  check: ({ endpoint, brand }) =>
    brand?.maintenance && !endpoint.alwaysOpen ? 'system.maintenance' : undefined,
} as const satisfies Gate<RequestFacts>
