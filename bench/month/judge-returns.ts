import type { Pool } from '@trevo/database/connect.ts'
import { findPlay } from '@trevo/lottery-rules/all-plays.ts'
import { countStakes } from '@trevo/lottery-rules/count-stakes.ts'
import type { Play } from '@trevo/lottery-rules/play.ts'
import { randomSelection, seededChance } from '@trevo/lottery-rules/testing/random-selection.ts'
import { outcomesAt } from '@trevo/lottery-rules/testing/spaces.ts'
import { drawnOn, sumWins } from '@trevo/lottery-rules/testing/sum-wins.ts'
import { winsOf } from '@trevo/lottery-rules/wins-of.ts'

/** 99.99 % on both sides. */
const errorsMax = 3.89
/** With fewer winning tickets, nothing can be said about a play. */
const winsMin = 30

export type PlayReturn = {
  readonly playId: number
  readonly tickets: number
  readonly wins: number
  /** The actual return of the stakes, and the expected one for the series played. */
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
  readonly independent: string
}

/**
 * The squared deviation of a stake of 1 from its mean with no house share: the sum over the tiers of
 * probability × prize², less 1. Computed over every outcome of five digits, for one selection of the
 * play.
 */
const varianceOfStake = (play: Play): number => {
  const selection = randomSelection(play, seededChance(play.playId), 5)
  const outcomes = [...outcomesAt('SSC', [0, 1, 2, 3, 4])].length
  const { totals } = sumWins(outcomesAt('SSC', [0, 1, 2, 3, 4]), ({ numbers }) =>
    winsOf(play, selection, { numbers, drawnOn }),
  )
  const asked = outcomes * countStakes(play, selection)
  const squares = play.tiers.map(({ code, fair }) => {
    const prize = Number(fair.numerator) / Number(fair.denominator)
    return ((totals[code] ?? 0) / asked) * prize ** 2
  })
  return squares.reduce((sum, square) => sum + square, -1)
}

/**
 * The return of each play over all tickets that count, compared with its stakes times series ÷ 2,000.
 * The standard error is the larger of two: that of the sample, the root of the squared deviations of
 * the tickets, which accounts for stakes that win together; and that of the same number of independent
 * stakes, which accounts for prizes too rare to have come.
 */
export const judgeReturns = async (pool: Pool): Promise<readonly PlayReturn[]> => {
  const { rows } = await pool.query<Row>(
    `with ticket as (
       select split_part(o.slip, '~', 3) as play, split_part(o.slip, '~', 5)::numeric as series,
         t.stake_minor::numeric as staked, o.stakes_count as stakes,
         coalesce((select sum(c.amount_minor) from lottery.credit c
           where c.member_id = t.member_id and c.ticket_id = t.id and c.ticket_id > 0
             and c.attempt = d.attempt
             and c.kind in ('prize', 'tie') and c.state in ('due', 'paid')), 0) as paid
       from lottery.ticket t
       join lottery.placed_order o on o.member_id = t.member_id and o.id = t.order_id
       join lottery.draw d on d.id = t.draw_id and d.status = 'settled'
       where t.status in (2, 4, 16))
     select play, count(*) as tickets, count(*) filter (where paid > 0) as wins,
       sum(staked)::text as staked, sum(staked * series / 2000)::text as expected,
       sum(paid)::text as paid,
       sum((paid - staked * series / 2000) ^ 2)::text as spread,
       sum((staked * series / 2000) ^ 2 / stakes)::text as independent
     from ticket group by play order by play::int`,
  )
  return rows.flatMap((row) => {
    const playId = Number(row.play)
    const play = findPlay(playId)
    if (Number(row.wins) < winsMin || play?.kind !== 'series') return []
    const [staked, expected, paid] = [row.staked, row.expected, row.paid].map(Number)
    const rare = Number(row.independent) * varianceOfStake(play)
    const errors = ((paid ?? 0) - (expected ?? 0)) / Math.sqrt(Math.max(Number(row.spread), rare))
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
