import { tables, type Tx } from '@trevo/database/connect.ts'
import type { DealTerms, TableRules } from '@trevo/game-rules/card-tables/card-table.ts'
import { titleAtTable } from '@trevo/game-rules/card-tables/title-at-table.ts'
import { replayDeal } from '@trevo/game-rules/card-tables/replay-deal.ts'
import type { TableSeeds } from '@trevo/game-rules/card-tables/table-seeds.ts'
import type { CardGame } from '@trevo/titles/card-games/card-game.ts'
import type { Kysely } from 'kysely'
import type { CardDependencies } from '../../dependencies.ts'
import { gameCodeOf } from '../domain/table-code.ts'
import { findTable, lockTable } from '../repository/card-tables.ts'
import { findDeal, listMoves } from '../repository/deals.ts'
import { listSeats } from '../repository/seats.ts'
import type { CardTables, CardTableRow, DealRow, MoveRow, SeatRow } from '../../tables.ts'

/** A table with everything on it. */
export type OpenTable = {
  readonly table: CardTableRow
  /** As stored with this table. */
  readonly game: CardGame
  readonly rules: TableRules
  /** All players who sat here, including those who left. */
  readonly seats: readonly SeatRow[]
  /** The current deal, or the last one. */
  readonly deal: DealRow | undefined
  readonly moves: readonly MoveRow[]
}

const load = async (
  { findCardGame }: Pick<CardDependencies, 'findCardGame'>,
  db: Kysely<CardTables>,
  table: CardTableRow,
): Promise<OpenTable> => {
  const found = findCardGame(gameCodeOf(table.game_code))
  if (!found) throw new Error(`there is no card game ${table.game_code}`)
  const { id, deal_number: number } = table
  const seats = await listSeats(db, id)
  const deal = number === 0 ? undefined : await findDeal(db, id, number)
  const moves = deal ? await listMoves(db, id, number) : []
  const game = titleAtTable(found.game, table.sit_and_go)
  return { table, game, rules: found.rules, seats, deal, moves }
}

/** The current state of a table, locked. Throws if there is no such table. */
export const lockOpenTable = async (
  dependencies: Pick<CardDependencies, 'findCardGame'>,
  tx: Tx,
  tableId: string,
): Promise<OpenTable> => {
  const table = await lockTable(tx, tableId)
  if (!table) throw new Error(`there is no table ${tableId}`)
  return load(dependencies, tables<CardTables>(tx), table)
}

/** A table as a viewer sees it; concurrent changes are seen with a later read. */
export const readOpenTable = async (
  dependencies: Pick<CardDependencies, 'findCardGame'>,
  db: Kysely<CardTables>,
  tableId: string,
): Promise<OpenTable> => {
  const table = await findTable(db, tableId)
  if (!table) throw new Error(`there is no table ${tableId}`)
  return load(dependencies, db, table)
}

/** The seats with chips on the table. */
export const seatedOf = ({ seats }: Pick<OpenTable, 'seats'>): readonly SeatRow[] =>
  seats.filter(({ state }) => state === 'seated')

/** What the house's seed of a deal is bound to. */
export const boundToDeal = (commitment: string): string => `table-seed:${commitment}`

/** The seeds of a deal that was dealt. */
export const seedsOf = (
  { sealing }: Pick<CardDependencies, 'sealing'>,
  deal: DealRow,
): TableSeeds => ({
  server: sealing.open(deal.server_seed, boundToDeal(deal.commitment)),
  seats: deal.seats.map(({ seed, seat }) => {
    if (seed === null) throw new Error(`seat ${seat} of ${deal.table_id} has not revealed a seed`)
    return seed
  }),
})

/** What a deal is played for besides the stacks of its seats. */
export const termsOf = (
  { entry_minor: entryMinor }: Pick<CardTableRow, 'entry_minor'>,
  { seats, hand_number: handNumber }: Pick<DealRow, 'seats' | 'hand_number'>,
): DealTerms => ({
  entryMinor,
  posts: seats.map(({ posts }) => posts === true),
  ...(handNumber !== null && { handNumber }),
})

/** The current state of the deal, from its seeds through every move; undefined before cards are dealt. */
export const stateOf = (
  dependencies: Pick<CardDependencies, 'sealing'>,
  { table, deal, game, rules, moves }: OpenTable,
): unknown => {
  if (!deal || (deal.state !== 'playing' && deal.state !== 'over')) return undefined
  return replayDeal(rules, game, {
    stacksMinor: deal.seats.map(({ stackMinor }) => BigInt(stackMinor)),
    seeds: seedsOf(dependencies, deal),
    terms: termsOf(table, deal),
    moves,
  })
}

/** The place of a seat among those that take part in the deal. */
export const placeInDeal = (deal: DealRow, roundId: string): number | undefined => {
  const place = deal.seats.findIndex((one) => one.roundId === roundId)
  return place < 0 ? undefined : place
}
