import type { Texts } from '@trevo/languages/texts.ts'
import type { Generated, Selectable } from 'kysely'

export type StakeState = 'open' | 'contributed' | 'returned'

export type JackpotTables = {
  'jackpots.pool': {
    id: Generated<number>
    brand_id: number
    code: string
    names: Texts<string>
    seed_minor: bigint
    must_hit_by_minor: bigint
    hit_count: number
    balance_minor: bigint
    opened_at: Date | null
  }
  'jackpots.cycle': {
    pool_id: number
    number: number
    secret: Buffer
    commitment: string
    committed_at: Date
    salt: string | null
    seed_minor: bigint | null
    must_hit_by_minor: bigint | null
    opened_at: Date | null
    revealed_secret: string | null
    hit_minor: bigint | null
    won_by: bigint | null
    won_stake_id: bigint | null
    won_node_id: number | null
    won_round_id: string | null
    won_at: Date | null
  }
  'jackpots.game': { node_id: number; pool_id: number; share_bp: number }
  'jackpots.stake': {
    id: Generated<bigint>
    vendor: string
    txn_id: string
    pool_id: number
    member_id: bigint
    node_id: number
    round_id: string
    amount_minor: bigint
    share_bp: number
    state: Generated<StakeState>
    contribution_minor: bigint | null
    cycle_number: number | null
    staked_at: Date
  }
}

export type PoolRow = Selectable<JackpotTables['jackpots.pool']>
export type CycleRow = Selectable<JackpotTables['jackpots.cycle']>
export type StakeRow = Selectable<JackpotTables['jackpots.stake']>
