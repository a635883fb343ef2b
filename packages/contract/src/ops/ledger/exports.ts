import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { Instant } from '../../shapes.ts'
import { typed } from '../../wps/session.ts'
import { listAudit } from '../audit.ts'
import { listMembers } from '../members/members.ts'
import { listDeposits } from '../payments/payments.ts'
import { listWithdrawals } from '../payments/withdrawal-cases.ts'
import type { Right } from '../rights.ts'
import { reportNames, reportPeriods } from './reports.ts'

const common = {
  right: 'reports.export',
  personal: 'masked',
} as const

export const exportFormats = ['csv', 'xlsx', 'pdf'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** The most lines of a file, and of one on paper. */
export const exportLinesMax = 1_000_000
export const exportPdfLinesMax = 20_000

const paging = { before: true, pageSize: true } as const
/** The filters of a list, as its address has them. */
const filters = {
  audit: listAudit.query.omit(paging).strict(),
  deposits: listDeposits.query.omit(paging).strict(),
  members: listMembers.query.omit(paging).strict(),
  withdrawals: listWithdrawals.query.omit(paging).strict(),
} as const

/** What a file contains: a report of a period, movements of the brand's members on some days, or a list as it is filtered. */
export const ExportContent = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('audit'), filter: filters.audit }),
  z.strictObject({ what: z.literal('deposits'), filter: filters.deposits }),
  z.strictObject({ what: z.literal('members'), filter: filters.members }),
  z.strictObject({ what: z.literal('withdrawals'), filter: filters.withdrawals }),
  z.strictObject({
    what: z.literal('report'),
    name: z.enum(reportNames),
    period: z.enum(reportPeriods),
    on: z.iso.date(),
  }),
  z.strictObject({ what: z.literal('movements'), from: z.iso.date(), to: z.iso.date() }),
])
export type ExportContent = z.infer<typeof ExportContent>

export const exportLists = ['audit', 'deposits', 'members', 'withdrawals'] as const
export type ExportList = (typeof exportLists)[number]
/** A list with its filters. */
export type ListContent = Extract<ExportContent, { readonly what: ExportList }>

/** The right that shows the same on a screen. */
export const exportRights = {
  report: 'reports.read',
  movements: 'ledger.read',
  audit: 'audit.read',
  deposits: 'deposits.read',
  members: 'members.read',
  withdrawals: 'withdrawals.read',
} as const satisfies Readonly<Record<ExportContent['what'], Right>>

/** `ready` until it was opened or a day has passed. */
export const exportStates = ['waiting', 'writing', 'ready', 'opened', 'failed', 'expired'] as const

/** A file that an operator asked for. */
export const ReportExport = z.object({
  exportId: z.uuid(),
  content: ExportContent,
  format: z.enum(exportFormats),
  state: z.enum(exportStates),
  reason: z.string(),
  lines: z.int(),
  bytes: z.int(),
  /** It has the first lines only, as many as a file may have. */
  isCut: z.boolean(),
  askedAt: Instant,
  readyAt: Instant.nullable(),
  /** It can be opened once until then; null before it is ready. */
  expiresAt: Instant.nullable(),
})
export type ReportExport = z.infer<typeof ReportExport>

export const createExport = operatorEndpoint({
  ...common,
  name: 'createExport',
  summary: 'Asks for a file of a report or of movements; a job writes it',
  method: 'POST',
  path: '/ops/exports',
  approval: 'reason',
  body: z.strictObject({
    /** Chosen by the caller: the same id with the same content is the same file. */
    exportId: z.uuid(),
    content: ExportContent,
    format: z.enum(exportFormats),
    reason: typed(200).regex(/\S.*\S/),
  }),
  response: ReportExport,
  refusals: [
    'operator.right_required',
    'export.too_many',
    'report.span_too_long',
    'request.id_reused',
  ],
})

export const listExports = operatorEndpoint({
  ...common,
  name: 'listExports',
  summary: 'The files that the operator asked for in the last days, newest first',
  method: 'GET',
  path: '/ops/exports',
  right: 'reports.read',
  approval: 'none',
  response: z.object({ list: z.array(ReportExport) }),
  refusals: [],
})

export const openExport = operatorEndpoint({
  ...common,
  name: 'openExport',
  summary: 'Gives the address at which one’s own file is downloaded once, within a minute',
  method: 'POST',
  path: '/ops/exports/:exportId/open',
  approval: 'none',
  params: z.object({ exportId: z.uuid() }),
  response: z.object({ address: z.string() }),
  refusals: ['export.unknown', 'export.not_ready'],
})
