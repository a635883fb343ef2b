import type { Gate, RequestFacts } from './gate.ts'

/** Under maintenance of the brand only what is always open is served. */
export const maintenance = {
  name: 'maintenance',
  check: ({ endpoint, brand }) =>
    brand?.maintenance && !endpoint.alwaysOpen ? 'system.maintenance' : undefined,
} as const satisfies Gate<RequestFacts>
