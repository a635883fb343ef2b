import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { ClientId, Instant } from '../../shapes.ts'
import { typed } from '../../wps/session.ts'
import { Finding, Reconciliation } from '../reconciliation.ts'

/**
 * `missing`: no finished run covers the day. `open`: differences have neither an end nor a note. `ready`: it can
 * be closed. `closed`: by a named person.
 */
export const dayStates = ['missing', 'open', 'ready', 'closed'] as const

const Closing = z.object({ by: z.string(), at: Instant, noted: z.int(), remark: z.string() })

const ReconciledDay = z.object({
  /** In Brasília. */
  day: z.iso.date(),
  state: z.enum(dayStates),
  /** The newest finished run that covers the day; null if there is none. */
  runId: z.uuid().nullable(),
  doneAt: Instant.nullable(),
  mended: z.int(),
  /** Differences that nobody and no later run has ended. */
  openCount: z.int(),
  /** Those of them with a note. */
  notedCount: z.int(),
  closing: Closing.nullable(),
})
export type ReconciledDay = z.infer<typeof ReconciledDay>

export const listReconciledDays = operatorEndpoint({
  name: 'listReconciledDays',
  summary: 'The last 31 days of the brand: compared, open, ready or closed, the newest first',
  method: 'GET',
  path: '/ops/reconciliation-days',
  personal: 'none',
  right: 'ledger.read',
  approval: 'none',
  response: z.object({ days: z.array(ReconciledDay) }),
  refusals: [],
})

const FindingNote = z.object({
  noteId: z.uuid(),
  operator: z.string(),
  note: z.string(),
  at: Instant,
})

export const OpenedDay = ReconciledDay.extend({
  run: Reconciliation.nullable(),
  findings: z.array(Finding.extend({ notes: z.array(FindingNote) })),
  /** A run that was asked for and is not finished. */
  isRunning: z.boolean(),
})
export type OpenedDay = z.infer<typeof OpenedDay>

const params = z.object({ day: z.iso.date() })

export const openReconciledDay = operatorEndpoint({
  name: 'openReconciledDay',
  summary: 'A day of the brand: both sides, what differs, and what was noted about it',
  method: 'GET',
  path: '/ops/reconciliation-days/:day',
  personal: 'none',
  right: 'ledger.read',
  approval: 'none',
  params,
  response: OpenedDay,
  refusals: ['reconciliation.day_out_of_range'],
})

export const addFindingNote = operatorEndpoint({
  name: 'addFindingNote',
  summary: 'What a named person found out about a difference of a day; never changed',
  method: 'POST',
  path: '/ops/reconciliation-days/:day/notes',
  personal: 'none',
  right: 'ledger.reconcile',
  approval: 'reason',
  params,
  body: z.strictObject({
    noteId: ClientId,
    kind: typed(60),
    subject: typed(80),
    note: typed(1_000).regex(/\S.*\S/s),
  }),
  response: OpenedDay,
  refusals: [
    'reconciliation.day_out_of_range',
    'reconciliation.finding_unknown',
    'reconciliation.day_closed',
    'request.id_reused',
  ],
})

export const closeReconciledDay = operatorEndpoint({
  name: 'closeReconciledDay',
  summary: 'Closes a compared day whose differences all have an end or a note',
  method: 'POST',
  path: '/ops/reconciliation-days/:day/close',
  personal: 'none',
  right: 'ledger.reconcile',
  approval: 'reason',
  params,
  body: z.strictObject({ runId: z.uuid(), remark: typed(200).regex(/\S.*\S/) }),
  response: OpenedDay,
  refusals: [
    'reconciliation.day_out_of_range',
    'reconciliation.day_closed',
    'reconciliation.day_not_ready',
    'reconciliation.run_newer',
  ],
})
