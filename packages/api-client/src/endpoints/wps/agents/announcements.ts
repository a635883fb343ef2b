// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/agents/announcements.ts'
import type { Wire } from '../../../wire.ts'

export const listAgentAnnouncements: Wire<typeof contract.listAgentAnnouncements> = {
  name: 'listAgentAnnouncements',
  method: 'GET',
  path: '/wps/relay/MCS2_agentAnnouncements',
  auth: 'agent',
  moduleId: 'AGEANNOUNCE3',
}
