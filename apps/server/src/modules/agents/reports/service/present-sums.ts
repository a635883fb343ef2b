import type { TeamSums } from '@trevo/contract/wps/agents/team.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { profitOf, type Sums } from '../../figures/domain/sums.ts'

/** Figures as the API returns them. */
export const presentSums = (sums: Sums): TeamSums => ({
  deposit: formatMoney(sums.depositMinor),
  withdraw: formatMoney(sums.withdrawMinor),
  transferIn: formatMoney(sums.transferInMinor),
  transferOut: formatMoney(sums.transferOutMinor),
  bet: formatMoney(sums.betMinor),
  win: formatMoney(sums.winMinor),
  rebate: formatMoney(sums.rebateMinor),
  promotion: formatMoney(sums.promotionMinor),
  profit: formatMoney(profitOf(sums)),
})
