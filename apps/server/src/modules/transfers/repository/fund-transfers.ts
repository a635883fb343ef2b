import { hasCome, later, type DueBatch } from '@trevo/database/has-come.ts'
import { sql, type Kysely } from 'kysely'
import type { FundTransferRow, TransfersTables } from './tables.ts'

type Db = Kysely<TransfersTables>

export const findFundTransfer = (
  db: Db,
  memberId: bigint,
  clientId: string,
): Promise<FundTransferRow | undefined> =>
  db
    .selectFrom('transfers.fund_transfer')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()

/** Waits for a concurrent end of it. */
export const lockFundTransfer = (
  db: Db,
  { member_id, id }: Pick<FundTransferRow, 'member_id' | 'id'>,
): Promise<FundTransferRow> =>
  db
    .selectFrom('transfers.fund_transfer')
    .selectAll()
    .where('member_id', '=', member_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()

export const insertFundTransfer = async (db: Db, row: FundTransferRow): Promise<void> => {
  await db.insertInto('transfers.fund_transfer').values(row).execute()
}

export const endFundTransfer = async (
  db: Db,
  { member_id, id }: Pick<FundTransferRow, 'member_id' | 'id'>,
  { status, at }: { readonly status: 'done' | 'failed'; readonly at: Date },
): Promise<void> => {
  await db
    .updateTable('transfers.fund_transfer')
    .set({ status, ended_at: at, next_call_at: null })
    .where('member_id', '=', member_id)
    .where('id', '=', id)
    .execute()
}

/** Claims due transfers for `leaseMs`, so that copies of the server do not query the same one. */
export const takeDueTransfers = async (
  db: Db,
  { now, leaseMs, waitMaxMs, limit }: DueBatch,
): Promise<FundTransferRow[]> => {
  const until = new Date(now.getTime() + leaseMs)
  const { rows } = await sql<FundTransferRow>`
    update transfers.fund_transfer set next_call_at = ${until}, call_attempts = call_attempts + 1
    where (member_id, id) in (
      select member_id, id from transfers.fund_transfer where ${hasCome('next_call_at', now, later(now, waitMaxMs))}
      order by next_call_at limit ${limit} for update skip locked)
    returning *`.execute(db)
  return rows
}

export const askAgainAt = async (
  db: Db,
  { member_id, id }: Pick<FundTransferRow, 'member_id' | 'id'>,
  at: Date,
): Promise<void> => {
  await db
    .updateTable('transfers.fund_transfer')
    .set({ next_call_at: at })
    .where('member_id', '=', member_id)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute()
}

export const listFundTransfers = (
  db: Db,
  memberId: bigint,
  limit: number,
): Promise<FundTransferRow[]> =>
  db
    .selectFrom('transfers.fund_transfer')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** The vendor's player id for the member; created at the first use. */
export const playerRefOf = async (
  db: Db,
  memberId: bigint,
  vendor: string,
  make: () => string,
): Promise<string> => {
  const { rows } = await sql<{ ref: string }>`
    insert into transfers.player (member_id, vendor, ref) values (${memberId}, ${vendor}, ${make()})
    on conflict (member_id, vendor) do update set ref = transfers.player.ref returning ref`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error('no player was written')
  return row.ref
}
