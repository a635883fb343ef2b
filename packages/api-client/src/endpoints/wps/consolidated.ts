// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/consolidated.ts'
import type { Wire } from '../../wire.ts'

export const getConsolidated: Wire<typeof contract.getConsolidated> = {
  name: 'getConsolidated',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  auth: 'member',
  moduleId: 'COMM3',
}
