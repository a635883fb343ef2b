import { sql } from 'kysely'
import { sumKeys, type Sums } from '../domain/sums.ts'
import type { AgentsDb } from '../../tables.ts'

/** The product of money that belongs to no game. */
export const cash = 'CASH'

export type HourChange = {
  readonly memberId: bigint
  readonly hour: Date
  readonly product: string
  readonly sums: Sums
}

/** Changes of figures, and runs that read them, are serialized: the number of a change gives its order. */
export const lockFigures = async (db: AgentsDb): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('agents.figures', 0))`.execute(db)
}

/** The number of the next change; under `lockFigures` only. */
export const nextChange = async (db: AgentsDb): Promise<bigint> => {
  const { rows } = await sql<{ seq: bigint }>`select nextval('agents.change_seq') as seq`.execute(
    db,
  )
  if (!rows[0]) throw new Error('no change number')
  return rows[0].seq
}

/** Adds to the hours of members, each once in `changes`, and to those of all their uplines. */
export const addToHours = async (
  db: AgentsDb,
  changes: readonly HourChange[],
  changeSeq: bigint,
): Promise<void> => {
  if (changes.length === 0) return
  await sql`select agents.add_to_hours(${changeSeq}::bigint,
    ${changes.map((one) => one.memberId)}::bigint[], ${changes.map((one) => one.hour)}::timestamptz[],
    ${changes.map((one) => one.product)}::text[],
    ${sql.join(sumKeys.map((key) => sql`${changes.map((one) => one.sums[key])}::bigint[]`))})`.execute(
    db,
  )
}

/** Stores which products games belong to. */
export const saveProducts = async (
  db: AgentsDb,
  products: ReadonlyMap<number, string>,
): Promise<void> => {
  if (products.size === 0) return
  await sql`
    insert into agents.game_product as g (node_id, product)
    select * from unnest(${[...products.keys()]}::integer[], ${[...products.values()]}::text[])
      p (node_id, product) order by node_id
    on conflict (node_id) do update set product = excluded.product
      where g.product <> excluded.product`.execute(db)
}

export const listProducts = async (db: AgentsDb): Promise<ReadonlyMap<number, string>> => {
  const rows = await db.selectFrom('agents.game_product').selectAll().execute()
  return new Map(rows.map((row) => [row.node_id, row.product]))
}
