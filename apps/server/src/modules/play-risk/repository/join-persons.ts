import type { Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'

type Joined = {
  readonly fromPersonId: bigint
  readonly toPersonId: bigint
  readonly memberId: bigint
}

/**
 * Two persons turn out to be one, in the transaction that joins them: what was done stays with the one that is left,
 * the higher level holds, a review that waits goes on waiting, and all days are counted again over the accounts of
 * both.
 */
export const carryOverPlayRisk = async (
  tx: Tx,
  { fromPersonId: from, toPersonId: to, memberId }: Joined,
): Promise<void> => {
  await sql`select from play_risk.person where person_id in (${from}, ${to}) order by person_id for update`.execute(
    tx,
  )
  const { rows } = await sql<{ level: number; level_since: Date }>`
    delete from play_risk.person where person_id = ${from} returning level, level_since`.execute(tx)
  const [gone] = rows
  await sql`insert into play_risk.attempt (person_id, minute, member_id, limit_name)
    select ${to}, minute, member_id, limit_name from play_risk.attempt where person_id = ${from}
    on conflict do nothing`.execute(tx)
  await sql`delete from play_risk.attempt where person_id = ${from}`.execute(tx)
  await sql`delete from play_risk.day where person_id = ${from}`.execute(tx)
  await sql`update play_risk.account set person_id = ${to} where person_id = ${from}`.execute(tx)
  await sql`update play_risk.event set person_id = ${to} where person_id = ${from}`.execute(tx)
  for (const waiting of ['proposal', 'review'] as const) {
    const isOpen = sql.raw(waiting === 'proposal' ? 'ended_at is null' : 'decided_at is null')
    const table = sql.raw(`play_risk.${waiting}`)
    // At most one waits: that of the person who is left, else the other one.
    await sql`delete from ${table} where person_id = ${from} and ${isOpen}
      and exists (select from ${table} where person_id = ${to} and ${isOpen})`.execute(tx)
    await sql`update ${table} set person_id = ${to} where person_id = ${from}`.execute(tx)
  }
  await sql`delete from play_risk.self_test where person_id = ${from}
    and exists (select from play_risk.self_test where person_id = ${to})`.execute(tx)
  await sql`update play_risk.self_test set person_id = ${to} where person_id = ${from}`.execute(tx)
  if (gone) {
    await sql`insert into play_risk.person (person_id, level, level_since)
      values (${to}, ${gone.level}, ${gone.level_since})
      on conflict (person_id) do update set level = greatest(person.level, excluded.level)`.execute(
      tx,
    )
  }
  await sql`insert into play_risk.event (person_id, at, kind)
    select ${to}, now(), 'joined' from play_risk.event where person_id = ${to} limit 1`.execute(tx)
  // Without a first count the whole window is counted; the mark only has to be there.
  await sql`update play_risk.person set counted_at = null where person_id = ${to}`.execute(tx)
  await sql`insert into play_risk.changed (member_id, day, at)
    values (${memberId}, '1970-01-01', 'epoch') on conflict do nothing`.execute(tx)
}
