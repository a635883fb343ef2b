import { dayMs } from '@trevo/calendar/durations.ts'
import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type * as contract from '@trevo/contract/ops/giving/loyalty.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { cutPage, withExtra } from '@trevo/platform/keyset.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { listStoredItems } from '../../points/index.ts'
import { listStoredMissions, measureMissions, readDraws } from '../../rewards/index.ts'
import type { LoyaltyNeeds } from '../needs.ts'
import { measuredDays } from './judge-setting.ts'
import { createWorths } from './worth-of-prizes.ts'

const position = /^(\d{1,6})_(\d{1,10})$/

/** Place and id of the last row of the page before. @throws Refusal `request_param_err` */
const readPosition = (before: string | undefined): readonly [number, number] | undefined => {
  if (before === undefined) return undefined
  const [, place, id] = position.exec(before) ?? []
  const read = [Number(place), Number(id)] as const
  if (!read.every((one) => one <= 2_147_483_647)) {
    throw new Refusal('request_param_err', { fields: ['before'] })
  }
  return read
}

const stateOf = (
  { startsAt, endsAt, isOn }: { startsAt: Date; endsAt: Date | null; isOn: boolean },
  now: Date,
) => {
  if (!isOn || (endsAt !== null && endsAt <= now)) return 'ended' as const
  return startsAt > now ? ('planned' as const) : ('running' as const)
}

/** Missions, and what points are exchanged for. */
export const createLoyaltyLists = (needs: LoyaltyNeeds) => {
  const { database, clock } = needs
  return {
    listLoyaltyMissions: (
      brandId: number,
      { state, before, pageSize }: Query<typeof contract.listLoyaltyMissions>,
    ): Promise<Answer<typeof contract.listLoyaltyMissions>> =>
      database.inTx(async (tx) => {
        const now = clock.now()
        const since = new Date(now.getTime() - measuredDays * dayMs)
        const rows = await listStoredMissions(tx, brandId, {
          isOver: state === 'ended',
          now,
          after: readPosition(before),
          limit: withExtra(pageSize),
        })
        const { shown, next } = cutPage(
          rows,
          pageSize,
          ({ setting }) => `${setting.place}_${setting.missionId}`,
        )
        const given = await measureMissions(tx, { brandId, since })
        const worths = createWorths(needs, tx, brandId)
        const draws = (await readDraws(tx, brandId)).map(({ setting }) => setting)
        const list = []
        for (const mission of shown) {
          const { setting, startsAt, endsAt } = mission
          list.push({
            ...setting,
            state: stateOf(mission, now),
            startsAt: startsAt.toISOString(),
            endsAt: endsAt?.toISOString() ?? null,
            worth: formatMoney(await worths.rewardOf(setting, draws)),
            given: given.get(setting.missionId) ?? { count: 0, members: 0, isCut: false },
          })
        }
        return { list, next }
      }),

    listMallItems: (
      brandId: number,
      { state, before, pageSize }: Query<typeof contract.listMallItems>,
    ): Promise<Answer<typeof contract.listMallItems>> =>
      database.inTx(async (tx) => {
        const rows = await listStoredItems(tx, brandId, {
          isOn: state === 'on',
          after: readPosition(before),
          limit: withExtra(pageSize),
        })
        const { shown, next } = cutPage(
          rows,
          pageSize,
          ({ setting }) => `${setting.place}_${setting.itemId}`,
        )
        return { list: shown.map(({ setting, redeemed }) => ({ ...setting, redeemed })), next }
      }),
  }
}
