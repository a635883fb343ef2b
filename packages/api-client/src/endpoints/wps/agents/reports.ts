// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/agents/reports.ts'
import type { Wire } from '../../../wire.ts'

export const printAgentIncome: Wire<typeof contract.printAgentIncome> = {
  name: 'printAgentIncome',
  method: 'GET',
  path: '/wps/relay/MCS2_agentIncomePdf',
  auth: 'agent',
  moduleId: 'AGEREV3',
}
export const printTeamBets: Wire<typeof contract.printTeamBets> = {
  name: 'printTeamBets',
  method: 'GET',
  path: '/wps/relay/MCS2_teamBetsPdf',
  auth: 'agent',
  moduleId: 'TEAMBETTING3',
}
export const printTeamMembers: Wire<typeof contract.printTeamMembers> = {
  name: 'printTeamMembers',
  method: 'GET',
  path: '/wps/relay/MCS2_teamMembersPdf',
  auth: 'agent',
  moduleId: 'AGEINFO3',
}
export const printTeamProfit: Wire<typeof contract.printTeamProfit> = {
  name: 'printTeamProfit',
  method: 'GET',
  path: '/wps/relay/MCS2_teamProfitPdf',
  auth: 'agent',
  moduleId: 'AGETEAMPNL3',
}
export const printTeamTransactions: Wire<typeof contract.printTeamTransactions> = {
  name: 'printTeamTransactions',
  method: 'GET',
  path: '/wps/relay/MCS2_teamTransactionsPdf',
  auth: 'agent',
  moduleId: 'AGEDOWNTRANS3',
}
