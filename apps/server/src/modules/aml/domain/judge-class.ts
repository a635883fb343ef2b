import { dayMs } from '@trevo/calendar/durations.ts'
import type {
  AlertState,
  AmlCaseState,
  AmlRule,
  ClassReason,
  RiskClass,
} from '@trevo/contract/ops/compliance/aml.ts'

export type KnownAlert = {
  readonly rule: AmlRule
  readonly state: AlertState
  readonly openedAt: Date
}
export type KnownCase = { readonly state: AmlCaseState; readonly decidedAt: Date | null }

/** How long decided matters count for the class; ours, in the program for all jurisdictions. */
const memoryDays = 365
/** So many closed alerts make a person's risk medium. */
const earlierAlertsMin = 2

/**
 * The class of a person and why. High: politically exposed, a case under way, or reported within a year. Medium: an
 * open alert, or at least two that were closed within a year. Otherwise low.
 */
export const judgeClass = (
  {
    alerts,
    cases,
  }: { readonly alerts: readonly KnownAlert[]; readonly cases: readonly KnownCase[] },
  now: Date,
): { readonly riskClass: RiskClass; readonly reasons: readonly ClassReason[] } => {
  const isRecent = (at: Date): boolean => now.getTime() - at.getTime() < memoryDays * dayMs
  const isExposed = alerts.some(({ rule }) => rule === 'pep')
  const isInCase = cases.some(({ state }) => state === 'open' || state === 'to_report')
  const wasReported = cases.some(
    ({ state, decidedAt }) => state === 'reported' && decidedAt !== null && isRecent(decidedAt),
  )
  const open = [
    ...new Set(
      alerts
        .filter(({ state, rule }) => state === 'open' && rule !== 'pep')
        .map(({ rule }) => rule),
    ),
  ]
  const closed = alerts.filter(({ state, openedAt }) => state === 'closed' && isRecent(openedAt))
  const hasEarlier = closed.length >= earlierAlertsMin
  const reasons: ClassReason[] = [
    ...(isExposed ? ['pep' as const] : []),
    ...(isInCase ? ['case_open' as const] : []),
    ...(wasReported ? ['reported' as const] : []),
    ...open,
    ...(hasEarlier ? ['earlier_alerts' as const] : []),
  ]
  if (isExposed || isInCase || wasReported) return { riskClass: 'high', reasons }
  return { riskClass: reasons.length > 0 ? 'medium' : 'low', reasons }
}
