import { headerOf } from '../header-of.ts'
import type { Gate, RequestFacts } from './gate.ts'

/** CALL-4: a relay call names the module it belongs to. */
export const moduleId = {
  name: 'module id',
  check: ({ endpoint, headers }) => {
    if (!endpoint.path.startsWith('/wps/relay/')) return undefined
    return headerOf(headers, 'moduleid') === endpoint.moduleId
      ? undefined
      : 'function.not.available'
  },
} as const satisfies Gate<RequestFacts>
