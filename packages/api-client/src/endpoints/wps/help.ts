// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/help.ts'
import type { Wire } from '../../wire.ts'

export const getHelpCenter: Wire<typeof contract.getHelpCenter> = {
  name: 'getHelpCenter',
  method: 'GET',
  path: '/wps/system/helpCenter',
  auth: 'none',
  moduleId: 'COMM3',
}
