import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { ClientId, Instant } from '../../shapes.ts'
import { typed } from '../../wps/session.ts'
import { approvalRefusals } from '../approvals.ts'

/** `open`: the clock of the notice runs. `noticed`: its file was made. `dismissed`: there was nothing to report. */
export const integrityStates = ['open', 'noticed', 'dismissed'] as const
export const integrityEvents = ['opened', 'noted', 'dismissed', 'noticed', 'downloaded'] as const

const CaseId = z.string().regex(/^[1-9]\d{0,17}$/)
const MatchId = z.string().regex(/^[1-9]\d{0,17}$/)

const IntegrityCase = z.object({
  caseId: CaseId,
  matchId: MatchId,
  /** Both sides, as the book names them. */
  match: z.string(),
  league: z.string(),
  state: z.enum(integrityStates),
  openedAt: Instant,
  openedBy: z.string(),
  /** By when the notice is due: the end of a business day. */
  dueAt: Instant,
  isLate: z.boolean(),
})
export type IntegrityCase = z.infer<typeof IntegrityCase>

const OpenIntegrityCase = IntegrityCase.extend({
  grounds: z.string(),
  events: z.array(
    z.object({
      kind: z.enum(integrityEvents),
      at: Instant,
      operator: z.string(),
      text: z.string(),
    }),
  ),
  /** SHA-256 of the notice’s file; null before it is made. */
  noticeSha256: z.string().nullable(),
  /** Who asked for the notice; null where nobody has. */
  askedBy: z.string().nullable(),
})
export type OpenIntegrityCase = z.infer<typeof OpenIntegrityCase>

export const listIntegrityCases = operatorEndpoint({
  personal: 'none',
  name: 'listIntegrityCases',
  summary: 'Cases of suspected match manipulation in a state, the newest first',
  method: 'GET',
  path: '/ops/integrity',
  right: 'risk.read',
  approval: 'none',
  query: z.object({
    state: z.enum(integrityStates).default('open'),
    before: CaseId.optional(),
    pageSize: z.coerce.number().int().min(1).max(100).default(50),
  }),
  response: z.object({
    list: z.array(IntegrityCase),
    next: CaseId.nullable(),
    /** Business days of the brand’s law; 0 where it asks for no notice. */
    noticeDays: z.int().min(0),
  }),
  refusals: [],
})

const params = z.object({ caseId: CaseId })
const reason = typed(1_000).regex(/\S.*\S/)

export const showIntegrityCase = operatorEndpoint({
  personal: 'none',
  name: 'showIntegrityCase',
  summary: 'One case with its course',
  method: 'GET',
  path: '/ops/integrity/:caseId',
  right: 'risk.read',
  approval: 'none',
  params,
  response: OpenIntegrityCase,
  refusals: ['integrity.case_unknown'],
})

export const openIntegrityCase = operatorEndpoint({
  personal: 'none',
  name: 'openIntegrityCase',
  summary: 'Opens a case about a match, from which the clock of the notice runs; one a match',
  method: 'POST',
  path: '/ops/integrity',
  right: 'risk.decide',
  approval: 'reason',
  body: z.strictObject({ clientId: ClientId, matchId: MatchId, reason }),
  response: OpenIntegrityCase,
  refusals: ['sportsbook.match_unknown', 'integrity.case_open', 'request.id_reused'],
})

export const noteIntegrityCase = operatorEndpoint({
  personal: 'none',
  name: 'noteIntegrityCase',
  summary: 'Notes what was found out about a match',
  method: 'POST',
  path: '/ops/integrity/:caseId/notes',
  right: 'risk.decide',
  approval: 'reason',
  params,
  body: z.strictObject({ reason }),
  response: OpenIntegrityCase,
  refusals: ['integrity.case_unknown', 'integrity.case_full'],
})

export const dismissIntegrityCase = operatorEndpoint({
  personal: 'none',
  name: 'dismissIntegrityCase',
  summary: 'Ends a case in which there is nothing to report',
  method: 'POST',
  path: '/ops/integrity/:caseId/dismiss',
  right: 'risk.decide',
  approval: 'reason',
  params,
  body: z.strictObject({ reason }),
  response: OpenIntegrityCase,
  refusals: ['integrity.case_unknown', 'integrity.case_ended'],
})

export const noticeManipulation = operatorEndpoint({
  personal: 'none',
  name: 'noticeManipulation',
  summary: 'Makes the file of the notice to the regulator, once a second person says so too',
  method: 'POST',
  path: '/ops/integrity/:caseId/notice',
  right: 'compliance.report',
  approval: 'second',
  params,
  body: z.strictObject({ reason: typed(500).regex(/\S.*\S/), requestId: z.uuid().optional() }),
  response: z.object({ requestId: z.uuid(), isDone: z.boolean() }),
  refusals: [...approvalRefusals, 'integrity.case_unknown', 'integrity.case_ended'],
})

export const downloadManipulationNotice = operatorEndpoint({
  personal: 'none',
  name: 'downloadManipulationNotice',
  summary: 'The file of a notice',
  method: 'POST',
  path: '/ops/integrity/:caseId/notice/download',
  right: 'compliance.report',
  approval: 'reason',
  params,
  body: z.strictObject({ reason: typed(500).regex(/\S.*\S/) }),
  response: z.object({ fileName: z.string(), content: z.string() }),
  refusals: ['integrity.case_unknown', 'integrity.notice_unknown', 'integrity.case_full'],
})
