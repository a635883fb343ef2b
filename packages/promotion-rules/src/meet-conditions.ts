import type { Condition, ConditionLeaf } from '@trevo/contract/promotion-terms.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { netLossOf, stakedOf, type Facts } from './facts.ts'

/** Progress of one condition: amounts in 1/10,000 BRL, counts and days as they are. */
export type ConditionProgress = {
  readonly condition: ConditionLeaf
  readonly have: bigint
  readonly want: bigint
  readonly isMet: boolean
}

type Measure = { readonly have: bigint; readonly want: bigint; readonly atMost?: true }

const measure = (leaf: ConditionLeaf, facts: Facts): Measure => {
  switch (leaf.op) {
    case 'depositedAtLeast':
      return { have: facts.depositedMinor, want: parseMoney(leaf.amount) }
    case 'depositsAtLeast':
      return { have: BigInt(facts.depositCount), want: BigInt(leaf.count) }
    case 'stakedAtLeast':
      return { have: stakedOf(facts, leaf.products), want: parseMoney(leaf.amount) }
    case 'depositStaked': {
      const { amountMinor, stakedSinceMinor } = facts.deposit
      return { have: stakedSinceMinor, want: amountMinor * BigInt(leaf.times) }
    }
    case 'netLossAtLeast':
      return { have: netLossOf(facts, leaf.products), want: parseMoney(leaf.amount) }
    case 'balanceAtMost':
      return { have: facts.balanceMinor, want: parseMoney(leaf.amount), atMost: true }
    case 'signedDaysAtLeast':
      return { have: BigInt(facts.signedDays), want: BigInt(leaf.days) }
    case 'levelAtLeast':
      return { have: BigInt(facts.level), want: BigInt(leaf.level) }
    case 'registeredDaysAtLeast':
      return { have: BigInt(facts.registeredDays), want: BigInt(leaf.days) }
    case 'birthday':
      return { have: facts.isBirthday ? 1n : 0n, want: 1n }
    default:
      return leaf satisfies never
  }
}

const progressOf = (condition: ConditionLeaf, facts: Facts): ConditionProgress => {
  const { have, want, atMost } = measure(condition, facts)
  return { condition, have, want, isMet: atMost ? have <= want : have >= want }
}

const join = (op: 'all' | 'any', met: readonly boolean[]): boolean =>
  op === 'all' ? met.every(Boolean) : met.length === 0 || met.some(Boolean)

/** Whether a tree of conditions is met, and the progress of each leaf; without conditions it is met. */
export const meetConditions = (
  condition: Condition,
  facts: Facts,
): { readonly isMet: boolean; readonly progress: readonly ConditionProgress[] } => {
  const progress: ConditionProgress[] = []
  const met = condition.of.map((part) => {
    if (!('of' in part)) {
      const one = progressOf(part, facts)
      progress.push(one)
      return one.isMet
    }
    const leaves = part.of.map((leaf) => progressOf(leaf, facts))
    progress.push(...leaves)
    return join(
      part.op,
      leaves.map(({ isMet }) => isMet),
    )
  })
  return { isMet: join(condition.op, met), progress }
}
