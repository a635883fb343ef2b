// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/agents/team.ts'
import type { Wire } from '../../../wire.ts'

export const getAgentIncome: Wire<typeof contract.getAgentIncome> = {
  name: 'getAgentIncome',
  method: 'GET',
  path: '/wps/relay/MCS2_agentIncome',
  auth: 'agent',
  moduleId: 'AGEREV3',
}
export const getOwnAgent: Wire<typeof contract.getOwnAgent> = {
  name: 'getOwnAgent',
  method: 'GET',
  path: '/wps/relay/MCS2_ownAgent',
  auth: 'member',
  moduleId: 'COMM3',
}
export const getTeamOverview: Wire<typeof contract.getTeamOverview> = {
  name: 'getTeamOverview',
  method: 'GET',
  path: '/wps/relay/MCS2_teamOverview',
  auth: 'agent',
  moduleId: 'AGEINFO3',
}
export const listTeamBets: Wire<typeof contract.listTeamBets> = {
  name: 'listTeamBets',
  method: 'GET',
  path: '/wps/relay/MCS2_teamBets',
  auth: 'agent',
  moduleId: 'TEAMBETTING3',
}
export const listTeamMembers: Wire<typeof contract.listTeamMembers> = {
  name: 'listTeamMembers',
  method: 'GET',
  path: '/wps/relay/MCS2_teamMembers',
  auth: 'agent',
  moduleId: 'AGEINFO3',
}
export const listTeamProfit: Wire<typeof contract.listTeamProfit> = {
  name: 'listTeamProfit',
  method: 'GET',
  path: '/wps/relay/MCS2_teamProfit',
  auth: 'agent',
  moduleId: 'AGETEAMPNL3',
}
export const listTeamTransactions: Wire<typeof contract.listTeamTransactions> = {
  name: 'listTeamTransactions',
  method: 'GET',
  path: '/wps/relay/MCS2_teamTransactions',
  auth: 'agent',
  moduleId: 'AGEDOWNTRANS3',
}
