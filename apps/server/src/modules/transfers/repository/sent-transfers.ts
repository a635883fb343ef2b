import { tables, type Tx } from '@trevo/database/connect.ts'
import type { ManyTransferRow, MemberTransferRow, TransfersTables } from './tables.ts'

export const findTransfer = (
  tx: Tx,
  memberId: bigint,
  clientId: string,
): Promise<MemberTransferRow | undefined> =>
  tables<TransfersTables>(tx)
    .selectFrom('transfers.member_transfer')
    .selectAll()
    .where('from_member_id', '=', memberId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()

export const insertTransfers = async (
  tx: Tx,
  rows: readonly MemberTransferRow[],
): Promise<void> => {
  await tables<TransfersTables>(tx).insertInto('transfers.member_transfer').values(rows).execute()
}

export const findManyTransfer = (
  tx: Tx,
  memberId: bigint,
  clientId: string,
): Promise<ManyTransferRow | undefined> =>
  tables<TransfersTables>(tx)
    .selectFrom('transfers.many_transfer')
    .selectAll()
    .where('from_member_id', '=', memberId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()

export const insertManyTransfer = async (tx: Tx, row: ManyTransferRow): Promise<void> => {
  await tables<TransfersTables>(tx).insertInto('transfers.many_transfer').values(row).execute()
}
