import { sql, type QueryExecutorProvider } from 'kysely'
import type { MovementName } from '../../../wallet/index.ts'
import { transferNamesOf } from '../../common/domain/transfers.ts'
import type { CreditKind } from '../../common/domain/states.ts'

/** How many tickets of an order are looked at, the first draws before later ones. */
const ticketsMax = 30

/** The order of a credit; undefined for one of no ticket, or of another member. */
export const findOrderOfCredit = async (
  db: QueryExecutorProvider,
  memberId: bigint,
  creditId: bigint,
): Promise<bigint | undefined> => {
  const { rows } = await sql<{ order_id: bigint }>`
    select t.order_id from lottery.credit c
    join lottery.ticket t on t.member_id = c.member_id and t.id = c.ticket_id
    where c.id = ${creditId} and c.member_id = ${memberId}`.execute(db)
  return rows[0]?.order_id
}

type Row = {
  id: bigint
  is_open: boolean
  credits: { id: string; kind: CreditKind }[]
}

/** The ids under which the ledger may have movements of a member's order, and whether a draw is to come. */
export const listOrderMovements = async (
  db: QueryExecutorProvider,
  memberId: bigint,
  orderId: bigint,
): Promise<{ readonly names: readonly MovementName[]; readonly isOpen: boolean }> => {
  const { rows } = await sql<Row>`
    select t.id,
      t.status = 14 or (t.status in (2, 4) and d.status not in ('settled', 'cancelled')) as is_open,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', c.id::text, 'kind', c.kind)) from lottery.credit c
        where c.member_id = t.member_id and c.ticket_id = t.id and c.ticket_id > 0
      ), '[]') as credits
    from lottery.ticket t join lottery.draw d on d.id = t.draw_id
    where t.member_id = ${memberId} and t.order_id = ${orderId}
    order by t.trace_number, t.id limit ${ticketsMax}`.execute(db)
  const names = rows.flatMap(({ id, credits }) =>
    transferNamesOf({
      orderId,
      ticketId: id,
      credits: credits.map((credit) => ({ id: BigInt(credit.id), kind: credit.kind })),
    }),
  )
  return {
    names: [...new Map(names.map(({ source, txnId }) => [txnId, { source, txnId }])).values()],
    isOpen: rows.some(({ is_open }) => is_open),
  }
}
