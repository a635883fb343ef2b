// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/ops/reconciliation.ts'
import type { Wire } from '../../wire.ts'

export const listReconciliations: Wire<typeof contract.listReconciliations> = {
  name: 'listReconciliations',
  method: 'GET',
  path: '/ops/reconciliations',
  auth: 'operator',
}
export const reconcileDay: Wire<typeof contract.reconcileDay> = {
  name: 'reconcileDay',
  method: 'POST',
  path: '/ops/reconciliations',
  auth: 'operator',
}
export const showReconciliation: Wire<typeof contract.showReconciliation> = {
  name: 'showReconciliation',
  method: 'GET',
  path: '/ops/reconciliations/:runId',
  auth: 'operator',
}
