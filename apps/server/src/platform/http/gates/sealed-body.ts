import { headerOf } from '../header-of.ts'
import type { Gate, RequestFacts } from './gate.ts'

/** The header of an E call marks its body as sealed. */
export const sealedBody = {
  name: 'sealed body',
  check: ({ endpoint, headers }) =>
    endpoint.sealed && headerOf(headers, 'encryption') !== 'JWE'
      ? 'request_body_required'
      : undefined,
} as const satisfies Gate<RequestFacts>
