// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/games/rooms.ts'
import type { Wire } from '../../../wire.ts'

export const listRooms: Wire<typeof contract.listRooms> = {
  name: 'listRooms',
  method: 'GET',
  path: '/wps/relay/GLS2_roomList',
  auth: 'session',
  moduleId: 'GAMELO3',
}
