import { minuteMs } from '@trevo/calendar/durations.ts'
import {
  incidentCreditMax,
  type IncidentCreditTerms,
} from '@trevo/contract/ops/system/incident-credits.ts'
import { creditedKinds, type CreditedKind } from '@trevo/contract/wps/status/service-status.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { kindOfPart } from './part-rules.ts'

/** What an incident gives, and how long it has to last; amounts are in 1/10,000 BRL. */
export type Terms = {
  minutes: number
  /** The most for one incident, and for all of a month. */
  amount_minor: bigint
  month_max_minor: bigint
}

/** The terms of a kind of part, for incidents that began from a moment on. */
export type CreditRule = Terms & { kind: CreditedKind; since: Date }

type Incident = { readonly part: string; readonly began_at: Date; readonly ended_at: Date | null }

/** Where a brand has no rule. */
export const noTerms: Terms = { minutes: 15, amount_minor: 0n, month_max_minor: 0n }

/** The kind of a part whose incidents may give credits; undefined for any other. */
export const creditedKindOf = (part: string): CreditedKind | undefined => {
  const kind = kindOfPart(part)
  return creditedKinds.find((one) => one === kind)
}

/** The rule of a kind at an instant: the newest from before it; undefined if that gives nothing. */
export const ruleAt = <Rule extends CreditRule>(
  rules: readonly Rule[],
  kind: CreditedKind,
  at: Date,
): Rule | undefined => {
  const [newest] = rules
    .filter((rule) => rule.kind === kind && rule.since <= at)
    .toSorted((a, b) => b.since.getTime() - a.since.getTime())
  return newest && newest.amount_minor > 0n ? newest : undefined
}

/** The rule by which an incident gives credits: it is over, and lasted long enough; undefined if it gives none. */
export const ruleOfIncident = <Rule extends CreditRule>(
  rules: readonly Rule[],
  { part, began_at: beganAt, ended_at: endedAt }: Incident,
): Rule | undefined => {
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
