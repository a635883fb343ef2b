import { sql, type QueryExecutorProvider } from 'kysely'
import type { MovementName } from '../../../wallet/index.ts'
import { bucketOfMember } from '../../common/repository/bets.ts'
import { releaseNameOf, sourceOf } from '../../common/domain/transfers.ts'

/** A member's part of a round; `debitTxn` names a stake that the bet record may not have yet. */
type OwnRound = {
  readonly memberId: bigint
  readonly vendor: string
  readonly roundId: string
  readonly debitTxn: string | undefined
}

/** How many stakes of a round are looked at. */
const stakesMax = 50

type Row = { debit_txn: string; is_open: boolean; credits: string[]; released: string[] }

/** The ids under which the ledger may have movements of a member's round, and whether a stake is undecided. */
export const listRoundMovements = async (
  db: QueryExecutorProvider,
  { memberId, vendor, roundId, debitTxn }: OwnRound,
): Promise<{ readonly names: readonly MovementName[]; readonly isOpen: boolean }> => {
  const { rows } = await sql<Row>`
    with stakes as (
      select ${debitTxn ?? null}::text as debit_txn where ${debitTxn ?? null}::text is not null
      union
      (select b.debit_txn from play.bet b
       where b.bucket = ${bucketOfMember(memberId)} and b.vendor = ${vendor} and b.round_id = ${roundId}
         and b.member_id = ${memberId}
       order by b.transfer_id limit ${stakesMax})
    )
    select s.debit_txn, coalesce(f.state, 'credit_undone') = 'credit_undone' as is_open,
      array_remove(array(
        select x.credit_txn from play.extra_credit x where x.vendor = ${vendor} and x.debit_txn = s.debit_txn
        order by x.credit_txn limit ${stakesMax}
      ) || f.credit_txn, null) as credits,
      array(
        select h.id::text from play.held_credit h
        where h.vendor = ${vendor} and h.debit_txn = s.debit_txn order by h.id limit ${stakesMax}
      ) as released
    from stakes s left join play.fate f
      on f.bucket = ${bucketOfMember(memberId)} and f.vendor = ${vendor} and f.debit_txn = s.debit_txn`.execute(
    db,
  )
  const source = sourceOf(vendor)
  return {
    names: rows.flatMap(({ debit_txn, credits, released }) => [
      { source, txnId: debit_txn },
      ...credits.map((txnId) => ({ source, txnId })),
      ...released.map(releaseNameOf),
    ]),
    isOpen: rows.some(({ is_open }) => is_open),
  }
}
