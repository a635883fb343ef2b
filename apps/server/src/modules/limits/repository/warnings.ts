import { sql, type QueryExecutorProvider } from 'kysely'
import type { LimitName } from '../domain/limit.ts'

/** Notes a warning of the period that began `since`. @returns false if it, or a higher one, was noted before */
export const noteWarning = async (
  db: QueryExecutorProvider,
  personId: bigint,
  { kind, period, percent, since }: LimitName & { readonly percent: number; readonly since: Date },
): Promise<boolean> => {
  const { rows } = await sql`
    insert into limits.warning as w (person_id, kind, period, since, percent)
    values (${personId}, ${kind}, ${period}, ${since}, ${percent})
    on conflict (person_id, kind, period) do update set since = excluded.since, percent = excluded.percent
    where w.since < excluded.since or (w.since = excluded.since and w.percent < excluded.percent)
    returning 1`.execute(db)
  return rows.length > 0
}

export type NearLimit = LimitName & {
  readonly memberId: bigint
  readonly personId: bigint
  readonly value: bigint
  readonly used: bigint
  /** When the period began. */
  readonly since: Date
}

/**
 * The limits of these members' persons that are used by half and more, without those whose highest warning of the
 * period was given: one look for all members who staked a moment ago.
 */
export const listNearLimits = async (
  db: QueryExecutorProvider,
  memberIds: readonly bigint[],
  at: Date,
): Promise<readonly NearLimit[]> => {
  const { rows } = await sql<{
    member_id: bigint
    person_id: bigint
    kind: LimitName['kind']
    period: LimitName['period']
    value: bigint
    used: bigint
    since: Date
  }>`
    select h.member_id, l.person_id, l.kind, l.period, l.value, u.used, u.since
    from limits.holder h
    join limits.used c on c.person_id = h.person_id and c.day_from <= ${at} and c.day_until > ${at}
    join limits.limit l on l.person_id = c.person_id and l.period <> 'each'
    cross join lateral (select limits.running(c.counted_until, c.active_until, ${at}) as running) r
    cross join lateral (
      select case l.kind
        when 'loss' then case l.period
          when 'day' then c.staked_day - c.returned_day
          when 'week' then c.staked_week - c.returned_week
          else c.staked_month - c.returned_month end
        when 'stake' then case l.period
          when 'day' then c.staked_day when 'week' then c.staked_week else c.staked_month end
        when 'bets' then case l.period
          when 'day' then c.bets_day when 'week' then c.bets_week else c.bets_month end
        when 'deposit' then case l.period
          when 'day' then c.deposited_day when 'week' then c.deposited_week else c.deposited_month end
        else r.running + case l.period
          when 'session' then c.played_session when 'day' then c.played_day
          when 'week' then c.played_week else c.played_month end
      end as used,
      case l.period
        when 'session' then coalesce(c.session_since, ${at})
        else limits.start_of(date_trunc(l.period, c.day)::date) end as since
    ) u
    left join limits.warning w
      on w.person_id = l.person_id and w.kind = l.kind and w.period = l.period and w.since >= u.since
    where h.member_id = any (${[...memberIds]}::bigint[]) and u.used * 2 >= l.value
      and coalesce(w.percent, 0) < 100`.execute(db)
  return rows.map(({ member_id: memberId, person_id: personId, ...row }) => ({
    ...row,
    memberId,
    personId,
  }))
}
