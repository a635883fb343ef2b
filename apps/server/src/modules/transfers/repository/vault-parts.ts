import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql, type Kysely } from 'kysely'
import type { TransfersTables, VaultPartRow } from './tables.ts'

export const findVaultPart = (
  tx: Tx,
  memberId: bigint,
  clientId: string,
): Promise<VaultPartRow | undefined> =>
  tables<TransfersTables>(tx)
    .selectFrom('transfers.vault_part')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()

export const insertVaultPart = async (tx: Tx, row: VaultPartRow): Promise<void> => {
  await tables<TransfersTables>(tx).insertInto('transfers.vault_part').values(row).execute()
}

/** Parts that are away, the next to open first. */
export const listAway = (
  db: Kysely<TransfersTables>,
  memberId: bigint,
): Promise<readonly VaultPartRow[]> =>
  db
    .selectFrom('transfers.vault_part')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('returned_at', 'is', null)
    .orderBy('opens_at')
    .execute()

/** The last parts that came back. */
export const listReturned = (
  db: Kysely<TransfersTables>,
  memberId: bigint,
  limit: number,
): Promise<readonly VaultPartRow[]> =>
  db
    .selectFrom('transfers.vault_part')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('returned_at', 'is not', null)
    .orderBy('put_at', 'desc')
    .limit(limit)
    .execute()

/** Locks the part that opened first and is still away, and that nothing else returns. */
export const takeDuePart = async (tx: Tx, at: Date): Promise<VaultPartRow | undefined> =>
  tables<TransfersTables>(tx)
    .selectFrom('transfers.vault_part')
    .selectAll()
    .where('returned_at', 'is', null)
    .where('opens_at', '<=', at)
    .orderBy('opens_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

/** The same of one member, due or not; waits for a return that is under way. */
export const takePartsAway = (tx: Tx, memberId: bigint): Promise<VaultPartRow[]> =>
  tables<TransfersTables>(tx)
    .selectFrom('transfers.vault_part')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('returned_at', 'is', null)
    .orderBy('opens_at')
    .forUpdate()
    .execute()

export const markReturned = async (
  tx: Tx,
  { member_id, id }: VaultPartRow,
  at: Date,
): Promise<void> => {
  await sql`
    update transfers.vault_part set returned_at = ${at} where member_id = ${member_id} and id = ${id}`.execute(
    tx,
  )
}
