import type { Answer } from '@trevo/contract/endpoint.ts'
import { dayIn } from '@trevo/calendar/time-zone.ts'
import type { getOwnYear } from '@trevo/contract/wps/records.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { ascending } from '@trevo/platform/in-order.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { pnlOf, type ProfitSums } from '../domain/sum-profit.ts'
import { profitColumnOf } from '../domain/profit-columns.ts'
import { longestBreaks, sumYear, type MoneyInOut, type YearSums } from '../domain/sum-year.ts'
import type { RecordsNeeds } from '../needs.ts'

type OwnYear = Answer<typeof getOwnYear>
type Needs = Pick<RecordsNeeds, 'wallet' | 'catalogue' | 'kinds' | 'clock' | 'limits'>

/** Years of one's own play are those of Brasília, as the limits beside them. */
const zone = 'America/Sao_Paulo'

/** How many spans without play are named. */
const breaksShown = 3

const playSums = (sums: ProfitSums) => ({
  betting: formatMoney(sums.betting),
  winning: formatMoney(sums.winning),
  given: formatMoney(sums.rebate + sums.promotion),
  pnl: formatMoney(pnlOf(sums)),
})

const inOut = ({ depositedMinor, withdrawnMinor }: MoneyInOut) => ({
  deposited: formatMoney(depositedMinor),
  withdrawn: formatMoney(withdrawnMinor),
})

const present = (sums: YearSums) => ({ ...inOut(sums), ...playSums(sums.sums) })

/**
 * A calendar year of the member's own play, in Brasília. @throws Refusal `records.year_unknown` for a year before
 * the member's first movement, or to come
 */
export const createGetOwnYear = ({ wallet, catalogue, kinds, clock, limits }: Needs) => {
  const stakes = kinds
    .filter(({ typeCode }) => profitColumnOf(typeCode) === 'betting')
    .map(({ kind }) => kind)

  return async (memberId: bigint, asked: number | undefined): Promise<OwnYear> => {
    const today = dayIn(clock.now(), zone)
    const thisYear = Number(today.slice(0, 4))
    const year = asked ?? thisYear
    if (year > thisYear) throw new Refusal('records.year_unknown')
    const span = {
      memberId,
      firstDay: `${year}-01-01`,
      lastDay: `${year}-12-31`,
      zone,
    }
    // Reads the account's hours, which the others rely on.
    const movements = await wallet.sumDays({ ...span, byMonth: true })
    const firstDay = (await wallet.findFirstDay(memberId, zone)) ?? today
    const firstYear = Number(firstDay.slice(0, 4))
    if (year < firstYear) throw new Refusal('records.year_unknown')
    const playDays = await wallet.listDebitDays(span, stakes)
    const own = await limits.showYear(memberId, year)
    const { whole, months } = sumYear(
      movements.map((sum) => ({ ...sum, gameType: catalogue.gameTypeOf(sum.nodeId) ?? 'OTHER' })),
    )
    const within = {
      from: year === firstYear ? firstDay : span.firstDay,
      to: year === thisYear ? today : span.lastDay,
    }
    return {
      year,
      years: Array.from({ length: thisYear - firstYear + 1 }, (_, at) => thisYear - at),
      isRunning: year === thisYear,
      ...within,
      totals: present(whole),
      months: months.map((one) => ({ month: one.month, ...present(one) })),
      products: [...whole.byProduct]
        .toSorted(ascending(([gameType]) => gameType))
        .map(([gameType, sums]) => ({ gameType, ...playSums(sums) })),
      playDays: playDays.length,
      playedMs: own.playedMs,
      breaks: longestBreaks(playDays, within, breaksShown),
      limits: own.reached.map(({ kind, period, days }) => ({ kind, period, days })),
    }
  }
}
