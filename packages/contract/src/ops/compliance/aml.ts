import { z } from 'zod'
import { linkReasons } from '../../promotion-names.ts'
import { Instant, Money } from '../../shapes.ts'

/** What raises an alert. */
export const amlRuleNames = [
  'pass_through',
  'structuring',
  'shared_payee',
  'shared_device',
  'opposite_bets',
  'payer_mismatch',
  'reversal',
  'dormant',
  'income',
  'pep',
] as const
export const AmlRule = z.enum(amlRuleNames)
export type AmlRule = z.infer<typeof AmlRule>

export const riskClasses = ['low', 'medium', 'high'] as const
export const RiskClass = z.enum(riskClasses)
export type RiskClass = z.infer<typeof RiskClass>

/** Why a person is in a class: a rule with an open alert, or what the name says. */
export const classReasons = [...amlRuleNames, 'case_open', 'reported', 'earlier_alerts'] as const
export const ClassReason = z.enum(classReasons)
export type ClassReason = z.infer<typeof ClassReason>

export const alertStates = ['open', 'closed', 'in_case'] as const
export const AlertState = z.enum(alertStates)
export type AlertState = z.infer<typeof AlertState>

/** `to_report`: decided, the file is not made yet. `archived`: nothing to report. */
export const amlCaseStates = ['open', 'to_report', 'reported', 'archived'] as const
export const AmlCaseState = z.enum(amlCaseStates)
export type AmlCaseState = z.infer<typeof AmlCaseState>

/** An alert about a person of the company; accounts are at any of its brands. */
export const AmlAlert = z.object({
  alertId: z.string(),
  personId: z.string(),
  /** The account whose movement raised it. */
  username: z.string(),
  brand: z.string(),
  rule: AmlRule,
  state: AlertState,
  riskClass: RiskClass,
  /** What moved; null where the rule counts no money. */
  amount: Money.nullable(),
  openedAt: Instant,
  dueAt: Instant,
  isLate: z.boolean(),
  caseId: z.string().nullable(),
})
export type AmlAlert = z.infer<typeof AmlAlert>

export const amlEvidenceKinds = [
  'deposit',
  'withdrawal',
  'reversal',
  'payer',
  'link',
  'play',
  'profile',
] as const

/** A thing that a rule relied on, kept as it was then. */
export const AmlEvidence = z.object({
  kind: z.enum(amlEvidenceKinds),
  at: Instant.nullable(),
  amount: Money.nullable(),
  /** An end-to-end id, the number of a transfer, a user name, or a fact. */
  reference: z.string(),
})
export type AmlEvidence = z.infer<typeof AmlEvidence>

export const amlEventKinds = [
  'opened',
  'note',
  'document',
  'closed',
  'case',
  'decided',
  'report_asked',
  'reported',
  'downloaded',
  'due_soon',
  'overdue',
] as const

/** Something that happened to an alert or a case; never changed. */
export const AmlEvent = z.object({
  at: Instant,
  kind: z.enum(amlEventKinds),
  /** Null for what the server notes. */
  operator: z.string().nullable(),
  text: z.string(),
  /** Where a document is kept. */
  reference: z.string().nullable(),
})
export type AmlEvent = z.infer<typeof AmlEvent>

export const AmlAlertWhole = AmlAlert.extend({
  evidence: z.array(AmlEvidence),
  /** Oldest first. */
  events: z.array(AmlEvent),
})
export type AmlAlertWhole = z.infer<typeof AmlAlertWhole>

export const AmlPerson = z.object({
  personId: z.string(),
  riskClass: RiskClass,
  reasons: z.array(ClassReason),
  calculatedAt: Instant.nullable(),
  accounts: z.array(
    z.object({
      memberId: z.string(),
      username: z.string(),
      brand: z.string(),
      registeredAt: Instant,
      isClosed: z.boolean(),
    }),
  ),
})
export type AmlPerson = z.infer<typeof AmlPerson>

export const AmlPersonWhole = AmlPerson.extend({
  /** Masked. */
  name: z.string().nullable(),
  cpf: z.string().nullable(),
  bornOn: z.iso.date().nullable(),
  isPep: z.boolean(),
  monthlyIncome: Money.nullable(),
  /** 90 days until today, in the zone of the reader's brand, of all accounts together. */
  flow: z.array(
    z.object({
      day: z.iso.date(),
      deposits: Money,
      withdrawals: Money,
      stakes: Money,
      prizes: Money,
    }),
  ),
  /** Payments of these days, the newest first; 200 at most. */
  payments: z.array(
    z.object({
      at: Instant,
      kind: z.enum(['deposit', 'withdrawal', 'reversal', 'sent_back']),
      amount: Money,
      username: z.string(),
      reference: z.string(),
    }),
  ),
  /** Accounts of others that share something with one of this person's. */
  links: z.array(
    z.object({
      memberId: z.string(),
      username: z.string(),
      reasons: z.array(z.enum(linkReasons)),
    }),
  ),
  alerts: z.array(AmlAlert),
  cases: z.array(z.object({ caseId: z.string(), state: AmlCaseState, openedAt: Instant })),
  /** Every class that the person had, the newest first; 20 at most. */
  classes: z.array(z.object({ at: Instant, riskClass: RiskClass, reasons: z.array(ClassReason) })),
})
export type AmlPersonWhole = z.infer<typeof AmlPersonWhole>

export const AmlCase = z.object({
  caseId: z.string(),
  personId: z.string(),
  username: z.string(),
  title: z.string(),
  state: AmlCaseState,
  riskClass: RiskClass,
  openedBy: z.string(),
  openedAt: Instant,
  decidedBy: z.string().nullable(),
  decidedAt: Instant.nullable(),
  /** Until when the decision has to be with COAF; null where nothing is reported. */
  dueAt: Instant.nullable(),
  isLate: z.boolean(),
})
export type AmlCase = z.infer<typeof AmlCase>

export const AmlCaseWhole = AmlCase.extend({
  /** The reason of the decision. */
  decision: z.string().nullable(),
  alerts: z.array(AmlAlert),
  /** Oldest first. */
  events: z.array(AmlEvent),
  /** The file, once two persons made it. */
  report: z
    .object({
      madeAt: Instant,
      madeBy: z.string(),
      schema: z.string(),
      /** SHA-256 of the content, hexadecimal. */
      sha256: z.string(),
      /** The reader has taken it already. */
      isTaken: z.boolean(),
    })
    .nullable(),
  /** The request that waits for the second person. */
  waiting: z.object({ requestId: z.uuid(), askedBy: z.string(), askedAt: Instant }).nullable(),
  /** Whether the brand's jurisdiction takes reports. */
  mayReport: z.boolean(),
})
export type AmlCaseWhole = z.infer<typeof AmlCaseWhole>
