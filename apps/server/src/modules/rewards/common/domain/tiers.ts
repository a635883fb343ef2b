import { parseMoney } from '@trevo/money/money.ts'
import { z } from 'zod'

/** Places or friends from one number to another, and the value of each; without an end: all further ones. */
export const Tiers = z.array(
  z.object({ from: z.int().min(1), to: z.int().nullable(), amount: z.string() }),
)
export type Tier = z.infer<typeof Tiers>[number]

/** The number's value in 1/10,000 BRL; 0 beyond every tier. */
export const worthOf = (tiers: readonly Tier[], number: number): bigint => {
  const tier = tiers.find(({ from, to }) => number >= from && (to === null || number <= to))
  return tier ? parseMoney(tier.amount) : 0n
}
