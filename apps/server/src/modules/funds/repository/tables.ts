import type { Generated, Kysely } from 'kysely'

export type FundsTables = {
  'funds.day': { day: string; measured_at: Date; balance_minor: bigint; owed_minor: bigint }
  'funds.brand_day': {
    day: string
    brand_id: number
    available_minor: bigint
    held_minor: bigint
    open_stakes_minor: bigint
    jackpots_minor: bigint
  }
  'funds.note': {
    note_id: Generated<bigint>
    day: string
    brand_id: number
    at: Date
    operator: string
    text: string
  }
}

export type FundsDb = Kysely<FundsTables>
