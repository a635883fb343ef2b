import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { CacheBuster } from '../../shapes.ts'
import { below, filters, named, product, reading, span, teamRefusals } from './team.ts'

/** Maximum number of rows that a report prints; it says so if there are more. */
export const printedRowsMax = 500

const printing = {
  ...reading,
  response: z.object({ fileName: z.string(), pdf: z.base64() }),
  refusals: [...teamRefusals, 'records.files_busy'],
  rateLimit: { max: 10, windowSec: 60 },
} as const

export const printTeamMembers = endpoint({
  ...printing,
  name: 'printTeamMembers',
  summary: 'The list of a team as PDF in base64',
  path: '/wps/relay/MCS2_teamMembersPdf',
  moduleId: 'AGEINFO3',
  query: z.object({ ...span, ...product, ...below, ...named, ...filters, _: CacheBuster }),
})

export const printTeamProfit = endpoint({
  ...printing,
  name: 'printTeamProfit',
  summary: 'What those below won and lost, as PDF in base64: by themselves, or their teams',
  path: '/wps/relay/MCS2_teamProfitPdf',
  moduleId: 'AGETEAMPNL3',
  query: z.object({
    ...span,
    ...product,
    ...below,
    ...named,
    ...filters,
    figures: z.enum(['own', 'team']).default('own'),
    _: CacheBuster,
  }),
})

export const printTeamBets = endpoint({
  ...printing,
  name: 'printTeamBets',
  summary: 'Rounds of a team as PDF in base64',
  path: '/wps/relay/MCS2_teamBetsPdf',
  moduleId: 'TEAMBETTING3',
  orModules: ['TRANSBETREPMEM3'],
  query: z.object({ ...span, ...product, ...below, ...named, _: CacheBuster }),
})

export const printTeamTransactions = endpoint({
  ...printing,
  name: 'printTeamTransactions',
  summary: 'Money of a team beside play, as PDF in base64',
  path: '/wps/relay/MCS2_teamTransactionsPdf',
  moduleId: 'AGEDOWNTRANS3',
  query: z.object({ ...span, ...below, ...named, _: CacheBuster }),
})

export const printAgentIncome = endpoint({
  ...printing,
  name: 'printAgentIncome',
  summary: 'What the agent was paid by day, as PDF in base64',
  path: '/wps/relay/MCS2_agentIncomePdf',
  moduleId: 'AGEREV3',
  query: z.object({ ...span, _: CacheBuster }),
})
