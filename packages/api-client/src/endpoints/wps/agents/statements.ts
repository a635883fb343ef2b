// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/agents/statements.ts'
import type { Wire } from '../../../wire.ts'

export const answerDispute: Wire<typeof contract.answerDispute> = {
  name: 'answerDispute',
  method: 'POST',
  path: '/wps/relay/MCS2_answerDispute',
  auth: 'agent',
  moduleId: 'AGENTPOLICY3',
}
export const disburseStatement: Wire<typeof contract.disburseStatement> = {
  name: 'disburseStatement',
  method: 'POST',
  path: '/wps/relay/MCS2_disburse',
  auth: 'agent',
  moduleId: 'AGENTPOLICY3',
}
export const disputeStatement: Wire<typeof contract.disputeStatement> = {
  name: 'disputeStatement',
  method: 'POST',
  path: '/wps/relay/MCS2_disputeStatement',
  auth: 'agent',
  moduleId: 'AGENTPOLICY3',
}
export const listStatementLines: Wire<typeof contract.listStatementLines> = {
  name: 'listStatementLines',
  method: 'GET',
  path: '/wps/relay/MCS2_statementLines',
  auth: 'agent',
  moduleId: 'AGENTPOLICY3',
}
export const listStatements: Wire<typeof contract.listStatements> = {
  name: 'listStatements',
  method: 'GET',
  path: '/wps/relay/MCS2_contractStatements',
  auth: 'agent',
  moduleId: 'AGENTPOLICY3',
}
export const previewStatements: Wire<typeof contract.previewStatements> = {
  name: 'previewStatements',
  method: 'GET',
  path: '/wps/relay/MCS2_contractPreview',
  auth: 'agent',
  moduleId: 'AGENTPOLICY3',
}
export const printStatement: Wire<typeof contract.printStatement> = {
  name: 'printStatement',
  method: 'GET',
  path: '/wps/relay/MCS2_statementPdf',
  auth: 'agent',
  moduleId: 'AGENTPOLICY3',
}
