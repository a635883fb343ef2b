// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/agents/contracts.ts'
import type { Wire } from '../../../wire.ts'

export const listContractHistory: Wire<typeof contract.listContractHistory> = {
  name: 'listContractHistory',
  method: 'GET',
  path: '/wps/relay/MCS2_getContractHistory',
  auth: 'agent',
  moduleId: 'AGENTPOLICY3',
}
export const listContracts: Wire<typeof contract.listContracts> = {
  name: 'listContracts',
  method: 'GET',
  path: '/wps/relay/MCS2_getContracts',
  auth: 'agent',
  moduleId: 'AGENTPOLICY3',
}
export const offerContract: Wire<typeof contract.offerContract> = {
  name: 'offerContract',
  method: 'POST',
  path: '/wps/relay/MCS2_offerContract',
  auth: 'agent',
  moduleId: 'AGENTPOLICY3',
}
export const processDailySalary: Wire<typeof contract.processDailySalary> = {
  name: 'processDailySalary',
  method: 'POST',
  path: '/wps/relay/MCS2_processDailySalContract',
  auth: 'member',
  moduleId: 'DAILYSALCONT3',
}
export const processDividendRequest: Wire<typeof contract.processDividendRequest> = {
  name: 'processDividendRequest',
  method: 'POST',
  path: '/wps/relay/MCS2_processDividendReq',
  auth: 'member',
  moduleId: 'SIGNCONDIV3',
}
export const processHourlySalary: Wire<typeof contract.processHourlySalary> = {
  name: 'processHourlySalary',
  method: 'POST',
  path: '/wps/relay/MCS2_processContractHourSalary',
  auth: 'member',
  moduleId: 'HOURSAL3',
}
export const processMemberDailySalary: Wire<typeof contract.processMemberDailySalary> = {
  name: 'processMemberDailySalary',
  method: 'POST',
  path: '/wps/relay/MCS2_processDailySalMRContract',
  auth: 'member',
  moduleId: 'DAYSALMR3',
}
export const processRealTimeSalary: Wire<typeof contract.processRealTimeSalary> = {
  name: 'processRealTimeSalary',
  method: 'POST',
  path: '/wps/relay/MCSFE_processRealTimeSalaryContract',
  auth: 'member',
  moduleId: 'RTSALARY3',
}
export const voidContract: Wire<typeof contract.voidContract> = {
  name: 'voidContract',
  method: 'POST',
  path: '/wps/relay/MCS2_voidContract',
  auth: 'agent',
  moduleId: 'AGENTPOLICY3',
}
