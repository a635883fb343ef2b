import { ratio, type Ratio } from '../ratio.ts'
import type { Balls, Form } from '../play.ts'
import { ballText } from '../ball-texts.ts'
import { ballsOf } from './items.ts'

type Classes = {
  readonly label: string
  readonly balls: Balls
  /** Whether a ball wins; `refund` returns its stake. */
  readonly wins: (ball: number, seen: readonly number[]) => boolean | 'refund'
  /** How many of `outcomes` each ball wins in. */
  readonly ways: Readonly<Record<number, number>>
  readonly outcomes: number
  /** How many of `outcomes` refund a ball's stake. */
  readonly refunds?: Readonly<Record<number, number>>
  /** More than one ball in an item. */
  readonly max?: number
}

/**
 * Balls that are each a stake and are paid by how rarely they win: a tier for each, named by its text.
 * A refund on a tie lowers the fair multiplier.
 */
export const classed = ({ label, balls, wins, ways, outcomes, refunds = {}, max = 1 }: Classes) => {
  const textOf = (ball: number) => ballText(balls, ball)
  const form: Form = ballsOf({ label, balls, min: 1, max }, (ball, seen) => {
    const won = wins(ball, seen)
    if (won === false) return undefined
    return { tier: won === 'refund' ? 'refund' : textOf(ball), stakes: 1 }
  })
  const fair = (ball: number) => ratio(outcomes - (refunds[ball] ?? 0), ways[ball] ?? 0)
  const tiers: Record<string, Ratio> = Object.fromEntries(
    balls.values.map((ball) => [textOf(ball), fair(ball)]),
  )
  return { form, tiers: Object.keys(refunds).length > 0 ? { ...tiers, refund: ratio(1) } : tiers }
}

/** Like `classed`, with the ways counted over a list of all outcomes, each equally likely. */
export const classedByListing = (
  parts: Omit<Classes, 'ways' | 'refunds' | 'outcomes'>,
  outcomes: readonly (readonly number[])[],
) => {
  const ways: Record<number, number> = {}
  const refunds: Record<number, number> = {}
  for (const ball of parts.balls.values) {
    const results = outcomes.map((seen) => parts.wins(ball, seen))
    ways[ball] = results.filter((result) => result === true).length
    const returned = results.filter((result) => result === 'refund').length
    if (returned > 0) refunds[ball] = returned
  }
  return classed({ ...parts, ways, refunds, outcomes: outcomes.length })
}
