import type { ColumnType, Generated, Kysely } from 'kysely'
import type { ImpedimentStep } from '../domain/impediment-clock.ts'
import type { RegisterFailure } from '../domain/register-port.ts'

export type CheckCause = 'cpf' | 'login' | 'sweep' | 'recheck'

export type PersonCheckTable = {
  person_id: bigint
  status: 'permitted' | 'impeded' | null
  checked_at: Date | null
  /** yyyy-MM-dd */
  login_day: string | null
  due_at: Date
  waiting_since: Date | null
  cause: CheckCause | null
  next_try_at: Date | null
  attempts: Generated<number>
}

export type RegisterCallTable = {
  call_id: ColumnType<bigint, never, never>
  person_id: bigint
  cause: CheckCause
  nonce: string
  asked_at: Date
  outcome: 'permitted' | 'impeded' | 'unanswered'
  failure: RegisterFailure | null
  body: string | null
  signature: string | null
  operator: string | null
}

export type StoredReason = { readonly code: string; readonly since: string }

export type ImpedimentTable = {
  impediment_id: ColumnType<bigint, never, never>
  person_id: bigint
  reasons: ColumnType<readonly StoredReason[], string, string>
  since: Date
  detected_at: Date
  call_id: bigint
  step: ImpedimentStep
  notice_until: Date
  withdraw_until: Date
  close_until: Date
  return_until: Date
  noticed_at: ColumnType<Date | null, never, Date>
  closed_at: ColumnType<Date | null, never, Date>
  returned_at: ColumnType<Date | null, never, Date>
  next_step_at: Date | null
  alarmed_step: ColumnType<string | null, never, string>
  ended_at: ColumnType<Date | null, never, Date>
}

export type ImpededAccountTable = {
  impediment_id: bigint
  member_id: bigint
  brand_id: number
  is_undeliverable: Generated<boolean>
}

export const impedimentEventKinds = [
  'detected',
  'noticed',
  'plays_ended',
  'stake_returned',
  'return_ordered',
  'undeliverable',
  'closed',
  'returned',
  'ended',
  'rechecked',
] as const

export type ImpedimentEventTable = {
  event_id: ColumnType<bigint, never, never>
  impediment_id: bigint
  kind: (typeof impedimentEventKinds)[number]
  at: Date
  detail: ColumnType<Readonly<Record<string, unknown>>, string, never>
}

export type VoidStakeTable = {
  member_id: bigint
  source: string
  txn_id: string
  impediment_id: bigint
  returned_minor: bigint
  at: Date
}

export type SweepTable = {
  sweep_id: ColumnType<bigint, never, never>
  began_at: Date
  ended_at: Date | null
  known_person_id: ColumnType<bigint, never, bigint>
  asked: ColumnType<bigint, never, never>
  unanswered: ColumnType<bigint, never, never>
}

export type ComplianceTables = {
  'compliance.person_check': PersonCheckTable
  'compliance.register_call': RegisterCallTable
  'compliance.impediment': ImpedimentTable
  'compliance.impeded_account': ImpededAccountTable
  'compliance.impediment_event': ImpedimentEventTable
  'compliance.void_stake': VoidStakeTable
  'compliance.sweep': SweepTable
}

/** The database or an open transaction of it. */
export type ComplianceDb = Kysely<ComplianceTables>
