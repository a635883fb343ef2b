// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/agent.ts'
import type { Wire } from '../../wire.ts'

export const checkAffiliate: Wire<typeof contract.checkAffiliate> = {
  name: 'checkAffiliate',
  method: 'GET',
  path: '/wps/agent/affiliate',
  auth: 'none',
  moduleId: 'AFFMAN3',
}
