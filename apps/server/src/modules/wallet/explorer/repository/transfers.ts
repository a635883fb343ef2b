import type { Pool } from '@trevo/database/connect.ts'
import { sql, type Kysely } from 'kysely'
import { accountIdOf } from '../../common/domain/account-ids.ts'
import type { Reference } from '../../common/domain/transfer.ts'
import { legOf, type ExplainedLeg } from '../domain/legs.ts'

/** A transfer with all its legs. */
export type ExplainedTransfer = {
  readonly transferId: bigint
  readonly at: Date
  readonly kind: string
  readonly role: string
  readonly source: string
  readonly txnId: string
  readonly amountMinor: bigint
  readonly balanceAfterMinor: bigint | null
  readonly reverses: bigint | null
  readonly reversedBy: bigint | null
  readonly reference: Reference | null
  readonly legs: readonly ExplainedLeg[]
}
type Row = {
  id: bigint
  created_at: Date
  kind: string
  role: string
  house: string | null
  source: string
  txn_id: string
  account_id: bigint
  amount: bigint
  balance_after: bigint
  reverses: bigint | null
  reversed_by: bigint | null
  legs: bigint[] | null
  reference: Reference | null
}

export const firstHouse = 4_611_686_018_427_387_904n

const legsOf = (row: Row, houses: ReadonlyMap<bigint, string>): ExplainedLeg[] => {
  const { legs } = row
  if (legs) {
    return legs.flatMap((code, index) =>
      index % 2 === 0 ? [legOf(code, legs[index + 1] ?? 0n, houses)] : [],
    )
  }
  return [
    legOf(row.account_id, row.amount, houses),
    { house: row.house ?? '', amountMinor: -row.amount },
  ]
}

const explain = (row: Row, houses: ReadonlyMap<bigint, string>): ExplainedTransfer => ({
  transferId: row.id,
  at: row.created_at,
  kind: row.kind,
  role: row.role,
  source: row.source,
  txnId: row.txn_id,
  amountMinor: row.amount,
  balanceAfterMinor: row.account_id < firstHouse ? row.balance_after : null,
  reverses: row.reverses,
  reversedBy: row.reversed_by,
  reference: row.reference,
  legs: legsOf(row, houses),
})

export const readHouses = async (
  db: Kysely<Record<never, never>>,
): Promise<ReadonlyMap<bigint, string>> => {
  const { rows } = await sql<{
    id: number
    name: string
  }>`select id, name from wallet.house`.execute(db)
  return new Map(rows.map(({ id, name }) => [BigInt(id), name]))
}

const transferColumns = sql`t.id, t.created_at, k.name as kind, k.role, h.name as house, t.source, t.txn_id,
  t.account_id, t.amount, t.balance_after, t.reverses, x.reversed_by, t.legs, t.reference`

const joined = sql`join wallet.transfer_kind k on k.id = t.kind
  left join wallet.house h on h.id = k.house
  left join wallet.txn_key x on x.bucket = t.bucket and x.source = t.source and x.txn_id = t.txn_id`

/** By its number, or those with one of these own ids, from any source; archived ones are not among them. */
export const findTransfers = async (
  db: Kysely<Record<never, never>>,
  by: { readonly transferIds: readonly bigint[] } | { readonly txnIds: readonly string[] },
  limit: number,
): Promise<ExplainedTransfer[]> => {
  const houses = await readHouses(db)
  const wanted =
    'transferIds' in by
      ? sql`t.id = any (${by.transferIds}::bigint[])`
      : sql`(t.bucket, t.id) in (select y.bucket, y.transfer_id from wallet.txn_key y
          where y.txn_id = any (${by.txnIds}::text[]) and y.transfer_id is not null limit ${limit})`
  const { rows } = await sql<Row>`
    select distinct on (t.id) ${transferColumns} from wallet.transfer t ${joined}
    where ${wanted} and (t.legs is null or t.account_id >= ${firstHouse}
      or t.bucket = wallet.bucket_of(t.account_id))
    order by t.id desc limit ${limit}`.execute(db)
  return rows.map((row) => explain(row, houses))
}

/** The movements of a member's available and held account, newest first; `before` is a transfer's number. */
export const listTransfersOf = async (
  db: Kysely<Record<never, never>>,
  memberId: bigint,
  before: bigint | undefined,
  limit: number,
): Promise<ExplainedTransfer[]> => {
  const houses = await readHouses(db)
  const accounts = [accountIdOf(memberId, 'available'), accountIdOf(memberId, 'held')]
  const { rows } = await sql<Row>`
    with latest as materialized (
      select distinct e.transfer_id, e.created_at from unnest(${accounts}::bigint[]) a (id)
      cross join lateral (
        select x.transfer_id, x.created_at from wallet.entry x
        where x.bucket = wallet.bucket_of(a.id) and x.account_id = a.id
          and x.transfer_id < ${before ?? 9_223_372_036_854_775_807n}
        order by x.seq desc limit ${limit}
      ) e
      order by e.transfer_id desc limit ${limit}
    )
    select ${transferColumns} from latest l
    join wallet.transfer t on t.bucket = wallet.bucket_of(${accounts[0]}::bigint) and t.id = l.transfer_id
      and t.created_at = l.created_at
    ${joined} order by t.id desc`.execute(db)
  return rows.map((row) => explain(row, houses))
}

/** Money that is held now. */
export type OpenHold = {
  readonly transferId: bigint
  readonly memberId: bigint
  readonly amountMinor: bigint
  readonly remainingMinor: bigint
}

/** What is held, the newest first. */
export const listHolds = async (
  pool: Pool,
  before: bigint | undefined,
  limit: number,
): Promise<OpenHold[]> => {
  const { rows } = await pool.query<{
    transfer_id: bigint
    member_id: bigint
    amount: bigint
    remaining: bigint
  }>(
    `select transfer_id, member_id, amount, remaining from wallet.hold
     where remaining > 0 and transfer_id < $1 order by transfer_id desc limit $2`,
    [before ?? 9_223_372_036_854_775_807n, limit],
  )
  return rows.map((row) => ({
    transferId: row.transfer_id,
    memberId: row.member_id,
    amountMinor: row.amount,
    remainingMinor: row.remaining,
  }))
}
