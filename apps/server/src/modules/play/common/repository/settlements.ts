import { sql } from 'kysely'
import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import type { CountedStake } from '../domain/counted-stake.ts'
import { bucketOfMember } from './bets.ts'
import type { SettlementRow, PlayTables } from './tables.ts'

type Key = { readonly vendor: string; readonly debitTxn: string }

export const findSettlement = (
  { db }: Database<PlayTables>,
  { vendor, debitTxn }: Key,
): Promise<SettlementRow | undefined> =>
  db
    .selectFrom('play.fate')
    .selectAll()
    .where('vendor', '=', vendor)
    .where('debit_txn', '=', debitTxn)
    .executeTakeFirst()

/** The stake whose first credit was this one of zero. */
export const findZeroCredit = (
  { db }: Database<PlayTables>,
  vendor: string,
  creditTxn: string,
): Promise<SettlementRow | undefined> =>
  db
    .selectFrom('play.fate')
    .selectAll()
    .where('vendor', '=', vendor)
    .where('credit_txn', '=', creditTxn)
    .where('first_payout_minor', '=', 0n)
    .executeTakeFirst()

/** In two steps: a spread ledger gives locks in one bucket at a time. */
export const lockSettlement = async (
  tx: Tx,
  { vendor, debitTxn }: Key,
): Promise<SettlementRow | undefined> => {
  const ofKey = tables<PlayTables>(tx)
    .selectFrom('play.fate')
    .where('vendor', '=', vendor)
    .where('debit_txn', '=', debitTxn)
  const found = await ofKey.select('bucket').executeTakeFirst()
  return (
    found && ofKey.selectAll().where('bucket', '=', found.bucket).forUpdate().executeTakeFirst()
  )
}

export type NewSettlement = Key & {
  readonly state: SettlementRow['state']
  readonly memberId: bigint
  readonly roundId: string
  readonly roundClosed: boolean
  readonly at: Date
} & Partial<CountedStake>

/** The bet gets the settlement's current state, in the same transaction. */
const recordBet = async (tx: Tx, { vendor, debitTxn }: Key): Promise<void> => {
  await sql`select play.record_bets(${[vendor]}::text[], ${[debitTxn]}::text[])`.execute(tx)
}

/** Decides, unless it was decided before; waits for a concurrent decision. @returns whether this one decided. */
export const insertSettlement = async (tx: Tx, settlement: NewSettlement): Promise<boolean> => {
  const result = await tables<PlayTables>(tx)
    .insertInto('play.fate')
    .values({
      vendor: settlement.vendor,
      debit_txn: settlement.debitTxn,
      state: settlement.state,
      bucket: bucketOfMember(settlement.memberId),
      member_id: settlement.memberId,
      round_id: settlement.roundId,
      round_closed: settlement.roundClosed,
      decided_at: settlement.at,
      uncounted_minor: settlement.uncountedMinor ?? 0n,
      won_from_players_minor: settlement.wonFromPlayersMinor ?? 0n,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  const isOurs = result.numInsertedOrUpdatedRows === 1n
  if (isOurs) await recordBet(tx, settlement)
  return isOurs
}

export const updateSettlement = async (
  tx: Tx,
  key: Key,
  change: Partial<
    Pick<
      SettlementRow,
      | 'state'
      | 'credit_txn'
      | 'first_payout_minor'
      | 'payout_minor'
      | 'round_closed'
      | 'uncounted_minor'
      | 'won_from_players_minor'
      | 'is_final'
    >
  >,
): Promise<void> => {
  await tables<PlayTables>(tx)
    .updateTable('play.fate')
    .set(change)
    .where('vendor', '=', key.vendor)
    .where('debit_txn', '=', key.debitTxn)
    .execute()
  await recordBet(tx, key)
}

export const findExtraCredit = (tx: Tx, vendor: string, creditTxn: string) =>
  tables<PlayTables>(tx)
    .selectFrom('play.extra_credit')
    .selectAll()
    .where('vendor', '=', vendor)
    .where('credit_txn', '=', creditTxn)
    .executeTakeFirst()

export const insertExtraCredit = async (
  tx: Tx,
  credit: {
    vendor: string
    creditTxn: string
    debitTxn: string
    payoutMinor: bigint
    roundClosed: boolean
    at: Date
  },
): Promise<void> => {
  await tables<PlayTables>(tx)
    .insertInto('play.extra_credit')
    .values({
      vendor: credit.vendor,
      credit_txn: credit.creditTxn,
      debit_txn: credit.debitTxn,
      payout_minor: credit.payoutMinor,
      round_closed: credit.roundClosed,
      created_at: credit.at,
    })
    .execute()
}
