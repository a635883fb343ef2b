import type { Answer } from '@trevo/contract/endpoint.ts'
import { findDaysProblem } from '@trevo/contract/record-span.ts'
import { profitDaysMax, type getPersonalProfit } from '@trevo/contract/wps/records.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { ascending } from '@trevo/platform/in-order.ts'
import {
  pnlOf,
  sumProfit,
  sumProfitByDay,
  type Profit,
  type ProfitSums,
} from '../domain/sum-profit.ts'
import type { RecordsNeeds } from '../needs.ts'

type Whose = { readonly memberId: bigint; readonly brandId: number }
/** Both inclusive, `yyyy-mm-dd`. */
type Days = { readonly startDate: string; readonly endDate: string }
type ProfitAnswer = Answer<typeof getPersonalProfit>

const playSums = (sums: ProfitSums) => ({
  betting: formatMoney(sums.betting),
  winning: formatMoney(sums.winning),
  rebate: formatMoney(sums.rebate),
  promotion: formatMoney(sums.promotion),
  pnl: formatMoney(pnlOf(sums)),
})

const present = ({ sums, byProduct }: Profit) => ({
  ...playSums(sums),
  deposit: formatMoney(sums.deposit),
  withdraw: formatMoney(sums.withdraw),
  agentTransferIn: formatMoney(sums.agentTransferIn),
  agentTransferOut: formatMoney(sums.agentTransferOut),
  products: [...byProduct]
    .toSorted(ascending(([key]) => key))
    .map(([gameType, product]) => ({ gameType, ...playSums(product) })),
})

/** personalProfit: the member's gain or loss by day and product. Days are those of the brand. */
export const createGetPersonalProfit =
  ({ wallet, catalogue, settings }: Pick<RecordsNeeds, 'wallet' | 'catalogue' | 'settings'>) =>
  async ({ memberId, brandId }: Whose, { startDate, endDate }: Days): Promise<ProfitAnswer> => {
    const problem = findDaysProblem(startDate, endDate, profitDaysMax)
    if (problem) throw new Refusal(problem, { days: profitDaysMax })

    const zone = settings.timeZoneOf(brandId)
    const span = { memberId, firstDay: startDate, lastDay: endDate, zone }
    const movements = (await wallet.sumDays(span)).map((sum) => ({
      ...sum,
      gameType: catalogue.gameTypeOf(sum.nodeId) ?? 'OTHER',
    }))
    return {
      list: sumProfitByDay(movements).map(([day, profit]) => ({
        balanceDate: day,
        ...present(profit),
      })),
      totals: present(sumProfit(movements)),
    }
  }
