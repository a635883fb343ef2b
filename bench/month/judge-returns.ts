import type { Pool } from '@trevo/database/connect.ts'
import { findPlay } from '@trevo/lottery-rules/all-plays.ts'

/** 99.99 % on both sides. */
const errorsMax = 3.89
/** Fewer winning tickets than these say nothing of a play. */
const winsMin = 30

export type PlayReturn = {
  readonly playId: number
  readonly tickets: number
  readonly wins: number
  /** What came back of the stakes, and what should have by the series that were played. */
  readonly measured: number
  readonly expected: number
  /** Standard errors between the two. */
  readonly errors: number
  readonly isInside: boolean
}

type Row = {
  readonly play: string
  readonly tickets: bigint
  readonly wins: bigint
  readonly staked: string
  readonly expected: string
  readonly paid: string
  readonly spread: string
}

/**
 * What each play gave back over all tickets that count, against its stakes times series ÷ 2,000. The
 * standard error is that of the sample: the root of the squared distances of the tickets.
 */
export const judgeReturns = async (pool: Pool): Promise<readonly PlayReturn[]> => {
  const { rows } = await pool.query<Row>(
    `with ticket as (
       select split_part(o.slip, '~', 3) as play, split_part(o.slip, '~', 5)::numeric as series,
         t.stake_minor::numeric as staked,
         coalesce((select sum(c.amount_minor) from lottery.credit c
           where c.member_id = t.member_id and c.ticket_id = t.id and c.attempt = d.attempt
             and c.kind in ('prize', 'tie') and c.state in ('due', 'paid')), 0) as paid
       from lottery.ticket t
       join lottery.placed_order o on o.member_id = t.member_id and o.id = t.order_id
       join lottery.draw d on d.id = t.draw_id and d.status = 'settled'
       where t.status in (2, 4, 16))
     select play, count(*) as tickets, count(*) filter (where paid > 0) as wins,
       sum(staked)::text as staked, sum(staked * series / 2000)::text as expected,
       sum(paid)::text as paid,
       sum((paid - staked * series / 2000) ^ 2)::text as spread
     from ticket group by play order by play::int`,
  )
  return rows.flatMap((row) => {
    const playId = Number(row.play)
    if (Number(row.wins) < winsMin || findPlay(playId)?.kind !== 'series') return []
    const [staked, expected, paid] = [row.staked, row.expected, row.paid].map(Number)
    const errors = ((paid ?? 0) - (expected ?? 0)) / Math.sqrt(Number(row.spread))
    return [
      {
        playId,
        tickets: Number(row.tickets),
        wins: Number(row.wins),
        measured: (paid ?? 0) / (staked ?? 1),
        expected: (expected ?? 0) / (staked ?? 1),
        errors,
        isInside: Math.abs(errors) <= errorsMax,
      },
    ]
  })
}
