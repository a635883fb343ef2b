// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/ops/sms-budgets.ts'
import type { Wire } from '../../wire.ts'

export const listSmsBudgets: Wire<typeof contract.listSmsBudgets> = {
  name: 'listSmsBudgets',
  method: 'GET',
  path: '/ops/sms-budgets',
  auth: 'operator',
}
