import type { Generated } from 'kysely'
import type { LimitKind, LimitPeriod } from '@trevo/contract/wps/limits.ts'

type Named = { person_id: bigint; kind: LimitKind; period: LimitPeriod }

export type ChangeKind =
  | 'set'
  | 'lowered'
  | 'raise_asked'
  | 'raised'
  | 'raise_withdrawn'
  | 'raise_expired'
  | 'removed'
  | 'joined'

export type LimitsTables = {
  'limits.limit': Named & { value: bigint; since: Date }
  'limits.raise': Named & {
    value: bigint | null
    asked_at: Date
    opens_at: Date
    closes_at: Date
  }
  'limits.change': Named & {
    id: Generated<bigint>
    what: ChangeKind
    before_value: bigint | null
    after_value: bigint | null
    at: Date
    member_id: bigint | null
    operator: string | null
    reason: string | null
  }
  'limits.holder': { member_id: bigint; person_id: bigint }
}
