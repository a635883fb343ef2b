import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import { addPlay, type Progress } from '../domain/mission-progress.ts'
import { dayOf, periodOf } from '../domain/periods.ts'
import type { MemberPlay } from '../domain/settled-stake.ts'
import type { MissionRow, RewardsTables } from '../repository/tables.ts'
import type { GrantInTx } from './grant-reward.ts'

type Row = RewardsTables['rewards.mission_progress']
const rewardDays = 14
const dayMs = 24 * 3_600_000

/** Missions of a brand, each after the one it waits for. */
export const listMissionRows = (tx: Tx, brandId: number): Promise<MissionRow[]> =>
  tables<RewardsTables>(tx)
    .selectFrom('rewards.mission')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('is_on', '=', true)
    .orderBy('place')
    .limit(100)
    .execute()

/** All at once: a batch of stakes moves thousands of them. Each mission of a member stands once. */
export const saveProgress = async (tx: Tx, rows: readonly Row[]): Promise<void> => {
  if (rows.length === 0) return
  const column = <Name extends keyof Row>(name: Name) => rows.map((row) => row[name])
  await sql`
    insert into rewards.mission_progress
      (mission_id, member_id, period_on, progress, counted_on, done_at)
    select * from unnest(${column('mission_id')}::integer[], ${column('member_id')}::bigint[],
      ${column('period_on')}::date[], ${column('progress')}::bigint[],
      ${column('counted_on')}::date[], ${column('done_at')}::timestamptz[])
    on conflict (member_id, mission_id, period_on) do update set progress = excluded.progress,
      counted_on = excluded.counted_on, done_at = excluded.done_at`.execute(tx)
}

/** The reward of a mission that was just done. */
export const rewardMission = (
  grantInTx: GrantInTx,
  tx: Tx,
  {
    mission,
    memberId,
    periodOn,
    at,
  }: {
    readonly mission: MissionRow
    readonly memberId: bigint
    readonly periodOn: string
    readonly at: Date
  },
) =>
  grantInTx(tx, {
    memberId,
    brandId: mission.brand_id,
    kind: mission.draw_kind ?? 'MISSION_MANUAL',
    names: mission.names,
    prize: {
      type: mission.prize_type,
      amountMinor: mission.prize_minor,
      count: mission.prize_count,
    },
    source: 'mission',
    sourceId: `${mission.id}:${memberId}:${periodOn}`,
    expiresAt: new Date(at.getTime() + rewardDays * dayMs),
  })

const keyOf = (missionId: number, memberId: bigint, periodOn: string): string =>
  `${missionId} ${memberId} ${periodOn}`

const readProgress = async (
  tx: Tx,
  plays: readonly MemberPlay[],
  missions: readonly MissionRow[],
): Promise<Map<string, Row>> => {
  const days = plays.flatMap(({ at }) => missions.map(({ period }) => periodOf(period, at).on))
  const { rows } = await sql<Row>`
    select mission_id, member_id, period_on::text, progress, counted_on::text, done_at
    from rewards.mission_progress
    where member_id = any(${plays.map(({ memberId }) => memberId)}::bigint[])
      and period_on = any(${[...new Set(days)]}::date[])`.execute(tx)
  return new Map(rows.map((row) => [keyOf(row.mission_id, row.member_id, row.period_on), row]))
}

/**
 * Counts settled play for the missions of a brand and gives the rewards of those that it ends, in the
 * transaction that settles. Answers whose rewards changed.
 */
export const countMissions = async (
  tx: Tx,
  brandId: number,
  { plays, grantInTx }: { readonly plays: readonly MemberPlay[]; readonly grantInTx: GrantInTx },
): Promise<readonly bigint[]> => {
  const missions = await listMissionRows(tx, brandId)
  if (missions.length === 0) return []
  const known = await readProgress(tx, plays, missions)
  const rewarded: bigint[] = []
  const moved: Row[] = []
  for (const play of plays) {
    const { memberId, at } = play
    const rowOf = (mission: MissionRow) =>
      known.get(keyOf(mission.id, memberId, periodOf(mission.period, at).on))
    // What was done before this play opens the next one; what this play ends opens it for the next play.
    const isOpen = new Set(
      missions.flatMap((mission) => {
        const before = missions.find(({ id }) => id === mission.after_mission)
        return !before || rowOf(before)?.done_at ? [mission.id] : []
      }),
    )
    for (const mission of missions) {
      const row = rowOf(mission)
      if (row?.done_at || !isOpen.has(mission.id)) continue
      const was: Progress = {
        progress: row?.progress ?? 0n,
        countedOn: row?.counted_on ?? null,
      }
      const next = addPlay(mission, was, { play, day: dayOf(at) })
      if (next.progress === was.progress) continue
      const isDone = next.progress >= mission.target
      const periodOn = periodOf(mission.period, at).on
      moved.push({
        mission_id: mission.id,
        member_id: memberId,
        period_on: periodOn,
        progress: next.progress,
        counted_on: next.countedOn,
        done_at: isDone ? at : null,
      })
      if (!isDone) continue
      const granted = await rewardMission(grantInTx, tx, { mission, memberId, periodOn, at })
      if (granted === 'granted') rewarded.push(memberId)
    }
  }
  await saveProgress(tx, moved)
  return rewarded
}
