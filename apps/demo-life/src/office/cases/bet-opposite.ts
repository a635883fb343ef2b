import { randomUUID } from 'node:crypto'
import type { Api } from '@trevo/api-client/create-api.ts'
import { getNearDraws, placeOrder } from '@trevo/api-client/endpoints.ts'
import { listTableSignals } from '@trevo/api-client/ops-endpoints.ts'
import { demoMembers, invitations } from '@trevo/demo-members/demo-members.ts'
import type { Entered } from '../../enter.ts'
import { keepFunds } from '../../move-money.ts'
import { needed, VisitEnds } from '../../needed.ts'
import type { Work } from './work.ts'

/** Three dice, drawn every minute. */
const gameId = 7009
const timeNeededMs = 15_000
/** Both stake the same on the two sides of the sum. */
const sides = ['0', '1'] as const
const slipOf = (side: string): string => `${side}~1~1918~1~1900~10`
const amount = '20.0000'

/** The draw on sale, if two members are still in time for it. */
export const drawOnSale = async ({ api }: Entered, lotteryId: number): Promise<string> => {
  const { currentNumero: draw } = needed(
    await api.call(getNearDraws, { query: { gameId: lotteryId } }),
  )
  if (draw?.isSale !== true || draw.remainTime < timeNeededMs) {
    throw new VisitEnds('the draw on sale closes too soon')
  }
  return draw.numero
}

const stakeOn = async ({ api }: Entered, numero: string, side: string): Promise<void> => {
  const body = {
    clientId: randomUUID(),
    gameId,
    currentNumero: numero,
    betCartAmountSum: amount,
    bettingSlipString: slipOf(side),
  }
  needed(await api.call(placeOrder, { body }))
}

/**
 * Two members of whom one invited the other bet against each other in a draw, unless the risk team has a signal to
 * look at; the platform finds them once the draw is settled.
 */
export const createBetOpposite = ({ enter }: Work) => {
  // The platform signals a pair once in 30 days.
  const left = [...invitations]
  return async (office: Api): Promise<void> => {
    const { signals } = needed(await office.call(listTableSignals, { query: { limit: 1 } }))
    const [pair] = left
    if (signals.length > 0 || !pair) return
    const both = []
    for (const name of [pair.by, pair.invited]) {
      const member = demoMembers.find(({ username }) => username === name)
      if (!member) throw new Error(`${name} is no member of the demo`)
      const entered = await enter(member)
      await keepFunds(entered)
      both.push(entered)
    }
    const [one, other] = both as [Entered, Entered] // of two names
    const numero = await drawOnSale(one, gameId)
    await stakeOn(one, numero, sides[0])
    await stakeOn(other, numero, sides[1])
    left.shift()
  }
}
