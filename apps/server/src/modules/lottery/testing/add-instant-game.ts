import type { Pool } from '@trevo/database/connect.ts'
import type { PrizePlan } from '@trevo/lottery-rules/instant/prize-plan.ts'
import { parseMoney } from '@trevo/money/money.ts'

/** The instant lottery of the tests. */
export const instantGame = 7_801
export const instantCode = 'PIPA'

const tier = (amount: string, count: number) => ({ amountMinor: String(parseMoney(amount)), count })

/** 200 tickets at R$ 2,50 of which 45 win R$ 350 together. */
export const instantPlan: PrizePlan = {
  priceMinor: String(parseMoney('2.50')),
  ticketCount: 200,
  prizes: [
    tier('100.00', 1),
    tier('50.00', 1),
    tier('20.00', 2),
    tier('10.00', 4),
    tier('5.00', 11),
    tier('2.50', 26),
  ],
}

/** The brand sells it from the next run of the job on. */
export const addInstantGame = async (pool: Pool, plan: PrizePlan = instantPlan): Promise<void> => {
  await pool.query(
    `insert into lottery.instant_game values ($1, 1, $2, '{"EN": "Kites", "PT": "Pipas"}', 'kites', $3, $4, $5, 30)`,
    [instantGame, instantCode, plan.priceMinor, plan.ticketCount, JSON.stringify(plan.prizes)],
  )
}

/** Gives the demo's instant lotteries the tests' few tickets, which are made at once. Their prices stay. */
export const shrinkInstantGames = async (pool: Pool): Promise<void> => {
  await pool.query('update lottery.instant_game set ticket_count = $1, prizes = $2', [
    instantPlan.ticketCount,
    JSON.stringify(instantPlan.prizes),
  ])
}
