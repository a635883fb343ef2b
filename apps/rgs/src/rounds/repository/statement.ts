import { sql, type Kysely } from 'kysely'
import type { RoundState } from '@trevo/contract/rgs/round.ts'
import type { ActionState, RgsTables } from '../../tables.ts'

export type StakeRow = {
  readonly debit_txn: string
  readonly round_id: string
  readonly stake_minor: bigint
  readonly payout_minor: bigint
  readonly state: RoundState
  /** Null for the stake that a round began with. */
  readonly action_state: ActionState | null
  readonly staked_at: Date
}

export type StakeSpan = {
  readonly from: Date
  readonly to: Date
  /** The last entry of the previous page. */
  readonly after: { readonly at: Date; readonly debitTxn: string } | undefined
}

/**
 * Every stake requested in a span, oldest first: of a round, of an action in it, and of a seat at a table of
 * players. The single credit of a round pays its first stake, so further ones have no payout.
 */
export const listStakes = async (
  db: Kysely<RgsTables>,
  { from, to, after }: StakeSpan,
  limit: number,
): Promise<StakeRow[]> => {
  const start = after?.at ?? from
  const { rows } = await sql<StakeRow>`
    select * from (
      select r.id || ':debit' as debit_txn, r.id as round_id, r.stake_minor, r.payout_minor, r.state,
        null as action_state, date_trunc('milliseconds', r.started_at) as staked_at
      from rgs.round r where r.started_at >= ${start} and r.started_at < ${to}
        and r.campaign_id is null
      union all
      select r.id || ':debit:' || a.attempt, r.id, a.stake_minor, 0, r.state, a.state,
        date_trunc('milliseconds', a.asked_at)
      from rgs.round_action a join rgs.round r on r.id = a.round_id
      where a.stake_minor > 0 and a.asked_at >= ${start} and a.asked_at < ${to}
      union all
      select c.round_id || ':debit', c.round_id, c.entry_minor, c.payout_minor,
        case when c.state in ('asked', 'seated') then 'in_steps'
          when c.state in ('paying', 'paid') then 'credited' else 'cancelled' end,
        null, date_trunc('milliseconds', c.started_at)
      from cards.seat c where c.started_at >= ${start} and c.started_at < ${to}
        and not c.is_house
    ) stakes
    where ${after?.debitTxn ?? null}::text is null
      or (staked_at, debit_txn) > (${start}, ${after?.debitTxn ?? null})
    order by staked_at, debit_txn limit ${limit}`.execute(db)
  return rows
}
