import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { Instant, Money } from '../../shapes.ts'
import { typed } from '../../wps/session.ts'

const pageMax = 100

export const impedimentSteps = [
  'notice',
  'plays',
  'withdrawal',
  'return',
  'closing',
  'rest',
  'done',
] as const
export const impedimentStates = ['running', 'late', 'undeliverable', 'ended'] as const

const ImpedimentId = z.string().regex(/^[1-9]\d{0,17}$/)

/** A person of the brand whom the central register names, with the clock. */
export const OpsImpediment = z.object({
  impedimentId: ImpedimentId,
  customerId: z.string(),
  username: z.string(),
  /** Codes of the register. */
  reasons: z.array(z.string()),
  /** From when on bets are void. */
  since: Instant,
  detectedAt: Instant,
  step: z.enum(impedimentSteps),
  /** By when the step must be done; null once all are. */
  dueAt: Instant.nullable(),
  isLate: z.boolean(),
  /** Money that cannot be sent: the person has no account of their own here. */
  isUndeliverable: z.boolean(),
  endedAt: Instant.nullable(),
})
export type OpsImpediment = z.infer<typeof OpsImpediment>

export const listImpediments = operatorEndpoint({
  name: 'listImpediments',
  summary: 'Persons of the brand whom the central register names, the latest first',
  method: 'GET',
  path: '/ops/impediments',
  right: 'exclusion.read',
  approval: 'none',
  personal: 'masked',
  query: z.object({
    state: z.enum(impedimentStates).optional(),
    step: z.enum(impedimentSteps).optional(),
    before: ImpedimentId.optional(),
    pageSize: z.coerce.number().int().min(1).max(pageMax).default(50),
  }),
  response: z.object({
    list: z.array(OpsImpediment),
    next: ImpedimentId.nullable(),
    /** How the register answers. */
    register: z.object({
      waiting: z.int().min(0),
      waitingSince: Instant.nullable(),
      lastAnswerAt: Instant.nullable(),
    }),
  }),
  refusals: [],
})

export const showImpediment = operatorEndpoint({
  name: 'showImpediment',
  summary:
    'One impediment: its deadlines, what happened, void stakes, and questions to the register',
  method: 'GET',
  path: '/ops/impediments/:impedimentId',
  right: 'exclusion.read',
  approval: 'none',
  personal: 'masked',
  params: z.object({ impedimentId: ImpedimentId }),
  response: OpsImpediment.extend({
    deadlines: z.object({
      noticeUntil: Instant,
      withdrawUntil: Instant,
      closeUntil: Instant,
      returnUntil: Instant,
    }),
    noticedAt: Instant.nullable(),
    closedAt: Instant.nullable(),
    returnedAt: Instant.nullable(),
    /** Of the brand's account alone. */
    voidStakes: z.object({ count: z.int().min(0), returned: Money }),
    events: z.array(z.object({ kind: z.string(), at: Instant })),
    calls: z.array(
      z.object({
        at: Instant,
        cause: z.enum(['cpf', 'login', 'sweep', 'recheck']),
        outcome: z.enum(['permitted', 'impeded', 'unanswered']),
        failure: z.string().nullable(),
        operator: z.string().nullable(),
      }),
    ),
  }),
  refusals: ['impediment.unknown'],
})

export const recheckImpediment = operatorEndpoint({
  name: 'recheckImpediment',
  summary: 'Asks the register about the person now; an answer that permits ends the impediment',
  method: 'POST',
  path: '/ops/impediments/:impedimentId/recheck',
  right: 'exclusion.recheck',
  approval: 'reason',
  personal: 'masked',
  params: z.object({ impedimentId: ImpedimentId }),
  body: z.strictObject({ reason: typed(200).regex(/\S.*\S/) }),
  response: z.object({ outcome: z.enum(['permitted', 'impeded', 'unanswered']) }),
  refusals: ['impediment.unknown'],
})
