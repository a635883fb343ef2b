import { hourMs } from '@trevo/calendar/durations.ts'
import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type { listPrizes } from '@trevo/contract/ops/compliance/prizes.ts'
import { cutPage, readInstant } from '@trevo/platform/keyset.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { PrizesNeeds } from '../needs.ts'
import { countLists, listItems } from '../repository/items.ts'
import { presentPrize, usernamesOf } from './present-prize.ts'

const countMax = 1_000

/** @throws Refusal `request_param_err` */
const readPlace = (text: string | undefined) => {
  if (text === undefined) return undefined
  const [time = '', id = ''] = text.split('_')
  if (!/^[1-9]\d{0,17}$/.test(id)) throw new Refusal('request_param_err', { fields: ['before'] })
  return { at: readInstant(time), id: BigInt(id) }
}

/** Unpaid money of the brand by list, with how much each list has. */
export const createListPrizes =
  (needs: PrizesNeeds) =>
  async (
    brandId: number,
    { list, product, cause, hours, before, pageSize }: Query<typeof listPrizes>,
  ): Promise<Answer<typeof listPrizes>> => {
    const { database, clock, settings } = needs
    const now = clock.now()
    const law = settings.lawOf(brandId)
    const whose = { brandId, law, now }
    const rows = await listItems(database.db, {
      ...whose,
      list,
      product,
      cause,
      until: hours === undefined ? undefined : new Date(now.getTime() - hours * hourMs),
      after: readPlace(before),
      limit: pageSize + 1,
    })
    const { shown, next } = cutPage(
      rows,
      pageSize,
      (last) => `${last.since.toISOString()}_${last.item_id}`,
    )
    const usernames = await usernamesOf(needs, shown)
    return {
      list: shown.map((item) => presentPrize(item, usernames)),
      next,
      counts: await countLists(database.db, whose, countMax),
      law,
    }
  }
