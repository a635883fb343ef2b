// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/ops/table-signals.ts'
import type { Wire } from '../../wire.ts'

export const decideTableSignal: Wire<typeof contract.decideTableSignal> = {
  name: 'decideTableSignal',
  method: 'POST',
  path: '/ops/table-signals/:signalId/decide',
  auth: 'operator',
}
export const listTableSignals: Wire<typeof contract.listTableSignals> = {
  name: 'listTableSignals',
  method: 'GET',
  path: '/ops/table-signals',
  auth: 'operator',
}
export const showSignalDeal: Wire<typeof contract.showSignalDeal> = {
  name: 'showSignalDeal',
  method: 'GET',
  path: '/ops/table-signals/:signalId/deals/:place',
  auth: 'operator',
}
export const showTableSignal: Wire<typeof contract.showTableSignal> = {
  name: 'showTableSignal',
  method: 'GET',
  path: '/ops/table-signals/:signalId',
  auth: 'operator',
}
