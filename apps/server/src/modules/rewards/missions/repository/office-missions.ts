import type { MissionSetting } from '@trevo/contract/ops/giving/loyalty-settings.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { inEachLanguage } from '@trevo/languages/languages.ts'
import { textIn } from '@trevo/languages/texts.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { sql } from 'kysely'
import type { MissionRow, RewardsTables } from '../../tables.ts'

export type StoredMission = {
  readonly setting: MissionSetting & { readonly missionId: number }
  readonly startsAt: Date
  readonly endsAt: Date | null
  /** False: it never counts. */
  readonly isOn: boolean
  /** The mission whose terms it changed. */
  readonly replaces: number | null
}

const storedOf = (row: MissionRow): StoredMission => ({
  setting: {
    subject: 'mission',
    missionId: row.id,
    names: inEachLanguage((language) => textIn(row.names, language)),
    drawing: row.drawing,
    type: row.type,
    period: row.period,
    target: row.type === 'STAKED' ? formatMoney(row.target) : String(row.target),
    after: row.after_mission,
    prize: {
      type: row.prize_type,
      amount: formatMoney(row.prize_minor),
      count: row.prize_count,
      winTurnover: row.win_turnover,
      draw: row.draw_kind,
    },
    place: row.place,
  },
  startsAt: row.created_at,
  endsAt: row.ends_at,
  isOn: row.is_on,
  replaces: row.replaces,
})

/** Missions that count or will, or those that are over; in their order. */
export const listStoredMissions = async (
  tx: Tx,
  brandId: number,
  {
    isOver,
    now,
    after,
    limit,
  }: {
    readonly isOver: boolean
    readonly now: Date
    /** Place and id of the last one of the page before. */
    readonly after: readonly [number, number] | undefined
    readonly limit: number
  },
): Promise<readonly StoredMission[]> => {
  const rows = await tables<RewardsTables>(tx)
    .selectFrom('rewards.mission')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where(
      isOver
        ? sql<boolean>`(not is_on or ends_at <= ${now})`
        : sql<boolean>`is_on and (ends_at is null or ends_at > ${now})`,
    )
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(place, id) > (${after?.[0]}::integer, ${after?.[1]}::integer)`),
    )
    .orderBy('place')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(storedOf)
}

/** Locked until the transaction ends. */
export const lockMission = async (
  tx: Tx,
  brandId: number,
  missionId: number,
): Promise<StoredMission | undefined> => {
  const row = await tables<RewardsTables>(tx)
    .selectFrom('rewards.mission')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('id', '=', missionId)
    .forUpdate()
    .executeTakeFirst()
  return row && storedOf(row)
}

/** A mission that counts play from then on, in place of `missionId` if it names one; returns its id. */
export const addMission = async (
  tx: Tx,
  brandId: number,
  setting: MissionSetting,
  startsAt: Date,
): Promise<number> => {
  const { type, target, prize, missionId: replaces } = setting
  const { id } = await tables<RewardsTables>(tx)
    .insertInto('rewards.mission')
    .values({
      brand_id: brandId,
      names: setting.names,
      drawing: setting.drawing,
      type,
      period: setting.period,
      target: type === 'STAKED' ? parseMoney(target) : BigInt(target),
      after_mission: setting.after,
      prize_type: prize.type,
      prize_minor: parseMoney(prize.amount),
      prize_count: prize.count,
      win_turnover: prize.winTurnover,
      draw_kind: prize.draw,
      is_on: true,
      place: setting.place,
      created_at: startsAt,
      ends_at: null,
      replaces,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Play from then on counts for it no more; one that has not begun by then never begins. */
export const endMission = async (
  tx: Tx,
  { setting: { missionId }, startsAt }: StoredMission,
  endsAt: Date,
): Promise<void> => {
  await tables<RewardsTables>(tx)
    .updateTable('rewards.mission')
    .set(startsAt < endsAt ? { ends_at: endsAt } : { is_on: false })
    .where('id', '=', missionId)
    .execute()
}

/** The mission whose terms another one would have changed goes on. */
export const resumeMission = async (tx: Tx, missionId: number): Promise<void> => {
  await tables<RewardsTables>(tx)
    .updateTable('rewards.mission')
    .set({ ends_at: null })
    .where('id', '=', missionId)
    .execute()
}

/** How it looks; what it asks and gives stays. */
export const dressMission = async (
  tx: Tx,
  missionId: number,
  look: Pick<MissionSetting, 'names' | 'drawing' | 'place'>,
): Promise<void> => {
  const { names, drawing, place } = look
  await tables<RewardsTables>(tx)
    .updateTable('rewards.mission')
    .set({ names, drawing, place })
    .where('id', '=', missionId)
    .execute()
}
