import type { Answer } from '@trevo/contract/endpoint.ts'
import type { getMissionSummaryDetails, Mission } from '@trevo/contract/wps/rewards/missions.ts'
import { textFor, type Reader } from '@trevo/languages/texts.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { isBeforeEnd, isNewerThan, progressOf, type PlaySum } from '../domain/mission-progress.ts'
import { periodOf } from '../../common/domain/periods.ts'
import { stakesMissing } from '../../budgets/domain/play-budget.ts'
import type { RewardsNeeds } from '../../needs.ts'
import { listMissionRows, readProgressOf, saveProgress } from '../repository/missions.ts'
import { listGivenOf } from '../../grants/repository/rewards.ts'
import { readSpent } from '../../budgets/repository/play-budgets.ts'
import { readSums } from '../repository/play-sums.ts'
import type { MissionProgressRow, MissionRow } from '../../tables.ts'
import { prizeOf, rewardMission } from './count-missions.ts'
import { sumOf } from './count-sums.ts'
import type { GrantInTx } from '../../grants/service/grant-reward.ts'
import { presentPrize } from '../../grants/service/present-reward.ts'
import { createWorthOf } from '../../budgets/service/prize-worth.ts'

type Viewer = { readonly memberId: bigint; readonly brandId: number; readonly reader: Reader }
type Given = { readonly sourceId: string; readonly id: bigint; readonly isClaimed: boolean }

const countText = (mission: MissionRow, value: bigint): string =>
  mission.type === 'STAKED' ? formatMoney(value) : String(value)

type MemberSum = PlaySum & { readonly firstAt: Date }

const noPlay: PlaySum = { stakedMinor: 0n, rounds: 0n, days: 0 }

/** Progress is never shown beyond the target, and for a completed one never below it. */
const shownProgress = (
  mission: MissionRow,
  row: MissionProgressRow | undefined,
  sum: MemberSum | undefined,
): bigint => {
  if (row?.done_at) return mission.target
  // No play since the mission exists.
  if (sum && !row && isNewerThan(mission, sum)) return 0n
  const progress = progressOf(mission, sum ?? noPlay, row)
  return progress > mission.target ? mission.target : progress
}

const present = (
  mission: MissionRow,
  {
    row,
    sum,
    before,
    given,
    missingMinor,
    now,
    timeZone,
    reader,
  }: {
    readonly row: MissionProgressRow | undefined
    readonly sum: MemberSum | undefined
    readonly before: { readonly mission: MissionRow; readonly isDone: boolean } | undefined
    readonly given: Given | undefined
    /** The stakes that still have to count before the member's budget pays for it. */
    readonly missingMinor: bigint
    readonly now: Date
    readonly timeZone: string
    readonly reader: Reader
  },
): Mission => {
  const { startsAt, endsAt } = periodOf(mission.period, now, timeZone)
  const isLocked = before !== undefined && !before.isDone && !row?.opened_at
  const done = given?.isClaimed ? 'CLAIMED' : 'DONE'
  return {
    id: mission.id,
    title: textFor(mission.names, reader),
    drawing: mission.drawing,
    type: mission.type,
    period: mission.period,
    target: countText(mission, mission.target),
    progress: countText(mission, isLocked ? 0n : shownProgress(mission, row, sum)),
    reward: presentPrize({ ...mission, prize_names: null }, reader),
    status: row?.done_at ? done : isLocked ? 'LOCKED' : 'OPEN',
    after: before ? textFor(before.mission.names, reader) : null,
    periodStart: startsAt?.toISOString() ?? null,
    periodEnd: (endsAt ?? mission.ends_at)?.toISOString() ?? null,
    rewardId: given && !given.isClaimed ? String(given.id) : null,
    stakesMissing:
      row?.done_at || mission.type === 'SECOND_FACTOR' ? null : formatMoney(missingMinor),
  }
}

const noteSecondFactor =
  (needs: RewardsNeeds) =>
  async (viewer: Viewer, open: readonly MissionRow[], grantInTx: GrantInTx): Promise<void> => {
    const { database, clock, identity, members, settings, listeners } = needs
    if (open.length === 0 || !(await identity.hasSecondFactor(viewer.memberId))) return
    if (!(await members.findEligible(viewer.memberId))) return
    const at = clock.now()
    await database.inTx(async (tx) => {
      for (const mission of open) {
        const periodOn = periodOf(mission.period, at, settings.timeZoneOf(viewer.brandId)).on
        const { memberId } = viewer
        const granted = await rewardMission(grantInTx, tx, { mission, memberId, periodOn, at })
        // If the law requires a bet first, it counts after that bet.
        if (granted === 'bet_first') continue
        await saveProgress(tx, [
          {
            mission_id: mission.id,
            member_id: memberId,
            period_on: periodOn,
            progress: mission.target,
            skipped: 0n,
            opened_at: null,
            done_at: at,
            worth_minor: null,
          },
        ])
      }
    })
    listeners.onChanged([viewer.memberId])
  }

const periods = ['DAILY', 'WEEKLY', 'ONCE'] as const

type Reading = {
  readonly memberId: bigint
  readonly brandId: number
  readonly missions: readonly MissionRow[]
  readonly now: Date
  readonly timeZone: string
}

const readRows = (needs: RewardsNeeds, { memberId, brandId, missions, now, timeZone }: Reading) =>
  needs.database.inTx(async (tx) => {
    const rows = await readProgressOf(tx, memberId)
    const given = await listGivenOf(tx, memberId, 'mission')
    const running = periods.map((period) => ({ period, on: periodOf(period, now, timeZone).on }))
    const sums = new Map(
      (await readSums(tx, memberId, running)).map((row) => [row.period, sumOf(row)]),
    )
    const spentMinor = await readSpent(tx, 'missions', memberId)
    const worthOf = createWorthOf(needs, tx, brandId)
    const missing = new Map<number, bigint>()
    const countedMinor = sums.get('ONCE')?.stakedMinor ?? 0n
    for (const mission of missions) {
      const worthMinor = await worthOf(prizeOf(mission))
      missing.set(mission.id, stakesMissing('missions', { spentMinor, countedMinor }, worthMinor))
    }
    return { rows, given, sums, missing }
  })

/** CALL-53: missions with progress. A second factor turned on meanwhile counts now. */
export const createGetMissionSummaryDetails = (needs: RewardsNeeds, grantInTx: GrantInTx) => {
  return async (viewer: Viewer): Promise<Answer<typeof getMissionSummaryDetails>> => {
    const { database, clock, settings } = needs
    const { memberId, brandId, reader } = viewer
    const now = clock.now()
    const timeZone = settings.timeZoneOf(brandId)
    const known = await database.inTx((tx) => listMissionRows(tx, brandId, now))
    const missions = known.filter((mission) => isBeforeEnd(mission, now))
    const reading = { memberId, brandId, missions, now, timeZone }
    const first = await readRows(needs, reading)
    const rowIn = (rows: readonly MissionProgressRow[], mission: MissionRow) =>
      rows.find(
        (row) =>
          row.mission_id === mission.id &&
          row.period_on === periodOf(mission.period, now, timeZone).on,
      )
    const waiting = missions.filter(
      (mission) => mission.type === 'SECOND_FACTOR' && !rowIn(first.rows, mission)?.done_at,
    )
    await noteSecondFactor(needs)(viewer, waiting, grantInTx)
    const { rows, given, sums, missing } =
      waiting.length === 0 ? first : await readRows(needs, reading)
    return {
      missions: missions.map((mission) => {
        const before = missions.find(({ id }) => id === mission.after_mission)
        const sourceId = `${mission.id}:${memberId}:${periodOf(mission.period, now, timeZone).on}`
        const found = given.find((one) => one.source_id === sourceId)
        return present(mission, {
          row: rowIn(rows, mission),
          sum: sums.get(mission.period),
          before: before && {
            mission: before,
            isDone: Boolean(rowIn(rows, before)?.done_at),
          },
          given: found && {
            sourceId,
            id: found.id,
            isClaimed: found.state !== 'unclaimed',
          },
          missingMinor: missing.get(mission.id) ?? 0n,
          now,
          timeZone,
          reader,
        })
      }),
    }
  }
}
