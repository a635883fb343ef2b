import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { Instant } from '../../shapes.ts'
import { typed } from '../../wps/session.ts'
import { approvalRefusals } from '../approvals.ts'
import { AmlRule } from './aml.ts'

const params = z.object({ year: z.string().regex(/^20\d\d$/) })
const reason = typed(200).regex(/\S.*\S/)
const Count = z.int().min(0)

/** How the watch of a year went, in numbers. */
export const AmlYear = z.object({
  year: z.int(),
  alerts: z.object({
    raised: Count,
    /** Decided without a case. */
    closed: Count,
    inCase: Count,
    /** Decided after their time, or still open past it. */
    late: Count,
    /** From the alert to its end, in hours; null where none has ended. */
    medianHours: z.number().nullable(),
    byRule: z.array(z.object({ rule: AmlRule, raised: Count, inCase: Count })),
  }),
  cases: z.object({
    opened: Count,
    archived: Count,
    toReport: Count,
    /** From the case to its decision, in hours; null where none is decided. */
    medianHours: z.number().nullable(),
  }),
  communications: z.object({
    made: Count,
    /** Past the time of the law. */
    late: Count,
    /** From the decision to the file, in hours; null where none was made. */
    medianHours: z.number().nullable(),
  }),
  /** Figures of the watch that differ between the first and the last instant of the year. */
  rulesChanged: z.array(z.object({ rule: z.string(), before: z.string(), after: z.string() })),
})
export type AmlYear = z.infer<typeof AmlYear>

const ShownYear = z.object({
  figures: AmlYear,
  /** Whether the year is over, so that its file can be made. */
  isOver: z.boolean(),
  /** The file, once it was made. */
  report: z.object({ madeAt: Instant, madeBy: z.string(), sha256: z.string() }).nullable(),
  /** Who asked for the file; null where nobody has. */
  askedBy: z.string().nullable(),
})
export type ShownAmlYear = z.infer<typeof ShownYear>

export const showAmlYear = operatorEndpoint({
  personal: 'none',
  name: 'showAmlYear',
  summary: 'How the watch against money laundering went in a year, and its yearly report',
  method: 'GET',
  path: '/ops/aml/years/:year',
  right: 'aml.read',
  approval: 'none',
  params,
  response: ShownYear,
  refusals: [],
})

export const reportAmlYear = operatorEndpoint({
  personal: 'none',
  name: 'reportAmlYear',
  summary:
    'Makes the yearly report on how effective the watch was, once a second person says so too',
  method: 'POST',
  path: '/ops/aml/years/:year/report',
  right: 'aml.report',
  approval: 'second',
  params,
  body: z.strictObject({ reason, requestId: z.uuid().optional() }),
  response: z.object({ requestId: z.uuid(), isDone: z.boolean() }),
  refusals: [...approvalRefusals, 'aml.year_open', 'aml.year_reported'],
})

export const downloadAmlYear = operatorEndpoint({
  personal: 'none',
  name: 'downloadAmlYear',
  summary: 'The file of a yearly report, as it was made',
  method: 'GET',
  path: '/ops/aml/years/:year/report',
  right: 'aml.read',
  approval: 'none',
  params,
  response: z.object({ fileName: z.string(), content: z.string() }),
  refusals: ['aml.report_unknown'],
})
