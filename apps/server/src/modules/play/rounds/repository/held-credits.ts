import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import type { Insertable, Kysely } from 'kysely'
import type { HeldCreditState, HeldMoney } from '../../common/domain/held-money.ts'
import type { HeldCreditRow, PlayTables } from '../../common/repository/tables.ts'

type Name = { readonly vendor: string; readonly creditTxn: string }

const named = (db: Kysely<PlayTables>, { vendor, creditTxn }: Name) =>
  db
    .selectFrom('play.held_credit')
    .selectAll()
    .where('vendor', '=', vendor)
    .where('credit_txn', '=', creditTxn)

/** The credit as its movements name it. */
export const heldMoneyOf = (row: HeldCreditRow): HeldMoney => ({
  id: row.id,
  vendor: row.vendor,
  creditTxn: row.credit_txn,
  debitTxn: row.debit_txn,
  memberId: row.member_id,
  nodeId: row.node_id,
  roundId: row.round_id,
  amountMinor: row.amount_minor,
})

export const findHeldCredit = (tx: Tx, name: Name): Promise<HeldCreditRow | undefined> =>
  named(tables<PlayTables>(tx), name).executeTakeFirst()

/** A caller that also needs the stake's settlement locks that first. */
export const lockHeldCredit = (tx: Tx, name: Name): Promise<HeldCreditRow | undefined> =>
  named(tables<PlayTables>(tx), name).forUpdate().executeTakeFirst()

export const findHeldCreditById = (
  { db }: Pick<Database<PlayTables>, 'db'>,
  id: string,
): Promise<HeldCreditRow | undefined> =>
  db.selectFrom('play.held_credit').selectAll().where('id', '=', id).executeTakeFirst()

/** Credits of the brand that wait for an operator, oldest first. */
export const listHeldRows = (
  { db }: Database<PlayTables>,
  brandId: number,
  limit: number,
): Promise<HeldCreditRow[]> =>
  db
    .selectFrom('play.held_credit')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('state', '=', 'held')
    .orderBy('held_at')
    .orderBy('id')
    .limit(limit)
    .execute()

export const insertHeldCredit = async (
  tx: Tx,
  credit: Insertable<PlayTables['play.held_credit']>,
): Promise<void> => {
  await tables<PlayTables>(tx).insertInto('play.held_credit').values(credit).execute()
}

/** Moves a locked credit to its next state and records the operator. */
export const moveHeldCredit = async (
  tx: Tx,
  id: string,
  to: Exclude<HeldCreditState, 'held'>,
  by: { readonly operator?: string; readonly reason?: string; readonly at: Date },
): Promise<void> => {
  await tables<PlayTables>(tx)
    .updateTable('play.held_credit')
    .set({ state: to })
    .where('id', '=', id)
    .execute()
  await insertHeldEvent(tx, { held_credit_id: id, kind: to, happened_at: by.at, ...by })
}

type NewEvent = {
  readonly held_credit_id: string
  readonly kind: HeldCreditState
  readonly happened_at: Date
  readonly operator?: string
  readonly reason?: string
}

export const insertHeldEvent = async (tx: Tx, event: NewEvent): Promise<void> => {
  const { held_credit_id, kind, happened_at, operator = null, reason = null } = event
  await tables<PlayTables>(tx)
    .insertInto('play.held_credit_event')
    .values({ held_credit_id, kind, happened_at, operator, reason })
    .execute()
}

export const listHeldEvents = ({ db }: Database<PlayTables>, id: string) =>
  db
    .selectFrom('play.held_credit_event')
    .select(['kind', 'operator', 'reason', 'happened_at'])
    .where('held_credit_id', '=', id)
    .orderBy('id')
    .execute()

/** From which amount on two persons release a credit; undefined where the brand has set none. */
export const findHeldCreditSetting = (db: Kysely<PlayTables>, brandId: number) =>
  db
    .selectFrom('play.held_credit_setting')
    .select('second_person_from_minor')
    .where('brand_id', '=', brandId)
    .executeTakeFirst()

/** Whether another credit of the stake is held or was decided, and is still valid. */
export const hasOtherHeldCredit = async (tx: Tx, held: HeldCreditRow): Promise<boolean> => {
  const other = await tables<PlayTables>(tx)
    .selectFrom('play.held_credit')
    .select('id')
    .where('vendor', '=', held.vendor)
    .where('debit_txn', '=', held.debit_txn)
    .where('state', '<>', 'rolled_back')
    .where('id', '<>', held.id)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

/** Whether money of the member waits for a decision. */
export const hasHeldCredits = async (
  { db }: Pick<Database<PlayTables>, 'db'>,
  memberId: bigint,
): Promise<boolean> => {
  const held = await db
    .selectFrom('play.held_credit')
    .select('id')
    .where('member_id', '=', memberId)
    .where('state', '=', 'held')
    .limit(1)
    .executeTakeFirst()
  return held !== undefined
}

/** The brand's threshold, locked until the transaction ends; undefined where it has set none. */
export const lockHeldCreditSetting = (tx: Tx, brandId: number) =>
  tables<PlayTables>(tx)
    .selectFrom('play.held_credit_setting')
    .select('second_person_from_minor')
    .where('brand_id', '=', brandId)
    .forUpdate()
    .executeTakeFirst()

export const saveHeldCreditSetting = async (
  tx: Tx,
  brandId: number,
  fromMinor: bigint,
): Promise<void> => {
  await tables<PlayTables>(tx)
    .insertInto('play.held_credit_setting')
    .values({ brand_id: brandId, second_person_from_minor: fromMinor })
    .onConflict((conflict) =>
      conflict.column('brand_id').doUpdateSet({ second_person_from_minor: fromMinor }),
    )
    .execute()
}

/** The newest credits of a brand that were held since then, in any state. */
export const listHeldSince = (
  { db }: Database<PlayTables>,
  brandId: number,
  since: Date,
  limit: number,
) =>
  db
    .selectFrom('play.held_credit')
    .select(['id', 'amount_minor', 'held_at'])
    .where('brand_id', '=', brandId)
    .where('held_at', '>=', since)
    .orderBy('held_at', 'desc')
    .limit(limit)
    .execute()
