import { minuteMs } from '@trevo/calendar/durations.ts'
import {
  incidentCreditMax,
  type IncidentCreditTerms,
} from '@trevo/contract/ops/system/incident-credits.ts'
import { creditedKinds, type CreditedKind } from '@trevo/contract/wps/status/service-status.ts'
import { parseMoney } from '@trevo/money/money.ts'
import type { CreditRuleRow, IncidentRow } from '../repository/tables.ts'
import { kindOfPart } from './part-rules.ts'

/** Terms of a rule that gives something; the amount is in 1/10,000 BRL. */
export type Terms = Pick<CreditRuleRow, 'minutes' | 'amount_minor' | 'month_max_minor'>

/** Where a brand has no rule. */
export const noTerms: Terms = { minutes: 15, amount_minor: 0n, month_max_minor: 0n }

/** The kind of a part whose incidents may give credits; undefined for any other. */
export const creditedKindOf = (part: string): CreditedKind | undefined => {
  const kind = kindOfPart(part)
  return creditedKinds.find((one) => one === kind)
}

/** The rule of a kind at an instant: the newest from before it; undefined if that gives nothing. */
export const ruleAt = (
  rules: readonly CreditRuleRow[],
  kind: CreditedKind,
  at: Date,
): CreditRuleRow | undefined => {
  const [newest] = rules
    .filter((rule) => rule.kind === kind && rule.since <= at)
    .toSorted((a, b) => b.since.getTime() - a.since.getTime())
  return newest && newest.amount_minor > 0n ? newest : undefined
}

/** The rule by which an incident gives credits: it is over, and lasted long enough; undefined if it gives none. */
export const ruleOfIncident = (
  rules: readonly CreditRuleRow[],
  {
    part,
    began_at: beganAt,
    ended_at: endedAt,
  }: Pick<IncidentRow, 'part' | 'began_at' | 'ended_at'>,
): CreditRuleRow | undefined => {
  const kind = creditedKindOf(part)
  if (kind === undefined || endedAt === null) return undefined
  const rule = ruleAt(rules, kind, beganAt)
  const isLong = rule && endedAt.getTime() - beganAt.getTime() >= rule.minutes * minuteMs
  return isLong ? rule : undefined
}

/** Within the platform's bounds, and the month's limit not below the amount of one incident. */
export const areAllowed = ({ amount, monthMax }: IncidentCreditTerms): boolean => {
  const [one, month] = [parseMoney(amount), parseMoney(monthMax)]
  return (
    one <= parseMoney(incidentCreditMax.amount) &&
    month <= parseMoney(incidentCreditMax.month) &&
    month >= one
  )
}
