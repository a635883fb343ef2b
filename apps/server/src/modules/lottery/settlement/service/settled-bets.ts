import { uncountedOfLines } from '@trevo/lottery-rules/risk/uncounted-part.ts'
import { runInSlices } from '@trevo/platform/work-in-slices.ts'
import type { SettledBets } from '../../../../platform/shapes/settled-bets.ts'
import { getDraw, listUncompared, markCompared } from '../../draws/repository/draws.ts'
import { listBettors, listSettledOf } from '../../orders/repository/tickets.ts'
import { gameOfDraw, type LotteryContext } from '../../lotteries/context.ts'
import { linesOf, riskOutcomesOf } from './find-uncounted.ts'

/** Settled draws and what was at risk on them. */
export const createSettledBets = ({
  database: { db },
  setup,
}: Pick<LotteryContext, 'database' | 'setup'>): SettledBets => ({
  listUncompared: async (limit) => {
    const [draws, read] = [await listUncompared(db, limit), await setup()]
    return draws.map(({ id, game_id: gameId, draw_number: drawNumber }) => ({
      id,
      gameCode: gameOfDraw(read, gameId).code,
      subject: `draw ${drawNumber}`,
    }))
  },
  listBettors: (id, limit) => listBettors(db, id, limit),
  readRisks: async (id, memberIds) => {
    const draw = await getDraw(db, id)
    const game = gameOfDraw(await setup(), draw.game_id)
    const outcomes = riskOutcomesOf(draw, game)
    const tickets = await listSettledOf(db, id, memberIds)
    const byMember = Map.groupBy(tickets, ({ member_id: memberId }) => memberId)
    return async (some) => {
      const own = some.flatMap((memberId) => byMember.get(memberId) ?? [])
      const lines = own.flatMap((ticket) => linesOf(ticket, game))
      const uncounted = await runInSlices(uncountedOfLines(lines, outcomes))
      return own.reduce((sum, { id: ticketId, stake_minor: stakeMinor }) => {
        const minor = uncounted.get(ticketId) ?? 0n
        return minor < stakeMinor ? sum + stakeMinor - minor : sum
      }, 0n)
    }
  },
  markCompared: (id) => markCompared(db, id),
})
