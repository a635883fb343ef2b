import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { ClientId, Instant } from '../../shapes.ts'
import { creditedKinds, CreditRule } from '../../wps/status/service-status.ts'
import { typed } from '../../wps/session.ts'
import { approvalRefusals } from '../approvals.ts'

/** Not negative, at most R$ 999.99, in whole centavos. */
const Sum = z.string().regex(/^(0|[1-9]\d{0,2})\.\d{2}$/)

/** What the rule of a part sets; an amount of 0.00 gives nothing. */
export const IncidentCreditTerms = z.strictObject({
  minutes: z.int().min(5).max(1_440),
  amount: Sum,
  monthMax: Sum,
})
export type IncidentCreditTerms = z.infer<typeof IncidentCreditTerms>

/** The most that an incident may give to a member, and all of them in a month. */
export const incidentCreditMax = { amount: '50.00', month: '200.00' } as const

const Waiting = z.object({ requestId: z.uuid(), askedBy: z.string(), askedAt: Instant })

export const listIncidentCredits = operatorEndpoint({
  personal: 'none',
  name: 'listIncidentCredits',
  summary:
    'What members are given for an incident that hit them, by part, and what waits for a second person',
  method: 'GET',
  path: '/ops/service-status/credits',
  right: 'system.read',
  approval: 'none',
  response: z.object({
    /** Every part that can have a rule; 0.00 where it has none. */
    list: z.array(CreditRule.extend({ since: Instant.nullable(), waiting: Waiting.nullable() })),
  }),
  refusals: [],
})

export const changeIncidentCredit = operatorEndpoint({
  personal: 'none',
  name: 'changeIncidentCredit',
  summary:
    'Changes what members are given for incidents of a part that begin from then on, once a second person says so too',
  method: 'POST',
  path: '/ops/service-status/credits/:kind',
  right: 'loyalty.change',
  approval: 'second',
  params: z.object({ kind: z.enum(creditedKinds) }),
  body: z.strictObject({
    requestId: ClientId,
    change: IncidentCreditTerms,
    /** What the operator had on the screen: refused if it has changed since. */
    base: IncidentCreditTerms,
    reason: typed(200).regex(/\S.*\S/),
  }),
  response: z.object({ requestId: z.uuid(), isDone: z.boolean() }),
  refusals: [
    'incident.credit_unchanged',
    'incident.credit_changed',
    'incident.credit_invalid',
    ...approvalRefusals,
  ],
})
