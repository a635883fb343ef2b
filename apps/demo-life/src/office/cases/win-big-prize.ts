import { randomUUID } from 'node:crypto'
import type { Api } from '@trevo/api-client/create-api.ts'
import { placeOrder } from '@trevo/api-client/endpoints.ts'
import { listBigPrizes, showLotterySettings } from '@trevo/api-client/ops-endpoints.ts'
import { demoMembers, type DemoMember } from '@trevo/demo-members/demo-members.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { keepFunds } from '../../move-money.ts'
import { needed, VisitEnds } from '../../needed.ts'
import { drawOnSale } from './bet-opposite.ts'
import type { Work } from './work.ts'

/** Three dice, drawn every minute: one side of the sum, as often as one order may take it. */
const gameId = 7009
const bettingSlipString = '0~1~1918~1~1900~999'
const amount = '1998.0000'
/** What it wins is more than this. */
const prizeMinor = parseMoney('3700.00')

/**
 * A member who plays high stakes on a side of three dice, draw after draw until one is won: its prize is so large
 * that two persons approve it. Nothing happens while one waits for them, or where they approve larger ones alone.
 */
export const createWinBigPrize = ({ enter }: Work) => {
  const member = demoMembers.findLast(({ habit }) => habit.stake >= 200) as DemoMember // three play high
  return async (office: Api): Promise<void> => {
    const { prizes } = needed(await office.call(listBigPrizes, { query: { limit: 1 } }))
    if (prizes.length > 0) return
    const { bigPrize } = needed(await office.call(showLotterySettings))
    if (bigPrize === null || parseMoney(bigPrize) > prizeMinor) return
    const entered = await enter(member)
    await keepFunds(entered)
    const currentNumero = await drawOnSale(entered, gameId)
    const body = {
      clientId: randomUUID(),
      gameId,
      currentNumero,
      betCartAmountSum: amount,
      bettingSlipString,
    }
    needed(await entered.api.call(placeOrder, { body }))
    throw new VisitEnds('the draw decides')
  }
}
