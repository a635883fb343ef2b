import type { Pool } from '@trevo/database/connect.ts'

/** A profile of each filled member for segments, as if it had just been read; half of them have staked. */
export const fillProfiles = async (pool: Pool): Promise<void> => {
  await pool.query(
    `insert into promotions.member_profile (member_id, brand_id, account, level, registered_at, last_staked_at,
       country, state, tags, is_flagged, read_at, due_at, available_minor, line)
     select member_id, brand_id, account, member_id % 20, registered_at,
       case when member_id % 2 = 0 then now() - (member_id % 400) * interval '1 day' end, 'BR',
       (array['SP', 'RJ', 'BA', 'MG', null])[member_id % 5 + 1],
       case when member_id % 7 = 0 then array['vip'] else '{}' end, member_id % 50 = 0, now(),
       now() + interval '30 days', member_id % 1000 * 10000, array['agente.' || member_id % 100]
     from members.member where account_key like 'trevo@bench%'
     on conflict do nothing`,
  )
  await pool.query(
    `insert into promotions.last_stake (member_id, product, at)
     select p.member_id, product, p.last_staked_at from promotions.member_profile p
     cross join unnest(array['BGS', 'LIVE']) product
     where p.last_staked_at is not null on conflict do nothing`,
  )
  await pool.query('vacuum analyze promotions.member_profile, promotions.last_stake')
}
