import { randomUUID } from 'node:crypto'
import type { Api } from '@trevo/api-client/create-api.ts'
import {
  getPointBalance,
  getPointConfig,
  listPointRewards,
  redeemPointReward,
} from '@trevo/api-client/endpoints.ts'
import { listOpenRedemptions } from '@trevo/api-client/ops-endpoints.ts'
import { demoMembers, demoPaymentPassword } from '@trevo/demo-members/demo-members.ts'
import { parseMoney } from '@trevo/money/money.ts'
import type { Entered } from '../../enter.ts'
import { needed } from '../../needed.ts'
import type { Work } from './work.ts'

/** From this usual stake on, in reais, points come quickly. */
const highStake = 100

/** @returns whether the member could exchange points for something that an operator gives */
const exchange = async ({ api }: Entered): Promise<boolean> => {
  const { hasPaymentPassword } = needed(await api.call(getPointConfig, { query: {} }))
  if (!hasPaymentPassword) return false
  const points = parseMoney(needed(await api.call(getPointBalance, { query: {} })).point)
  const { list } = needed(await api.call(listPointRewards, { query: {} }))
  const reward = list.find(
    ({ rewardType, needsDecision, available, point }) =>
      rewardType === 'LIVE_ITEM' && needsDecision && available > 0 && parseMoney(point) <= points,
  )
  if (!reward) return false
  const body = {
    clientId: randomUUID(),
    rewardId: reward.id,
    quantity: 1,
    paymentPassword: demoPaymentPassword,
  }
  return (await api.call(redeemPointReward, { body })).ok
}

/** A member exchanges points for something that operators give, unless such an exchange waits for them. */
export const createExchangePoints =
  ({ enter }: Work) =>
  async (office: Api): Promise<void> => {
    if (needed(await office.call(listOpenRedemptions)).redemptions.length > 0) return
    for (const member of demoMembers.filter(({ habit }) => habit.stake >= highStake)) {
      if (await exchange(await enter(member))) return
    }
  }
