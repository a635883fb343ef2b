import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { Instant } from '../../shapes.ts'
import { KycForm } from '../../wps/kyc/kyc.ts'
import { CaptureItem, CaseState, Cause, CheckKind, ImageKind } from '../../wps/kyc/kyc-names.ts'
import { typed } from '../../wps/session.ts'

const params = z.object({ caseId: z.string().regex(/^[1-9]\d{0,17}$/) })

const Row = z.object({
  caseId: z.string(),
  username: z.string(),
  /** The member's public id. */
  customerId: z.string(),
  state: CaseState,
  causes: z.array(Cause),
  /** Since when it waits for a person; the last change of others. */
  since: Instant,
  documentExpiresOn: z.iso.date().nullable(),
})
export type KycRow = z.infer<typeof Row>

/** `expiring`: verified, the document ends within 60 days. */
export const kycViews = ['review', 'waiting', 'expiring', 'verified', 'refused'] as const

export const listKycCases = operatorEndpoint({
  name: 'listKycCases',
  summary: 'Identity cases of the brand by view, the one that waits longest first',
  method: 'GET',
  path: '/ops/kyc',
  right: 'kyc.read',
  approval: 'none',
  personal: 'masked',
  query: z.object({
    view: z.enum(kycViews).default('review'),
    cause: Cause.optional(),
    after: z.string().max(120).optional(),
    pageSize: z.coerce.number().int().min(1).max(100).default(50),
  }),
  response: z.object({
    list: z.array(Row),
    next: z.string().nullable(),
    now: Instant,
    /** In review, and with a document that ends within 60 days; counting stops at 1,000. */
    waiting: z.int(),
    expiring: z.int(),
  }),
  refusals: [],
})

export const KycCase = Row.extend({
  images: z.array(z.object({ imageId: z.uuid(), kind: ImageKind, at: Instant })),
  /** What each outside party answered. */
  checks: z.array(
    z.object({
      kind: CheckKind,
      verdict: z.enum(['pass', 'retake', 'review', 'refuse']).nullable(),
      causes: z.array(Cause),
      /** What was read or measured, by name, without personal data. */
      facts: z.record(z.string(), z.string()),
      at: Instant.nullable(),
    }),
  ),
  events: z.array(
    z.object({
      at: Instant,
      kind: z.enum(['state', 'form', 'image', 'asked', 'opened', 'read']),
      state: CaseState.nullable(),
      operator: z.string().nullable(),
      text: z.string().nullable(),
    }),
  ),
  /** Accounts of the same person at the company's brands; the case counts for all. */
  accountCount: z.int(),
  signUpAddress: z.string().nullable(),
  note: z.string().nullable(),
})
export type KycCase = z.infer<typeof KycCase>

export const showKycCase = operatorEndpoint({
  name: 'showKycCase',
  summary: 'A case with what was checked and what happened, without personal data in clear',
  method: 'GET',
  path: '/ops/kyc/:caseId',
  right: 'kyc.read',
  approval: 'none',
  personal: 'masked',
  params,
  response: KycCase,
  refusals: ['kyc.unknown'],
})

export const openKycEvidence = operatorEndpoint({
  name: 'openKycEvidence',
  summary:
    'The form in clear and the pictures of a case, for a reason that is kept with the reader',
  method: 'POST',
  path: '/ops/kyc/:caseId/evidence',
  right: 'kyc.decide',
  approval: 'reason',
  personal: 'clear',
  params,
  body: z.strictObject({ reason: typed(200).regex(/\S.*\S/) }),
  response: z.object({
    form: KycForm.nullable(),
    images: z.array(z.object({ imageId: z.uuid(), kind: ImageKind, webp: z.string() })),
  }),
  refusals: ['kyc.unknown'],
})

export const decideKyc = operatorEndpoint({
  name: 'decideKyc',
  summary: 'Verifies or refuses a case in review',
  method: 'POST',
  path: '/ops/kyc/:caseId/decide',
  right: 'kyc.decide',
  approval: 'reason',
  personal: 'masked',
  params,
  body: z.strictObject({
    decision: z.enum(['verified', 'refused']),
    /** What a refusal is based on. */
    cause: Cause.optional(),
    /** For documents whose end was not read. */
    documentExpiresOn: z.iso.date().optional(),
    reason: typed(200).regex(/\S.*\S/),
  }),
  response: KycCase,
  refusals: ['kyc.unknown', 'kyc.decided', 'kyc.cause_required', 'kyc.document_expired'],
})

export const askKyc = operatorEndpoint({
  name: 'askKyc',
  summary: 'Asks the member to capture something again; the case waits for them',
  method: 'POST',
  path: '/ops/kyc/:caseId/ask',
  right: 'kyc.decide',
  approval: 'reason',
  personal: 'masked',
  params,
  body: z.strictObject({
    items: z.array(CaptureItem).min(1).max(6),
    /** The member reads it. */
    reason: typed(300).regex(/\S.*\S/),
  }),
  response: KycCase,
  refusals: ['kyc.unknown', 'kyc.decided'],
})

export const reopenKyc = operatorEndpoint({
  name: 'reopenKyc',
  summary:
    'Opens a new case for a person whose document comes to its end, or who was refused; a verified one counts until then',
  method: 'POST',
  path: '/ops/kyc/:caseId/reopen',
  right: 'kyc.decide',
  approval: 'reason',
  personal: 'masked',
  params,
  body: z.strictObject({
    /** The member reads it. */
    reason: typed(300).regex(/\S.*\S/),
  }),
  response: KycCase,
  refusals: ['kyc.unknown', 'kyc.under_way', 'kyc.decided'],
})
