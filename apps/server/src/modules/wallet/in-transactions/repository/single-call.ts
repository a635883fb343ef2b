import type { Tx } from '@trevo/database/connect.ts'
import { sql, type Kysely } from 'kysely'
import { accountIdOf } from '../../common/domain/account-ids.ts'
import type { BatchAnswer } from '../../common/domain/batch.ts'

export type SingleCall = {
  readonly source: string
  readonly txnId: string
  readonly kindId: number
  readonly at: Date
  readonly fingerprint: number
  readonly reference: string | null
}

type Row = {
  outcome: number
  transfer_id: bigint | null
  balance_after: bigint | null
  seq: bigint | null
}

const toAnswer = ([row]: Row[]): BatchAnswer => {
  if (!row) throw new Error('wallet: the posting function returned no row')
  const { outcome, transfer_id: transferId, balance_after: balanceMinor, seq } = row
  return { outcome, transferId, balanceMinor, seq }
}

/** Posts one transfer of any legs inside the caller's transaction. */
export const callPostTransfer = async (
  tx: Tx,
  call: SingleCall & {
    readonly accountCodes: readonly bigint[]
    readonly amountsMinor: readonly bigint[]
    /** Null for a stake that its limits have counted. */
    readonly guard: boolean | null
    readonly hold: bigint | null
  },
): Promise<BatchAnswer> => {
  const { rows } = await sql<Row>`select * from wallet.post_transfer(
    ${call.source}, ${call.txnId}, ${call.kindId}::smallint, ${call.at}, ${call.fingerprint},
    ${call.reference}, ${call.accountCodes}::bigint[], ${call.amountsMinor}::bigint[],
    ${call.guard}, ${call.hold}, null)`.execute(tx)
  return toAnswer(rows)
}

/** Reverses the transfer of the same source named by `original`, or leaves its tombstone. */
export const callReverseTransfer = async (
  tx: Tx,
  call: SingleCall & { readonly original: string; readonly memberId: bigint },
): Promise<BatchAnswer> => {
  const { rows } = await sql<Row>`select * from wallet.reverse_transfer(
    ${call.source}, ${call.txnId}, ${call.kindId}::smallint, ${call.at}, ${call.fingerprint},
    ${call.reference}, ${call.original}, ${call.memberId})`.execute(tx)
  return toAnswer(rows)
}

export const openAccounts = async (
  tx: Tx,
  { memberId, currency, at }: { memberId: bigint; currency: string; at: Date },
): Promise<void> => {
  await sql`select wallet.open_accounts(${memberId}, ${currency}, ${at})`.execute(tx)
}

/** Bit 1: the debit guard refuses. Bit 4: stakes ask the limits. @returns false when the member has no accounts */
export const setState = async (
  tx: Tx,
  memberId: bigint,
  { bit, isOn }: { readonly bit: 1 | 4; readonly isOn: boolean },
): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    select wallet.set_state(${memberId}, ${bit}::smallint, ${isOn}) as found`.execute(tx)
  return rows[0]?.found ?? false
}

/** Those of these members whose debits the guard refuses. */
export const findGuarded = async (
  db: Kysely<Record<never, never>>,
  memberIds: readonly bigint[],
): Promise<ReadonlySet<bigint>> => {
  if (memberIds.length === 0) return new Set()
  const ids = memberIds.map((id) => accountIdOf(id, 'available'))
  const { rows } = await sql<{ id: bigint }>`
    select id from wallet.account where id = any(${ids}::bigint[]) and state & 1 = 1`.execute(db)
  return new Set(rows.map(({ id }) => id / 4n))
}
