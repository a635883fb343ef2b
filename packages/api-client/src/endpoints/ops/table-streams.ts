// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/ops/table-streams.ts'
import type { Wire } from '../../wire.ts'

export const changeTableStream: Wire<typeof contract.changeTableStream> = {
  name: 'changeTableStream',
  method: 'POST',
  path: '/ops/table-streams/:vendor/:gameCode',
  auth: 'operator',
}
export const listTableStreams: Wire<typeof contract.listTableStreams> = {
  name: 'listTableStreams',
  method: 'GET',
  path: '/ops/table-streams',
  auth: 'operator',
}
