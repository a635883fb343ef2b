import { z } from 'zod'
import { operatorEndpoint } from '../endpoint.ts'
import { Instant, Money } from '../shapes.ts'

/** Number and total, by the institution and by our books after corrections. */
const BothSides = z.object({
  theirs: z.object({ count: z.int().nullable(), amount: Money }),
  ours: z.object({ count: z.int().nullable(), amount: Money }),
})

/** One difference between the books. */
export const Finding = z.object({
  kind: z.string(),
  /** End-to-end id of a Pix, txid of a charge, or id of a payout. */
  subject: z.string(),
  isMended: z.boolean(),
  detail: z.record(z.string(), z.string()),
  /** When a later run no longer found it. */
  resolvedAt: Instant.nullable(),
})

export const Reconciliation = z.object({
  runId: z.uuid(),
  cause: z.enum(['nightly', 'demand']),
  askedBy: z.string().nullable(),
  askedAt: Instant,
  status: z.enum(['asked', 'running', 'done']),
  from: Instant,
  /** End of the compared period (exclusive). */
  until: Instant,
  doneAt: Instant.nullable(),
  /** Null until the run is done. */
  result: z
    .object({
      received: BothSides,
      returned: BothSides,
      sent: BothSides,
      sentBack: BothSides,
      charges: z.int(),
      mended: z.int(),
      incidents: z.int(),
    })
    .nullable(),
})
export type Reconciliation = z.infer<typeof Reconciliation>

export const ReconciliationReport = Reconciliation.extend({ findings: z.array(Finding) })
export type ReconciliationReport = z.infer<typeof ReconciliationReport>

export const reconcileDay = operatorEndpoint({
  name: 'reconcileDay',
  summary: 'Compares a day of the brand in Brasília with the institution; today up to now',
  method: 'POST',
  path: '/ops/reconciliations',
  right: 'ledger.reconcile',
  approval: 'none',
  personal: 'none',
  body: z.strictObject({ day: z.iso.date() }),
  response: z.object({ runId: z.uuid() }),
  refusals: ['reconciliation.day_out_of_range'],
  rateLimit: { max: 20, windowSec: 60 },
})

export const listReconciliations = operatorEndpoint({
  name: 'listReconciliations',
  summary: 'Runs of the brand, of the nights and on demand, newest first',
  method: 'GET',
  path: '/ops/reconciliations',
  right: 'ledger.read',
  approval: 'none',
  personal: 'none',
  query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(20) }),
  response: z.object({ runs: z.array(Reconciliation) }),
  refusals: [],
})

export const showReconciliation = operatorEndpoint({
  name: 'showReconciliation',
  summary: 'One run of the brand with what it found',
  method: 'GET',
  path: '/ops/reconciliations/:runId',
  right: 'ledger.read',
  approval: 'none',
  personal: 'none',
  params: z.object({ runId: z.uuid() }),
  response: ReconciliationReport,
  refusals: ['reconciliation.unknown'],
})
