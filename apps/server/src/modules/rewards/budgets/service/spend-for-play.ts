import type { Tx } from '@trevo/database/connect.ts'
import { stakesMissing } from '../domain/play-budget.ts'
import type { RewardsNeeds } from '../../needs.ts'
import {
  lockBudgets,
  readCounted,
  saveBudgets,
  type BudgetKind,
} from '../repository/play-budgets.ts'
import type { Granted } from '../../grants/service/grant-reward.ts'
import { createWorthOf, type PricedPrize } from './prize-worth.ts'

type Spending = {
  readonly memberId: bigint
  /** All of the member's counted stakes. */
  readonly countedMinor: bigint
  readonly worthMinor: bigint
}

/** Budgets of some members, which are locked together when the first of them is needed. */
export const createBudgets = (tx: Tx, kind: BudgetKind, memberIds: readonly bigint[]) => {
  let known: Promise<Map<bigint, bigint>> | undefined
  const moved = new Set<bigint>()
  const read = () => (known ??= lockBudgets(tx, kind, memberIds).then((all) => new Map(all)))
  const change = async (memberId: bigint, byMinor: bigint): Promise<void> => {
    const spent = await read()
    spent.set(memberId, (spent.get(memberId) ?? 0n) + byMinor)
    moved.add(memberId)
  }
  return {
    /**
     * Takes the value out of the member's budget. Returns the stakes that still have to count first; 0 if it was
     * taken.
     */
    take: async ({ memberId, countedMinor, worthMinor }: Spending): Promise<bigint> => {
      const spentMinor = (await read()).get(memberId) ?? 0n
      const missing = stakesMissing(kind, { spentMinor, countedMinor }, worthMinor)
      if (missing === 0n) await change(memberId, worthMinor)
      return missing
    },
    giveBack: (memberId: bigint, worthMinor: bigint) => change(memberId, -worthMinor),
    save: async (): Promise<void> => {
      const all = (await known) ?? []
      await saveBudgets(tx, kind, new Map([...all].filter(([memberId]) => moved.has(memberId))))
    },
  }
}
export type Budgets = ReturnType<typeof createBudgets>

/** Takes the value out of one member's budget; returns like `take`. */
const spendBudget = async (
  tx: Tx,
  kind: BudgetKind,
  { memberId, worthMinor }: Omit<Spending, 'countedMinor'>,
): Promise<bigint> => {
  const budgets = createBudgets(tx, kind, [memberId])
  const countedMinor = await readCounted(tx, memberId)
  const missing = await budgets.take({ memberId, countedMinor, worthMinor })
  await budgets.save()
  return missing
}

/** Gives a reward paid by the member's budget; if it is not given, nothing is taken. @returns whether it was given */
export const grantWithinBudget = async (
  tx: Tx,
  kind: BudgetKind,
  { memberId, worthMinor }: Omit<Spending, 'countedMinor'>,
  grant: () => Promise<Granted>,
): Promise<boolean> => {
  const budgets = createBudgets(tx, kind, [memberId])
  const countedMinor = await readCounted(tx, memberId)
  if ((await budgets.take({ memberId, countedMinor, worthMinor })) > 0n) return false
  if ((await grant()) !== 'granted') return false
  await budgets.save()
  return true
}

/**
 * Another module's fixed-amount reward for play is paid out of the budget of missions, in the transaction that
 * gives it. Returns like `spendBudget`.
 */
export const createSpendForPlay =
  (needs: RewardsNeeds) =>
  async (
    tx: Tx,
    order: { readonly memberId: bigint; readonly brandId: number; readonly prize: PricedPrize },
  ): Promise<bigint> => {
    const { memberId, brandId, prize } = order
    const worthMinor = await createWorthOf(needs, tx, brandId)(prize)
    return spendBudget(tx, 'missions', { memberId, worthMinor })
  }
