import type {
  PrizeCause,
  PrizeKind,
  PrizeProduct,
  prizeEventKinds,
} from '@trevo/contract/ops/compliance/prizes.ts'
import type { Generated, Kysely, Selectable } from 'kysely'

export type PrizesTables = {
  'prizes.item': {
    item_id: Generated<bigint>
    brand_id: number
    product: PrizeProduct
    kind: PrizeKind
    ref: string
    member_id: bigint | null
    amount_minor: bigint
    bets: number
    since: Date
    due_at: Date | null
    cause: PrizeCause
    detail: string | null
    found_at: Date
    read_at: Date
    ended_at: Date | null
  }
  'prizes.event': {
    event_id: Generated<bigint>
    item_id: bigint
    at: Date
    kind: (typeof prizeEventKinds)[number]
    operator: string
    text: string
  }
}

export type ItemRow = Selectable<PrizesTables['prizes.item']>
export type EventRow = Selectable<PrizesTables['prizes.event']>
export type PrizesDb = Kysely<PrizesTables>
