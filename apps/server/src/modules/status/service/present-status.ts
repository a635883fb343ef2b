import { minuteMs } from '@trevo/calendar/durations.ts'
import { addDays, dayIn } from '@trevo/calendar/time-zone.ts'
import { creditedKinds, type CreditRule } from '@trevo/contract/wps/status/service-status.ts'
import type {
  ServiceDay,
  ServiceIncident,
  ServicePart,
  ServiceVendor,
} from '@trevo/contract/wps/status/service-status.ts'
import { findText } from '@trevo/languages/texts.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { ruleAt, ruleOfIncident } from '../domain/incident-credit.ts'
import { judgeDay, latePercentOf } from '../domain/judge-part.ts'
import {
  kindOfPart,
  ownKinds,
  partOfVendor,
  partRules,
  vendorOfPart,
} from '../domain/part-rules.ts'
import type { StatusBrand } from '../needs.ts'
import type { CreditRuleRow, DayRow, IncidentRow, PartRow } from '../repository/tables.ts'

/** How many days the bar of a part has. */
export const daysShown = 30
/** What was measured longer ago says nothing about now. */
const outdatedAfterMs = 5 * minuteMs

export type Vendors = ReadonlyMap<string, ServiceVendor>

const vendorIn = (vendors: Vendors, part: string): ServiceVendor | null =>
  vendors.get(vendorOfPart(part) ?? '') ?? null

/** The days that are shown, both inclusive. */
export const shownDays = (now: Date, { timeZone }: Pick<StatusBrand, 'timeZone'>) => {
  const to = dayIn(now, timeZone)
  return { from: addDays(to, 1 - daysShown), to }
}

const presentDay = (day: string, row: DayRow | undefined): ServiceDay => {
  const minutes = {
    workingMin: row?.working_min ?? 0,
    slowMin: row?.slow_min ?? 0,
    downMin: row?.down_min ?? 0,
    offMin: row?.off_min ?? 0,
  }
  return { day, ...minutes, state: judgeDay(minutes) }
}

type Read = {
  readonly now: Date
  readonly parts: readonly PartRow[]
  readonly days: readonly DayRow[]
  readonly vendors: Vendors
}

/** Every part that the brand has now, measured or not. */
export const presentParts = (
  { now, parts, days, vendors }: Read,
  brand: Pick<StatusBrand, 'timeZone'>,
): readonly ServicePart[] => {
  const rows = new Map(parts.map((row) => [row.part, row]))
  const dayRows = new Map(days.map((row) => [`${row.part} ${row.day}`, row]))
  const { from } = shownDays(now, brand)
  const names = [...ownKinds, ...[...vendors.keys()].map(partOfVendor)]
  return names.map((part) => {
    const kind = kindOfPart(part)
    const { windowMin, lateAfterSec } = partRules[kind]
    const row = rows.get(part)
    const age = row ? Math.abs(now.getTime() - row.minute.getTime()) : Infinity
    const current = age <= outdatedAfterMs + minuteMs ? row : undefined
    return {
      kind,
      vendor: vendorIn(vendors, part),
      state: current?.state ?? 'unknown',
      measuredAt: row?.known_minute
        ? new Date(row.known_minute.getTime() + minuteMs).toISOString()
        : null,
      medianSec: current?.median_sec ?? null,
      latePercent: current ? latePercentOf({ inTime: current.in_time, late: current.late }) : null,
      waitingLate: kind === 'withdrawals' ? (current?.late ?? null) : null,
      windowMin,
      lateAfterSec,
      days: Array.from({ length: daysShown }, (_, index) => {
        const day = addDays(from, index)
        return presentDay(day, dayRows.get(`${part} ${day}`))
      }),
    }
  })
}

const creditOf = (rules: readonly CreditRuleRow[], row: IncidentRow): string | null => {
  const rule = ruleOfIncident(rules, row)
  return rule ? formatMoney(rule.amount_minor) : null
}

/** The rules that count for an incident which begins now. */
export const presentCredits = (rules: readonly CreditRuleRow[], now: Date): CreditRule[] =>
  creditedKinds.flatMap((kind) => {
    const rule = ruleAt(rules, kind, now)
    if (!rule) return []
    return [
      {
        kind,
        minutes: rule.minutes,
        amount: formatMoney(rule.amount_minor),
        monthMax: formatMoney(rule.month_max_minor),
        since: rule.since.toISOString(),
      },
    ]
  })

/** An incident as players see it. */
export const presentIncident = (
  row: IncidentRow,
  vendors: Vendors,
  {
    language,
    brandLanguage,
    rules,
  }: {
    readonly language: LanguageCode
    readonly brandLanguage: LanguageCode
    readonly rules: readonly CreditRuleRow[]
  },
): ServiceIncident => ({
  incidentId: row.id,
  kind: kindOfPart(row.part),
  vendor: vendorIn(vendors, row.part),
  state: row.state,
  beganAt: row.began_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  fault: row.fault,
  text: findText(row.texts, language, brandLanguage) ?? null,
  credit: creditOf(rules, row),
})
