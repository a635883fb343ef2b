import type { ColumnType, Generated } from 'kysely'

/** Prizes of one amount in a plan of an instant lottery, as the column has them. */
export type InstantTier = { readonly amountMinor: string; readonly count: number }

export type InstantGameRow = {
  id: number
  brand_id: number
  code: string
  names: Readonly<Record<string, string>>
  look: string
  price_minor: bigint
  ticket_count: number
  prizes: readonly InstantTier[]
  edition_days: number
  sort_order: number
}

/** An edition of an instant lottery. */
export type InstantEditionRow = {
  id: number
  game_id: number
  number: number
  price_minor: bigint
  ticket_count: number
  prizes: readonly InstantTier[]
  edition_days: number
  commitment: string
  root: string
  state: 'ready' | 'open' | 'closed' | 'withdrawn'
  sold_count: number
  won_counts: readonly number[]
  paid_minor: bigint
  published_at: Date
  opened_at: Date | null
  closes_at: Date | null
  closed_at: Date | null
  closed_by: 'sold_out' | 'day' | 'operators' | null
}

type EditionGiven =
  | 'id'
  | 'state'
  | 'sold_count'
  | 'paid_minor'
  | 'opened_at'
  | 'closes_at'
  | 'closed_at'
  | 'closed_by'

/** Written as JSON text, read as the list. */
type PrizesColumn = ColumnType<readonly InstantTier[], string, string>

export type InstantOrderRow = {
  id: bigint
  member_id: bigint
  client_id: string
  edition_id: number
  first_ticket: number
  ticket_count: number
  stake_minor: bigint
  prize_minor: bigint
  placed_at: Date
}

/** The tables of instant lotteries. */
export type InstantTables = {
  'lottery.instant_game': Omit<InstantGameRow, 'prizes'> & { prizes: PrizesColumn }
  'lottery.instant_edition': Omit<InstantEditionRow, EditionGiven | 'prizes'> & {
    [Column in EditionGiven]: Generated<InstantEditionRow[Column]>
  } & { prizes: PrizesColumn }
  'lottery.instant_seed': { edition_id: number; seed: string }
  'lottery.instant_order': Omit<InstantOrderRow, 'id'> & { id: Generated<bigint> }
}
