import { sql, type QueryExecutorProvider } from 'kysely'

/** What some members staked of their own money on a day, as far as it is decided. Amounts in 1/10,000 BRL. */
export type StakedDay = {
  /** `yyyy-mm-dd` in the time zone that was asked for. */
  readonly day: string
  readonly stakedMinor: bigint
  /** What these stakes gave back: what was sold, paid or returned. */
  readonly givenMinor: bigint
  readonly bets: bigint
  /** The highest single stake. */
  readonly mostMinor: bigint
}

/** The days since `from` on which these members placed stakes, the oldest first. */
export const listStakedDays = async (
  db: QueryExecutorProvider,
  memberIds: readonly bigint[],
  { from, timeZone }: { readonly from: Date; readonly timeZone: string },
): Promise<readonly StakedDay[]> => {
  const { rows } = await sql<{
    day: string
    staked: bigint
    given: bigint
    bets: bigint
    most: bigint
  }>`
    select (b.placed_at at time zone ${timeZone})::date::text as day, sum(b.stake_minor)::bigint as staked,
      sum(bets.given_of(b.state, b.stake_minor, b.back_minor, b.paid_minor))::bigint as given,
      count(*) as bets, max(b.stake_minor) as most
    from unnest(${[...memberIds]}::bigint[]) m (id)
    join bets.bet b on b.bucket = wallet.bucket_of(m.id * 4) and b.member_id = m.id
    where b.settled_at >= ${from} and b.placed_at >= ${from} and b.money = 'real' and b.state <> 'open'
    group by 1 order by 1`.execute(db)
  return rows.map(({ day, staked, given, bets, most }) => ({
    day,
    stakedMinor: staked,
    givenMinor: given,
    bets,
    mostMinor: most,
  }))
}
