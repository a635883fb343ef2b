import { dayMs } from '@trevo/calendar/durations.ts'
import type { Tx } from '@trevo/database/connect.ts'
import {
  isBeforeEnd,
  isNewerThan,
  progressOf,
  skippedAt,
  skippedBy,
  type PlaySum,
} from '../domain/mission-progress.ts'
import type { MemberPlay } from '../../common/domain/settled-stake.ts'
import { listMissionRows, readProgress, saveProgress } from '../repository/missions.ts'
import { withdrawReward } from '../../grants/repository/rewards.ts'
import type { MissionProgressRow, MissionRow } from '../../tables.ts'
import { countSums, createDays, type CountedSums, type PeriodDays } from './count-sums.ts'
import type { GrantInTx } from '../../grants/service/grant-reward.ts'
import type { PricedPrize, WorthOf } from '../../budgets/service/prize-worth.ts'
import { createBudgets, type Budgets } from '../../budgets/service/spend-for-play.ts'

const rewardDays = 14

const noPlay: PlaySum = { stakedMinor: 0n, rounds: 0n, days: 0 }

type Named = {
  readonly mission: MissionRow
  readonly memberId: bigint
  readonly periodOn: string
}

const sourceOf = ({ mission, memberId, periodOn }: Named) => ({
  source: 'mission',
  sourceId: `${mission.id}:${memberId}:${periodOn}`,
})

/** A mission's reward, in the form for calculating its value. */
export const prizeOf = ({
  prize_type: type,
  prize_minor: amountMinor,
  prize_count: count,
  draw_kind: drawKind,
}: MissionRow): PricedPrize => ({ type, amountMinor, count, drawKind })

/** The reward of a newly completed mission. */
export const rewardMission = (
  grantInTx: GrantInTx,
  tx: Tx,
  { at, ...named }: Named & { readonly at: Date },
) =>
  grantInTx(tx, {
    memberId: named.memberId,
    brandId: named.mission.brand_id,
    kind: named.mission.draw_kind ?? 'MISSION_MANUAL',
    names: named.mission.names,
    prize: {
      type: named.mission.prize_type,
      amountMinor: named.mission.prize_minor,
      count: named.mission.prize_count,
      winTurnover: named.mission.win_turnover,
    },
    ...sourceOf(named),
    expiresAt: new Date(at.getTime() + rewardDays * dayMs),
  })

const keyOf = (missionId: number, memberId: bigint, periodOn: string): string =>
  `${missionId} ${memberId} ${periodOn}`

/** The state of missions while play is counted, and the pending writes. */
const createBook = (rows: readonly MissionProgressRow[]) => {
  const known = new Map(
    rows.map((row) => [keyOf(row.mission_id, row.member_id, row.period_on), row]),
  )
  const moved = new Set<string>()
  return {
    find: ({ mission, memberId, periodOn }: Named) =>
      known.get(keyOf(mission.id, memberId, periodOn)),
    change: (named: Named, change: Partial<MissionProgressRow>): MissionProgressRow => {
      const { mission, memberId, periodOn } = named
      const key = keyOf(mission.id, memberId, periodOn)
      const before = known.get(key) ?? {
        mission_id: mission.id,
        member_id: memberId,
        period_on: periodOn,
        progress: 0n,
        skipped: 0n,
        opened_at: null,
        done_at: null,
        worth_minor: null,
      }
      const after = { ...before, ...change }
      known.set(key, after)
      moved.add(key)
      return after
    },
    moved: () => [...moved].flatMap((key) => known.get(key) ?? []),
  }
}

type Counting = {
  readonly tx: Tx
  readonly missions: readonly MissionRow[]
  readonly plays: readonly MemberPlay[]
  readonly sums: CountedSums
  readonly book: ReturnType<typeof createBook>
  readonly daysOf: (at: Date) => PeriodDays
  readonly now: Date
  readonly grantInTx: GrantInTx
  readonly worthOf: WorthOf
  readonly budgets: Budgets
}

/** Opens missions whose prerequisite is now done: earlier play does not count for them. */
const openNext = async (
  { missions, sums, book, daysOf, now }: Counting,
  { mission, memberId }: Named,
) => {
  for (const next of missions.filter(({ after_mission: after }) => after === mission.id)) {
    const periodOn = daysOf(now)[next.period]
    const named = { mission: next, memberId, periodOn }
    if (book.find(named)?.opened_at) continue
    const sum = await sums.find(memberId, next.period, periodOn)
    book.change(named, { skipped: skippedAt(next, sum ?? noPlay), opened_at: now })
  }
}

/** A recount of play from before a mission opened is excluded from it as well. */
const moveSkipped = ({ sums, book, daysOf }: Counting, named: Named, play: MemberPlay) => {
  const row = book.find(named)
  if (!row?.opened_at || play.at > row.opened_at) return
  const by = skippedBy(named.mission.type, {
    stakedMinor: play.amountMinor,
    rounds: BigInt(play.rounds),
    days: sums.daysBy(play),
    isOpeningDay: daysOf(play.at).DAILY === daysOf(row.opened_at).DAILY,
  })
  const skipped = row.skipped + by
  if (by !== 0n) book.change(named, { skipped: skipped > 0n ? skipped : 0n })
}

/** A member's play in the period before the mission existed does not count for it. */
const openNew = (
  { sums, book, daysOf, plays }: Counting,
  named: Named,
  play: MemberPlay,
): MissionProgressRow => {
  const { mission, memberId, periodOn } = named
  const since = plays.filter(
    (one) =>
      one.memberId === memberId &&
      one.at > mission.created_at &&
      daysOf(one.at)[mission.period] === periodOn,
  )
  const sum = sums.ofPlay(play, mission.period)
  const before = {
    stakedMinor: since.reduce((left, one) => left - one.amountMinor, sum.stakedMinor),
    rounds: since.reduce((left, one) => left - BigInt(one.rounds), sum.rounds),
    days: sum.days,
  }
  const skipped = skippedAt(mission, before)
  return book.change(named, { skipped, opened_at: mission.created_at })
}

/** Whether play can affect a mission beyond the sums that it follows from. */
const isConcerned = ({ sums, book }: Counting, named: Named, play: MemberPlay): boolean => {
  const { mission } = named
  if (mission.type === 'SECOND_FACTOR') return false
  const row = book.find(named)
  const sum = sums.ofPlay(play, mission.period)
  if (row ? row.opened_at !== null && play.at <= row.opened_at : isNewerThan(mission, sum)) {
    return true
  }
  return progressOf(mission, sum, row) >= mission.target !== Boolean(row?.done_at)
}

/** Whether this changed the member's rewards: a mission is newly done, or no longer done. */
const countOne = async (counting: Counting, named: Named, play: MemberPlay): Promise<boolean> => {
  const { tx, sums, book, now, grantInTx, worthOf, budgets } = counting
  const { mission } = named
  const sum = sums.ofPlay(play, mission.period)
  if (book.find(named)) moveSkipped(counting, named, play)
  else if (isNewerThan(mission, sum)) openNew(counting, named, play)
  const row = book.find(named)
  const isEnough = progressOf(mission, sum, row) >= mission.target
  if (isEnough === Boolean(row?.done_at)) return false
  if (isEnough) {
    const worthMinor = await worthOf(prizeOf(mission))
    const { stakedMinor: countedMinor } = sums.ofPlay(play, 'ONCE')
    // It waits until enough of the member's stakes counted, over any time.
    const order = { memberId: named.memberId, countedMinor, worthMinor }
    if ((await budgets.take(order)) > 0n) return false
    book.change(named, { done_at: now, worth_minor: worthMinor })
    await openNext(counting, named)
    return (await rewardMission(grantInTx, tx, { ...named, at: now })) === 'granted'
  }
  const withdrawn = await withdrawReward(tx, sourceOf(named), now)
  if (withdrawn === 'stays') return false
  await budgets.giveBack(named.memberId, row?.worth_minor ?? 0n)
  book.change(named, { done_at: null, worth_minor: null })
  return withdrawn === 'withdrawn'
}

/** The missions that a member's play may affect: those that were open before it. */
const createListConcerned = (counting: Counting) => {
  const { missions, book, daysOf } = counting
  const byId = new Map(missions.map((mission) => [mission.id, mission]))
  const beforeOf = new Map(
    missions.map((mission) => [mission, byId.get(mission.after_mission ?? 0)] as const),
  )
  return (play: MemberPlay): readonly Named[] => {
    const { memberId } = play
    const days = daysOf(play.at)
    return missions.flatMap((mission) => {
      const named = { mission, memberId, periodOn: days[mission.period] }
      const before = beforeOf.get(mission)
      // Missions done before this play open the next ones; those done by it, for later play.
      if (!isBeforeEnd(mission, play.at)) return []
      const isOpen =
        !before ||
        book.find(named)?.opened_at ||
        book.find({ mission: before, memberId, periodOn: days[before.period] })?.done_at
      return isOpen && isConcerned(counting, named, play) ? [named] : []
    })
  }
}

/**
 * Counts settled play for the missions of a brand, in the transaction that settles: gives the rewards of completed
 * missions, and withdraws unclaimed rewards of missions that are no longer done. Returns the members whose rewards
 * changed.
 */
export const countMissions = async (
  tx: Tx,
  brandId: number,
  {
    plays,
    now,
    timeZone,
    grantInTx,
    worthOf,
  }: {
    readonly plays: readonly MemberPlay[]
    readonly now: Date
    /** The brand's. */
    readonly timeZone: string
    readonly grantInTx: GrantInTx
    readonly worthOf: WorthOf
  },
): Promise<readonly bigint[]> => {
  const daysOf = createDays(timeZone)
  const sums = await countSums(tx, plays, daysOf)
  const missions = await listMissionRows(tx, brandId, now)
  if (missions.length === 0) return []
  const days = [...plays.map(({ at }) => at), now].flatMap((at) => Object.values(daysOf(at)))
  const memberIds = [...new Set(plays.map(({ memberId }) => memberId))]
  const book = createBook(await readProgress(tx, memberIds, [...new Set(days)]))
  const budgets = createBudgets(tx, 'missions', memberIds)
  const counting = { tx, missions, plays, sums, book, daysOf, now, grantInTx, worthOf, budgets }
  const listConcerned = createListConcerned(counting)
  const changed: bigint[] = []
  for (const play of plays) {
    for (const named of listConcerned(play)) {
      if (await countOne(counting, named, play)) changed.push(play.memberId)
    }
  }
  await saveProgress(tx, book.moved())
  await budgets.save()
  return changed
}
