// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/proofs.ts'
import type { Wire } from '../../wire.ts'

export const listProofs: Wire<typeof contract.listProofs> = {
  name: 'listProofs',
  method: 'GET',
  path: '/wps/system/proofs',
  auth: 'none',
  moduleId: 'COMM3',
}
