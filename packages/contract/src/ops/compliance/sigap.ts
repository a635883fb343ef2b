import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { Instant } from '../../shapes.ts'
import { typed } from '../../wps/session.ts'
import { approvalRefusals } from '../approvals.ts'

const reason = typed(200).regex(/\S.*\S/)

/** `operator` is the month of each brand, made with the last day of the month. */
export const sigapKinds = ['bettors', 'wallets', 'games', 'sports', 'operator'] as const
export const SigapKind = z.enum(sigapKinds)
export type SigapKind = z.infer<typeof SigapKind>

/** `structure_ok`: it follows its schema, its records are still examined. `corrected`: another version replaced it. */
export const sigapStates = [
  'queued',
  'sent',
  'structure_ok',
  'accepted',
  'rejected',
  'corrected',
] as const
export const SigapState = z.enum(sigapStates)
export type SigapState = z.infer<typeof SigapState>

/** A file of the company of the operator's brand. */
export const SigapFile = z.object({
  fileId: z.uuid(),
  kind: SigapKind,
  /** The day in Brasília that it tells of. */
  day: z.iso.date(),
  part: z.int(),
  parts: z.int(),
  version: z.int(),
  records: z.int(),
  state: SigapState,
  madeAt: Instant,
  dueAt: Instant,
  /** Past its time without having been accepted, or accepted after it. */
  isLate: z.boolean(),
  sentAt: Instant.nullable(),
  decidedAt: Instant.nullable(),
  receipt: z.string().nullable(),
})
export type SigapFile = z.infer<typeof SigapFile>

export const sigapEventKinds = [
  'made',
  'sent',
  'failed',
  'structure_ok',
  'accepted',
  'rejected',
  'resent',
  'corrected',
] as const

export const SigapFileWhole = SigapFile.extend({
  /** SHA-256 of the file, hexadecimal. */
  sha256: z.string(),
  /** What the receiver found wrong; 200 at most. */
  problems: z.array(
    z.object({
      /** From 1; 0 is the header. */
      record: z.int(),
      code: z.string(),
      text: z.string(),
      /** The member whose record it is; null for the header and for months. */
      account: z.string().nullable(),
    }),
  ),
  /** Everything that happened to it, oldest first. */
  events: z.array(
    z.object({
      at: Instant,
      kind: z.enum(sigapEventKinds),
      /** The receipt, the error, the number of problems or the reason. */
      text: z.string(),
      operator: z.string().nullable(),
    }),
  ),
  /** The correction that waits for a second person. */
  waiting: z.object({ requestId: z.uuid(), askedBy: z.string(), askedAt: Instant }).nullable(),
})
export type SigapFileWhole = z.infer<typeof SigapFileWhole>

const fileParams = z.object({ fileId: z.uuid() })

export const listSigapFiles = operatorEndpoint({
  name: 'listSigapFiles',
  summary: 'Files for SIGAP of the brand’s company, the newest day first',
  method: 'GET',
  path: '/ops/sigap',
  personal: 'none',
  right: 'compliance.read',
  approval: 'none',
  query: z.object({
    kind: SigapKind.optional(),
    state: SigapState.optional(),
    day: z.iso.date().optional(),
    /** `next` of the page before. */
    after: z.string().max(80).optional(),
    pageSize: z.coerce.number().int().min(1).max(100).default(50),
  }),
  response: z.object({
    files: z.array(SigapFile),
    next: z.string().nullable(),
    /** Of all days: not accepted yet, of them rejected, and of them past their time. */
    counts: z.object({ open: z.int(), rejected: z.int(), late: z.int() }),
    /** Until when the ledger is counted; null before the first count. */
    countedUntil: Instant.nullable(),
    /** Whether a receiver is configured. */
    isConnected: z.boolean(),
  }),
  refusals: ['sigap.not_reporting', 'request_param_err'],
})

export const showSigapFile = operatorEndpoint({
  personal: 'masked',
  name: 'showSigapFile',
  summary: 'One file for SIGAP, with what was found wrong and everything that happened to it',
  method: 'GET',
  path: '/ops/sigap/:fileId',
  right: 'compliance.read',
  approval: 'none',
  params: fileParams,
  response: SigapFileWhole,
  refusals: ['sigap.file_unknown'],
})

export const resendSigapFile = operatorEndpoint({
  personal: 'masked',
  name: 'resendSigapFile',
  summary: 'Sends a rejected or lost file once more as it is',
  method: 'POST',
  path: '/ops/sigap/:fileId/resend',
  right: 'compliance.report',
  approval: 'reason',
  params: fileParams,
  body: z.strictObject({ reason }),
  response: SigapFile,
  refusals: ['sigap.file_unknown', 'sigap.file_state'],
})

export const correctSigapFile = operatorEndpoint({
  personal: 'masked',
  name: 'correctSigapFile',
  summary:
    'Makes a day’s files of one kind again from the ledger and today’s personal data, and sends those that differ',
  method: 'POST',
  path: '/ops/sigap/:fileId/correct',
  right: 'compliance.report',
  approval: 'second',
  params: fileParams,
  body: z.strictObject({ reason, requestId: z.uuid().optional() }),
  response: z.object({ requestId: z.uuid(), isDone: z.boolean() }),
  refusals: [
    'sigap.file_unknown',
    'sigap.file_state',
    'sigap.nothing_to_correct',
    ...approvalRefusals,
  ],
})
