import { moduleOfContract, type ContractType } from '@trevo/contract/contract-terms.ts'
import type { FlagMap } from '../../core/session/white-label.ts'

/** Pages of the agent center about contracts, by the names that stand in the address. */
export const contractPages = {
  agentDividendRecordCopy2: 'DIVIDEND',
  agentDailyWages2: 'DAILY',
  agentHourSalary: 'HOURLY',
  agentRealtimeSalary: 'REALTIME',
} as const satisfies Record<string, ContractType>

export type ContractPage = keyof typeof contractPages

const pageNames = Object.keys(contractPages) as readonly ContractPage[] // keys of our table

/** AGENT-5..8: a page exists only while its feature is on. */
export const openPages = (flags: FlagMap): readonly ContractPage[] =>
  flags['AGENTPOLICY3']
    ? pageNames.filter((page) => flags[moduleOfContract[contractPages[page]]])
    : []
