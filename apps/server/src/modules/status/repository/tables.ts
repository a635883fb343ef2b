import type { IncidentFault, ServiceState } from '@trevo/contract/wps/status/service-status.ts'
import type { Texts } from '@trevo/languages/texts.ts'
import type { CreditRule } from '../domain/incident-credit.ts'
import type { ColumnType, Kysely, Selectable } from 'kysely'

type Later<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>

type IncidentTable = {
  id: string
  brand_id: number
  part: string
  state: 'slow' | 'down'
  began_at: Date
  ended_at: Date | null
  fault: IncidentFault | null
  texts: ColumnType<Texts<string>, string | undefined, string>
  credited_at: Later<Date>
  credited_members: Later<number>
  credited_minor: Later<bigint>
}
export type IncidentRow = Selectable<IncidentTable>

export type SampleRow = {
  brand_id: number
  minute: Date
  part: string
  state: ServiceState
  in_time: number
  late: number
  median_sec: number | null
}

export type PartRow = SampleRow & {
  known_minute: Date | null
  bad_since: Date | null
  bad_minutes: number
  good_since: Date | null
  good_minutes: number
}

export type DayRow = {
  brand_id: number
  part: string
  day: string
  working_min: number
  slow_min: number
  down_min: number
  off_min: number
}

export type CreditRuleRow = CreditRule & { brand_id: number }

export type StatusTables = {
  'status.run': { brand_id: number; measured_minute: Date }
  'status.sample': SampleRow
  'status.part': PartRow
  'status.day': DayRow
  'status.incident': IncidentTable
  'status.credit_rule': CreditRuleRow
}

export type StatusDb = Kysely<StatusTables>
