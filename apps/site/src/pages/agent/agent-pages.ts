import type { ModuleId } from '@trevo/contract/module-ids.ts'
import { moduleOfContract, type ContractType } from '@trevo/contract/contract-terms.ts'
import type { IconName } from '@trevo/art/icon-names.ts'
import type { FlagMap } from '../../core/session/white-label.ts'

/** Pages of the agent center about contracts, by their names in the address. */
export const contractPages = {
  agentDividendRecordCopy2: 'DIVIDEND',
  agentDailyWages2: 'DAILY',
  agentMRDailySalary: 'MEMBER_DAILY',
  agentHourSalary: 'HOURLY',
  agentRealtimeSalary: 'REALTIME',
} as const satisfies Record<string, ContractType>
export type ContractPage = keyof typeof contractPages

/** One of these must be on, and the additional one too. */
type Switches = { readonly anyOf: readonly ModuleId[]; readonly also?: ModuleId }

/** The other pages, with the switches of each. */
const reportPages = {
  agentAnnouncement: { anyOf: ['AGEANNOUNCE3'] },
  agentTeamOverview: { anyOf: ['AGEINFO3'], also: 'AGEPAG' },
  registerCenter: { anyOf: ['AGEREGDOWN3', 'CREATEAFF3', 'AFFMAN3'] },
  downlineManagmentView: { anyOf: ['AGEINFO3'] },
  personalHistoryCopy: { anyOf: ['TEAMBETTING3', 'TRANSBETREPMEM3'] },
  palStatementsAgentCopy: { anyOf: ['AGETEAMPNL3'] },
  agentRevenueReport: { anyOf: ['AGEREV3'] },
  agentDownlineTransactionDetailsCopy: { anyOf: ['AGEDOWNTRANS3'] },
  agentRedRain: { anyOf: ['AGENTRANSMULTDOWN3'] },
  agentMessages: { anyOf: ['INBOX3'] },
} as const satisfies Record<string, Switches>
export type ReportPage = keyof typeof reportPages
export type AgentPage = ReportPage | ContractPage

type Group = { readonly group: 'team' | 'income' | 'help'; readonly pages: readonly AgentPage[] }

/** AGENT-1, AGENT-2: the order of the navigation, between the cashier and the messages. */
const groups: readonly Group[] = [
  {
    group: 'team',
    pages: [
      'agentAnnouncement',
      'agentTeamOverview',
      'registerCenter',
      'downlineManagmentView',
      'personalHistoryCopy',
      'palStatementsAgentCopy',
    ],
  },
  {
    group: 'income',
    pages: [
      'agentRevenueReport',
      'agentDownlineTransactionDetailsCopy',
      'agentRedRain',
      'agentDividendRecordCopy2',
      'agentDailyWages2',
      'agentMRDailySalary',
      'agentHourSalary',
      'agentRealtimeSalary',
    ],
  },
  { group: 'help', pages: ['agentMessages'] },
]

export const iconOf: Readonly<Record<AgentPage, IconName>> = {
  agentAnnouncement: 'notice',
  agentTeamOverview: 'chart',
  registerCenter: 'records',
  downlineManagmentView: 'invite',
  personalHistoryCopy: 'slots',
  palStatementsAgentCopy: 'trophy',
  agentRevenueReport: 'money',
  agentDownlineTransactionDetailsCopy: 'provider',
  agentRedRain: 'promotions',
  agentDividendRecordCopy2: 'rewards',
  agentDailyWages2: 'coin',
  agentMRDailySalary: 'account',
  agentHourSalary: 'recent',
  agentRealtimeSalary: 'hot',
  agentMessages: 'notice',
}

export const isContractPage = (page: AgentPage): page is ContractPage => page in contractPages

const isOpen = (page: AgentPage, flags: FlagMap): boolean => {
  if (!isContractPage(page)) {
    const { anyOf, also }: Switches = reportPages[page]
    return anyOf.some((one) => flags[one] === true) && (!also || flags[also] === true)
  }
  return flags['AGENTPOLICY3'] === true && flags[moduleOfContract[contractPages[page]]] === true
}

/** AGENT-3..8: a page exists only while its feature is on. */
export const openGroups = (flags: FlagMap): readonly Group[] =>
  groups.map(({ group, pages }) => ({ group, pages: pages.filter((page) => isOpen(page, flags)) }))
