import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { ClientId, Instant } from '../../shapes.ts'
import { typed } from '../../wps/session.ts'
import { approvalRefusals } from '../approvals.ts'
import {
  AlertState,
  AmlAlert,
  AmlAlertWhole,
  AmlCase,
  AmlCaseState,
  AmlCaseWhole,
  AmlPerson,
  AmlPersonWhole,
  AmlRule,
  RiskClass,
} from './aml.ts'

const reason = typed(200).regex(/\S.*\S/)
const Id = z.string().regex(/^[1-9]\d{0,17}$/)

const paging = {
  /** `next` of the page before. */
  after: z.string().max(20).optional(),
  pageSize: z.coerce.number().int().min(1).max(100).default(50),
}
const alertParams = z.object({ alertId: Id })
const caseParams = z.object({ caseId: Id })

export const listAmlAlerts = operatorEndpoint({
  personal: 'masked',
  name: 'listAmlAlerts',
  summary:
    'Alerts of money laundering of the company: open ones by their deadline, others the newest first',
  method: 'GET',
  path: '/ops/aml/alerts',
  right: 'aml.read',
  approval: 'none',
  query: z.object({ state: AlertState.default('open'), rule: AmlRule.optional(), ...paging }),
  response: z.object({
    list: z.array(AmlAlert),
    next: z.string().nullable(),
    counts: z.object({ open: z.int(), late: z.int() }),
  }),
  refusals: ['request_param_err'],
})

export const showAmlAlert = operatorEndpoint({
  personal: 'masked',
  name: 'showAmlAlert',
  summary: 'One alert with its evidence and everything that happened',
  method: 'GET',
  path: '/ops/aml/alerts/:alertId',
  right: 'aml.read',
  approval: 'none',
  params: alertParams,
  response: AmlAlertWhole,
  refusals: ['aml.alert_unknown'],
})

export const showAmlPerson = operatorEndpoint({
  personal: 'masked',
  name: 'showAmlPerson',
  summary:
    'A person over all brands of the company: class, money of 90 days, links, alerts and cases',
  method: 'GET',
  path: '/ops/aml/persons/:personId',
  right: 'aml.read',
  approval: 'none',
  params: z.object({ personId: Id }),
  response: AmlPersonWhole,
  refusals: ['aml.person_unknown'],
})

export const listAmlPersons = operatorEndpoint({
  personal: 'masked',
  name: 'listAmlPersons',
  summary: 'Persons of a risk class, the last calculated first',
  method: 'GET',
  path: '/ops/aml/persons',
  right: 'aml.read',
  approval: 'none',
  query: z.object({
    riskClass: RiskClass.default('high'),
    before: z.string().max(60).optional(),
    pageSize: paging.pageSize,
  }),
  response: z.object({ list: z.array(AmlPerson), next: z.string().nullable() }),
  refusals: ['request_param_err'],
})

export const noteAmlAlert = operatorEndpoint({
  personal: 'masked',
  name: 'noteAmlAlert',
  summary: 'A note on an alert; the same `clientId` once',
  method: 'POST',
  path: '/ops/aml/alerts/:alertId/notes',
  right: 'aml.decide',
  approval: 'none',
  params: alertParams,
  body: z.strictObject({ clientId: ClientId, note: typed(1_000).regex(/\S/) }),
  response: AmlAlertWhole,
  refusals: ['aml.alert_unknown', 'aml.full', 'request.id_reused'],
})

export const closeAmlAlert = operatorEndpoint({
  personal: 'masked',
  name: 'closeAmlAlert',
  summary: 'Closes an alert that has an explanation',
  method: 'POST',
  path: '/ops/aml/alerts/:alertId/close',
  right: 'aml.decide',
  approval: 'reason',
  params: alertParams,
  body: z.strictObject({ reason }),
  response: AmlAlertWhole,
  refusals: ['aml.alert_unknown', 'aml.alert_state'],
})

export const openAmlCase = operatorEndpoint({
  personal: 'masked',
  name: 'openAmlCase',
  summary:
    'A case of an alert’s person, or that which is open already, with every open alert of the person',
  method: 'POST',
  path: '/ops/aml/cases',
  right: 'aml.decide',
  approval: 'reason',
  body: z.strictObject({ alertId: Id, title: typed(120).regex(/\S.*\S/), reason }),
  response: AmlCaseWhole,
  refusals: ['aml.alert_unknown', 'aml.alert_state'],
})

export const listAmlCases = operatorEndpoint({
  personal: 'masked',
  name: 'listAmlCases',
  summary: 'Cases of a state, the newest first',
  method: 'GET',
  path: '/ops/aml/cases',
  right: 'aml.read',
  approval: 'none',
  query: z.object({ state: AmlCaseState.default('open'), ...paging }),
  response: z.object({
    list: z.array(AmlCase),
    next: z.string().nullable(),
    counts: z.object({ open: z.int(), toReport: z.int(), late: z.int() }),
    /** The decision whose report is due first; null where nothing is to be reported. */
    firstDue: z.object({ decidedAt: Instant, dueAt: Instant }).nullable(),
  }),
  refusals: ['request_param_err'],
})

export const showAmlCase = operatorEndpoint({
  personal: 'masked',
  name: 'showAmlCase',
  summary: 'One case with its alerts, course, decision and report',
  method: 'GET',
  path: '/ops/aml/cases/:caseId',
  right: 'aml.read',
  approval: 'none',
  params: caseParams,
  response: AmlCaseWhole,
  refusals: ['aml.case_unknown'],
})

export const noteAmlCase = operatorEndpoint({
  personal: 'masked',
  name: 'noteAmlCase',
  summary: 'A note on a case, or a document by where it is kept; the same `clientId` once',
  method: 'POST',
  path: '/ops/aml/cases/:caseId/notes',
  right: 'aml.decide',
  approval: 'none',
  params: caseParams,
  body: z.strictObject({
    clientId: ClientId,
    note: typed(1_000).regex(/\S/),
    reference: typed(200).regex(/\S/).nullable().default(null),
  }),
  response: AmlCaseWhole,
  refusals: ['aml.case_unknown', 'aml.full', 'request.id_reused'],
})

export const decideAmlCase = operatorEndpoint({
  personal: 'masked',
  name: 'decideAmlCase',
  summary:
    'Ends the analysis: the case is reported to COAF within the time of the law, or archived',
  method: 'POST',
  path: '/ops/aml/cases/:caseId/decide',
  right: 'aml.decide',
  approval: 'reason',
  params: caseParams,
  body: z.strictObject({
    decision: z.enum(['report', 'archive']),
    reason: typed(1_000).regex(/\S.*\S/),
  }),
  response: AmlCaseWhole,
  refusals: ['aml.case_unknown', 'aml.case_state', 'aml.no_receiver'],
})

export const reportAmlCase = operatorEndpoint({
  personal: 'masked',
  name: 'reportAmlCase',
  summary: 'Makes the file of a decided case for COAF, once a second person says so too',
  method: 'POST',
  path: '/ops/aml/cases/:caseId/report',
  right: 'aml.report',
  approval: 'second',
  params: caseParams,
  body: z.strictObject({ reason, requestId: z.uuid().optional() }),
  response: z.object({ requestId: z.uuid(), isDone: z.boolean() }),
  refusals: ['aml.case_unknown', 'aml.case_state', ...approvalRefusals],
})

export const downloadAmlReport = operatorEndpoint({
  name: 'downloadAmlReport',
  summary: 'The file of a case, once for each person',
  method: 'POST',
  path: '/ops/aml/cases/:caseId/report/download',
  personal: 'clear',
  proof: 'recent',
  right: 'aml.report',
  approval: 'reason',
  params: caseParams,
  body: z.strictObject({ reason }),
  response: z.object({ fileName: z.string(), content: z.string() }),
  refusals: ['aml.case_unknown', 'aml.report_unknown', 'aml.report_taken'],
})
