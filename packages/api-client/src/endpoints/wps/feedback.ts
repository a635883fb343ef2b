// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/feedback.ts'
import type { Wire } from '../../wire.ts'

export const sendFeedback: Wire<typeof contract.sendFeedback> = {
  name: 'sendFeedback',
  method: 'PUT',
  path: '/wps/feedback',
  auth: 'optional',
  moduleId: 'FEEDBACK3',
}
