import type { Answer } from '@trevo/contract/endpoint.ts'
import type { Facts } from '@trevo/contract/ops/approvals.ts'
import type {
  listLotteryKinds as KindsEndpoint,
  NewLottery,
  previewNewLottery as Endpoint,
} from '@trevo/contract/ops/lottery/new-lottery.ts'
import { dayIn } from '@trevo/calendar/time-zone.ts'
import { allGroups } from '@trevo/lottery-rules/groups/all-groups.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { timesOf } from '../../draws/domain/schedule.ts'
import { planAfter } from '../../draws/service/schedule-draws.ts'
import { gamesOfBrand, type LotteryContext } from '../../lotteries/context.ts'
import { pricingOf, returnBounds } from '../../lotteries/domain/returns.ts'
import { numberStyleOf } from '../domain/new-lottery.ts'
import { requireAddable, requireMomentToCome, requireValid, returnsOf } from './add-lottery-kind.ts'

const drawsShown = 10

type Preview = Answer<typeof Endpoint>

/** The first draws, each on sale from the close of the one before. */
const firstDraws = (lottery: NewLottery, now: Date): Preview['draws'] => {
  const onSaleFrom = new Date(lottery.onSaleFrom)
  const begin = onSaleFrom > now ? onSaleFrom : now
  const { timeZone, rule } = lottery
  const calendar = {
    schedules: [{ fromOn: dayIn(begin, timeZone), timeZone, rule }],
    holidays: new Set<string>(),
  }
  const style = { number_style: numberStyleOf(lottery) }
  let opensAt = begin
  return planAfter(style, calendar, begin, drawsShown).flatMap(({ drawNumber, drawsAt }) => {
    const closesAt = new Date(drawsAt.getTime() - lottery.lockSec * 1_000)
    if (opensAt >= closesAt) return []
    const draw = {
      numero: drawNumber,
      opensAt: opensAt.toISOString(),
      closesAt: closesAt.toISOString(),
      drawsAt: drawsAt.toISOString(),
    }
    opensAt = closesAt
    return [draw]
  })
}

/** Kinds of lottery, and what a lottery that does not exist yet would be. */
export const createPreviewNewLottery = (context: LotteryContext) => {
  const { database, clock, setup, settings } = context

  const findRefusal = async (brandId: number, lottery: NewLottery): Promise<Preview['refusal']> => {
    try {
      requireMomentToCome(lottery, clock.now())
      await database.inTx((tx) => requireAddable(tx, brandId, lottery))
      return null
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { code: error.code, detail: JSON.parse(JSON.stringify(error.detail)) as Facts }
    }
  }

  return {
    /** @throws Refusal `lottery.change_invalid` if its fields do not fit together. */
    previewNewLottery: async (brandId: number, lottery: NewLottery): Promise<Preview> => {
      const group = requireValid(lottery)
      const { seriesRules: rules } = await setup()
      return {
        returns: { ...returnsOf(group, lottery, { brandId, rules }), ...returnBounds },
        draws: firstDraws(lottery, clock.now()),
        drawsADay: timesOf(lottery.rule).length,
        plays: pricingOf(group).plays,
        refusal: await findRefusal(brandId, lottery),
      }
    },

    listLotteryKinds: async (brandId: number): Promise<Answer<typeof KindsEndpoint>> => {
      const own = gamesOfBrand(await setup(), brandId)
      return {
        kinds: allGroups.map((group) => {
          const { plays, atOdds } = pricingOf(group)
          return {
            rulesGroup: group.code,
            groupCode: group.gameGroupCode,
            numbers: group.length,
            plays,
            atOdds,
            gameCodes: own.flatMap(({ rules_group: rules, code }) =>
              rules === group.code ? [code] : [],
            ),
          }
        }),
        returns: returnBounds,
        timeZone: settings.timeZoneOf(brandId),
      }
    },
  }
}
