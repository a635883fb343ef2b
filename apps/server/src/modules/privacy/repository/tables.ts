import type {
  correctableFields,
  dataRequestKinds,
  dataRequestStates,
} from '@trevo/contract/wps/my-data.ts'
import type { Kysely } from 'kysely'

export type RequestTable = {
  request_id: string
  brand_id: number
  member_id: bigint
  kind: (typeof dataRequestKinds)[number]
  state: (typeof dataRequestStates)[number]
  asked_at: Date
  due_at: Date
  ended_at: Date | null
  field: (typeof correctableFields)[number] | null
  text: string | null
  operator: string | null
  answer: string | null
  sealed: Buffer | null
  open_until: Date | null
  attempts: number
  next_try_at: Date | null
  failure: string | null
}

export type PrivacyTables = { 'privacy.request': RequestTable }
export type PrivacyDb = Kysely<PrivacyTables>
