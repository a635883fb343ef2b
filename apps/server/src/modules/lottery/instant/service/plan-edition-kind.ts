import type { Facts } from '@trevo/contract/ops/approvals.ts'
import { InstantPlan } from '@trevo/contract/ops/lottery/instant.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import {
  findPlanFault,
  returnOfPlan,
  type PrizePlan,
} from '@trevo/lottery-rules/instant/prize-plan.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { z } from 'zod'
import { changeKind, type ChangeKind } from '../../../../platform/approvals/change-kind.ts'
import type { LotteryContext } from '../../lotteries/context.ts'
import { requireReturn } from '../../lotteries/domain/returns.ts'
import { planOf } from '../domain/edition-view.ts'
import {
  closeEdition,
  findOpenEdition,
  lockEdition,
  withdrawReady,
} from '../repository/instant-editions.ts'
import { lockInstantGame, saveNextPlan } from '../repository/instant-games.ts'
import type { InstantGameRow } from '../tables.ts'
import type { LotteryTables } from '../../tables.ts'

export const planEditionKindName = 'planInstantEdition'

const Input = z.strictObject({ plan: InstantPlan, endsPresent: z.boolean() })

/** The plan as the rules read it. */
export const readPlan = ({ price, ticketCount, prizes }: InstantPlan): PrizePlan => ({
  priceMinor: String(parseMoney(price)),
  ticketCount,
  prizes: prizes.map(({ amount, count }) => ({ amountMinor: String(parseMoney(amount)), count })),
})

/** The plan as operators see it. */
export const writePlan = (row: InstantGameRow): InstantPlan => ({
  price: formatMoney(row.price_minor),
  ticketCount: row.ticket_count,
  prizes: row.prizes.map(({ amountMinor, count }) => ({
    amount: formatMoney(BigInt(amountMinor)),
    count,
  })),
  days: row.edition_days,
})

/** @throws Refusal `lottery.change_invalid`, `lottery.return_out_of_bounds` */
export const requirePlan = (plan: PrizePlan): void => {
  const fault = findPlanFault(plan)
  if (fault !== undefined) throw new Refusal('lottery.change_invalid', { reason: `plan_${fault}` })
  requireReturn(returnOfPlan(plan))
}

const factsOf = ({ price, ticketCount, prizes, days }: InstantPlan, returnBp: number): Facts => ({
  price,
  ticketCount,
  prizes: prizes.map(({ amount, count }) => `${count} × ${amount}`).join(', '),
  days,
  returnBp,
})

const execute = async (
  tx: Tx,
  { clock }: LotteryContext,
  game: InstantGameRow,
  { plan, endsPresent }: z.infer<typeof Input>,
): Promise<void> => {
  const next = readPlan(plan)
  if (endsPresent) {
    const open = await findOpenEdition(tables<LotteryTables>(tx), game.id)
    const locked = open && (await lockEdition(tx, open.id))
    if (locked?.state === 'open') await closeEdition(tx, locked.id, 'operators', clock.now())
  }
  await saveNextPlan(tx, game.id, {
    price_minor: BigInt(next.priceMinor),
    ticket_count: next.ticketCount,
    prizes: next.prizes,
    edition_days: plan.days,
  })
  // The job publishes one by the new plan within seconds, and puts it on sale if none is.
  await withdrawReady(tx, game.id)
}

/** The plan of the next edition of an instant lottery and of those after it, decided by two persons. */
export const planEditionKind = (context: LotteryContext): ChangeKind =>
  changeKind({
    kind: planEditionKindName,
    right: 'lottery.change',
    input: Input,
    describe: async (tx, { brandId, target, input }) => {
      const game = await lockInstantGame(tx, brandId, target)
      if (!game) throw new Refusal('lottery.instant_unknown')
      const plan = readPlan(input.plan)
      requirePlan(plan)
      return {
        before: factsOf(writePlan(game), returnOfPlan(planOf(game))),
        after: { ...factsOf(input.plan, returnOfPlan(plan)), endsPresent: input.endsPresent },
      }
    },
    execute: async (tx, { brandId, target, input }) => {
      const game = await lockInstantGame(tx, brandId, target)
      if (!game) throw new Refusal('lottery.instant_unknown')
      await execute(tx, context, game, input)
    },
  })
