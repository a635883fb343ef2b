import type { Answer } from '@trevo/contract/endpoint.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { getMissionSummaryDetails, Mission } from '@trevo/contract/wps/rewards/missions.ts'
import { tables } from '@trevo/database/connect.ts'
import { textIn } from '@trevo/languages/texts.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { sql } from 'kysely'
import { periodOf } from '../domain/periods.ts'
import type { RewardsNeeds } from '../needs.ts'
import type { MissionRow, RewardsTables } from '../repository/tables.ts'
import { listMissionRows, rewardMission, saveProgress } from './count-missions.ts'
import type { GrantInTx } from './grant-reward.ts'
import { presentPrize } from './present-reward.ts'

type Viewer = { readonly memberId: bigint; readonly brandId: number; readonly language: Language }
type ProgressRow = RewardsTables['rewards.mission_progress']
type Given = { readonly sourceId: string; readonly id: bigint; readonly isClaimed: boolean }

const countText = (mission: MissionRow, value: bigint): string =>
  mission.type === 'STAKED' ? formatMoney(value) : String(value)

const present = (
  mission: MissionRow,
  {
    row,
    before,
    given,
    now,
    language,
  }: {
    readonly row: ProgressRow | undefined
    readonly before: { readonly mission: MissionRow; readonly isDone: boolean } | undefined
    readonly given: Given | undefined
    readonly now: Date
    readonly language: Language
  },
): Mission => {
  const { startsAt, endsAt } = periodOf(mission.period, now)
  const isLocked = before !== undefined && !before.isDone
  const done = given?.isClaimed ? 'CLAIMED' : 'DONE'
  return {
    id: mission.id,
    title: textIn(mission.names, language),
    drawing: mission.drawing,
    type: mission.type,
    period: mission.period,
    target: countText(mission, mission.target),
    progress: countText(mission, row?.progress ?? 0n),
    reward: presentPrize({ ...mission, prize_names: null }, language),
    status: row?.done_at ? done : isLocked ? 'LOCKED' : 'OPEN',
    after: before ? textIn(before.mission.names, language) : null,
    periodStart: startsAt?.toISOString() ?? null,
    periodEnd: endsAt?.toISOString() ?? null,
    rewardId: given && !given.isClaimed ? String(given.id) : null,
  }
}

const noteSecondFactor =
  (needs: RewardsNeeds) =>
  async (viewer: Viewer, open: readonly MissionRow[], grantInTx: GrantInTx): Promise<void> => {
    const { database, clock, identity, members, listeners } = needs
    if (open.length === 0 || !(await identity.hasSecondFactor(viewer.memberId))) return
    if (!(await members.findEligible(viewer.memberId))) return
    const at = clock.now()
    await database.inTx(async (tx) => {
      for (const mission of open) {
        const periodOn = periodOf(mission.period, at).on
        const { memberId } = viewer
        const granted = await rewardMission(grantInTx, tx, { mission, memberId, periodOn, at })
        // Where the law wants a bet first, it counts after that bet.
        if (granted === 'bet_first') continue
        await saveProgress(tx, [
          {
            mission_id: mission.id,
            member_id: memberId,
            period_on: periodOn,
            progress: mission.target,
            counted_on: null,
            done_at: at,
          },
        ])
      }
    })
    listeners.onChanged([viewer.memberId])
  }

const readRows = (needs: RewardsNeeds) => (memberId: bigint) =>
  needs.database.inTx(async (tx) => {
    const { rows } = await sql<ProgressRow>`
        select mission_id, member_id, period_on::text, progress, counted_on::text, done_at
        from rewards.mission_progress where member_id = ${memberId}
        order by period_on desc limit 500`.execute(tx)
    const given = await tables<RewardsTables>(tx)
      .selectFrom('rewards.reward')
      .select(['id', 'source_id', 'state'])
      .where('member_id', '=', memberId)
      .where('source', '=', 'mission')
      .orderBy('id', 'desc')
      .limit(500)
      .execute()
    return { rows, given }
  })

/** CALL-53: missions with progress. A second factor that was turned on meanwhile counts now. */
export const createGetMissionSummaryDetails = (needs: RewardsNeeds, grantInTx: GrantInTx) => {
  return async (viewer: Viewer): Promise<Answer<typeof getMissionSummaryDetails>> => {
    const { database, clock } = needs
    const { memberId, brandId, language } = viewer
    const now = clock.now()
    const missions = await database.inTx((tx) => listMissionRows(tx, brandId))
    const first = await readRows(needs)(memberId)
    const rowIn = (rows: readonly ProgressRow[], mission: MissionRow) =>
      rows.find(
        (row) =>
          row.mission_id === mission.id && row.period_on === periodOf(mission.period, now).on,
      )
    const waiting = missions.filter(
      (mission) => mission.type === 'SECOND_FACTOR' && !rowIn(first.rows, mission)?.done_at,
    )
    await noteSecondFactor(needs)(viewer, waiting, grantInTx)
    const { rows, given } = waiting.length === 0 ? first : await readRows(needs)(memberId)
    return {
      missions: missions.map((mission) => {
        const before = missions.find(({ id }) => id === mission.after_mission)
        const sourceId = `${mission.id}:${memberId}:${periodOf(mission.period, now).on}`
        const found = given.find((one) => one.source_id === sourceId)
        return present(mission, {
          row: rowIn(rows, mission),
          before: before && {
            mission: before,
            isDone: Boolean(rowIn(rows, before)?.done_at),
          },
          given: found && {
            sourceId,
            id: found.id,
            isClaimed: found.state !== 'unclaimed',
          },
          now,
          language,
        })
      }),
    }
  }
}
