import type { Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { SettledBet } from '../domain/settled-bet.ts'

/**
 * Records how stakes are decided now, in the caller's transaction. A stake that is recorded already and
 * decided otherwise gets another version; an identical decision changes nothing. The set has each stake once. The
 * caller holds the lock under which the stakes are decided, so two decisions of a stake are
 * never recorded at once.
 * @returns how many bets changed
 */
export const recordSettled = async (tx: Tx, bets: readonly SettledBet[]): Promise<number> => {
  if (bets.length === 0) return 0
  const column = <Name extends keyof SettledBet>(name: Name) => bets.map((bet) => bet[name])
  const { rows } = await sql<{ changed: number }>`
    select bets.record_settled(${column('source')}::text[], ${column('txnId')}::text[],
      ${column('memberId')}::bigint[], ${column('product')}::text[], ${column('nodeId')}::integer[],
      ${column('roundId')}::text[], ${column('money')}::text[], ${column('stakeMinor')}::bigint[],
      ${column('backMinor')}::bigint[], ${column('validMinor')}::bigint[],
      ${column('paidMinor')}::bigint[], ${column('wonFromPlayersMinor')}::bigint[],
      ${column('state')}::text[], ${column('placedAt')}::timestamptz[],
      ${column('settledAt')}::timestamptz[]) as changed`.execute(tx)
  return rows[0]?.changed ?? 0
}
