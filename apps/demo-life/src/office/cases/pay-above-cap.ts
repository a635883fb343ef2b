import type { Api } from '@trevo/api-client/create-api.ts'
import { launchGame, listGames } from '@trevo/api-client/endpoints.ts'
import { listHeldCredits } from '@trevo/api-client/ops-endpoints.ts'
import { demoMembers, type DemoMember } from '@trevo/demo-members/demo-members.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { getGameFigures } from '@trevo/titles/published.ts'
import { titlesInOrder } from '@trevo/titles/titles-in-order.ts'
import { chooseWager } from '../../choose-wager.ts'
import type { Entered } from '../../enter.ts'
import { launchTokenOf } from '../../open-game.ts'
import { keepFunds } from '../../move-money.ts'
import { needed, VisitEnds } from '../../needed.ts'
import { openOwnGame, playOne } from '../../play-visit.ts'
import { answered, withVendor } from './as-vendor.ts'
import type { Work } from './work.ts'

/** The first wheel of ours: the largest prize of one is small. */
const findWheel = (): string => {
  const wheel = titlesInOrder.find(({ maths }) => maths.family === 'wheel')
  if (!wheel) throw new Error('no title of ours is a wheel')
  return wheel.maths.gameCode
}
const gameCode = findWheel()

const findNode = async ({ api }: Entered): Promise<number> => {
  const query = { clientType: '3', gameType: 'BGS', pageNo: 1, pageSize: 100 } as const
  const { games } = needed(await api.call(listGames, { query }))
  const game = games.find((one) => one.gameCode === gameCode && !one.maintenance)
  if (!game) throw new VisitEnds('the wheel is closed')
  return game.nodeId
}

/** The member's round on the wheel, played to its end. */
const playWheel = async (entered: Entered, rgsUrl: string, nodeId: number) => {
  const { api, session } = await openOwnGame(entered, { nodeId, rgsUrl })
  const wager = chooseWager(gameCode, undefined, 0)
  if (!wager) throw new VisitEnds('the wheel takes no stake')
  const { round } = await playOne({ api, gameCode, wager, seeds: session.seeds })
  return { roundId: round.id, stakeMinor: wager.stakeMinor }
}

/**
 * The vendor of the wheel credits a round that is over once more, with twice what its game can pay, which the
 * platform holds; unless a credit is held.
 */
export const createPayAboveCap = (work: Work) => {
  const [member] = demoMembers.toSorted((one, other) => one.habit.stake - other.habit.stake) as [
    DemoMember, // there are thirty
  ]
  return async (office: Api): Promise<void> => {
    const { credits } = needed(await office.call(listHeldCredits, { query: { limit: 1 } }))
    if (credits.length > 0) return
    await withVendor(work, async (vendor) => {
      const entered = await work.enter(member)
      await keepFunds(entered)
      const nodeId = await findNode(entered)
      const { roundId, stakeMinor } = await playWheel(entered, work.config.rgsUrl, nodeId)
      const query = { nodeId: String(nodeId), launchMode: 'GLS' } as const
      const { content } = needed(await entered.api.call(launchGame, { query }))
      const launchToken = launchTokenOf(content.game_url, work.config.rgsUrl)
      const { session } = answered(await vendor.checkSession({ launchToken }))
      if (!session) throw new VisitEnds('the platform opens no session')
      const { status } = answered(
        await vendor.credit({
          transactionId: `${roundId}:credit-again`,
          referenceTransactionId: `${roundId}:debit`,
          roundId,
          playerRef: session.playerRef,
          gameCode: session.gameCode,
          currency: session.currency,
          amount: formatMoney(
            stakeMinor * BigInt(2 * Math.ceil(getGameFigures(gameCode).maxWinStakes)),
          ),
          roundClosed: true,
        }),
      )
      if (status !== 'OK') throw new VisitEnds(`the wallet answers ${status}`)
    })
  }
}
