import type { PromotionTerms } from '@trevo/contract/promotion-terms.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { scale, share } from '@trevo/money/share.ts'
import { amountFor } from './reward-amount.ts'
import { convertedOf, requiredFor } from './wagering.ts'

/** One step of the example, with its amount in 1/10,000 BRL. */
export type ExampleStep = {
  readonly step: 'deposit' | 'lose' | 'stake' | 'stakeFirst' | 'receive' | 'wager' | 'becomes'
  readonly amountMinor: bigint
  /** How often, if the step has a count. */
  readonly times?: number
}

export type WorkedExample = {
  readonly steps: readonly ExampleStep[]
  /** The average cost of staking all of it in the product that counts most. */
  readonly costMinor: bigint
  /** What is converted to money minus that cost; may be negative. */
  readonly keptMinor: bigint
}

const basisMinor = (terms: PromotionTerms): bigint => {
  const { value } = terms.reward
  const hundred = parseMoney('100.00') as bigint
  if (value.form === 'percent') return hundred
  if (value.form === 'tiers') return parseMoney(value.tiers[0]?.from ?? '0.00')
  return 0n
}

const basisStep = { deposit: 'deposit', netLoss: 'lose', staked: 'stake' } as const

const stakesFirst = (terms: PromotionTerms): number =>
  terms.conditions.of.reduce(
    (times, part) => (part.op === 'depositStaked' ? Math.max(times, part.times) : times),
    0,
  )

/** The highest weight, which requires the fewest stakes. */
const bestWeight = (terms: PromotionTerms): number =>
  Math.max(0, ...Object.values(terms.wagering?.weights ?? {}).map((bp) => bp ?? 0))

/**
 * The result of a promotion for a person with a basis of R$ 100,00, computed by the functions that
 * grant it. `returnBp` is the return of the games that the cost is calculated for.
 */
export const workedExample = (terms: PromotionTerms, returnBp = 9_600): WorkedExample => {
  const { value } = terms.reward
  const steps: ExampleStep[] = []
  const basis = basisMinor(terms)
  let staked = 0n
  if (value.form !== 'fixed') steps.push({ step: basisStep[value.of], amountMinor: basis })
  const first = stakesFirst(terms)
  if (first > 0) {
    staked += basis * BigInt(first)
    steps.push({ step: 'stakeFirst', amountMinor: staked, times: first })
  }
  const amountMinor = amountFor(value, basis)
  steps.push({ step: 'receive', amountMinor })
  let becomes = amountMinor
  if (terms.wagering) {
    const weight = bestWeight(terms)
    const required = requiredFor(amountMinor, terms.wagering)
    const real =
      weight === 0
        ? required
        : scale(required, { numerator: 10_000n, denominator: BigInt(weight) }, 'ceil')
    staked += real
    becomes = convertedOf(amountMinor, terms.wagering)
    steps.push({ step: 'wager', amountMinor: real, times: terms.wagering.multiplier })
    steps.push({ step: 'becomes', amountMinor: becomes })
  }
  const costMinor = share(staked, 10_000 - returnBp, 'half-up')
  return { steps, costMinor, keptMinor: becomes - costMinor }
}
