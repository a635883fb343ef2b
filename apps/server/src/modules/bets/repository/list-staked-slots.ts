import { sql, type QueryExecutorProvider } from 'kysely'

/** What some members staked of their own money in a slot of time, as far as it is decided. In 1/10,000 BRL. */
export type StakedSlot = {
  /** Whole slots since `from`. */
  readonly slot: number
  readonly bets: bigint
  readonly stakedMinor: bigint
  /** What these stakes gave back: what was sold, paid or returned. */
  readonly givenMinor: bigint
}

/** The slots of a span in which these members placed stakes, the earliest first. */
export const listStakedSlots = async (
  db: QueryExecutorProvider,
  memberIds: readonly bigint[],
  { from, until, slotMin }: { readonly from: Date; readonly until: Date; readonly slotMin: number },
): Promise<readonly StakedSlot[]> => {
  const { rows } = await sql<{ slot: number; bets: bigint; staked: bigint; given: bigint }>`
    select floor(extract(epoch from b.placed_at - ${from}::timestamptz) / ${slotMin * 60}::integer)::integer as slot,
      count(*) as bets, sum(b.stake_minor)::bigint as staked,
      sum(bets.given_of(b.state, b.stake_minor, b.back_minor, b.paid_minor))::bigint as given
    from unnest(${[...memberIds]}::bigint[]) m (id)
    join bets.bet b on b.bucket = wallet.bucket_of(m.id * 4) and b.member_id = m.id
    where b.placed_at >= ${from} and b.placed_at < ${until} and b.money = 'real' and b.state <> 'open'
    group by 1 order by 1`.execute(db)
  return rows.map(({ slot, bets, staked, given }) => ({
    slot,
    bets,
    stakedMinor: staked,
    givenMinor: given,
  }))
}
