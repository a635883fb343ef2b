import { solve } from 'yalps'

/** What each bet returns in each outcome per unit staked, including the unit itself. */
export type Returns = readonly (readonly number[])[]

/**
 * The most that a person can be sure to get back in every outcome by dividing one unit among the bets
 * of one book: below one there is no arbitrage. A linear program: maximise `sure` while each outcome
 * returns at least that.
 */
export const findSureReturn = (returns: Returns): number => {
  const outcomes = returns[0]?.length ?? 0
  const variables = new Map<string, Map<string, number>>()
  for (const [bet, byOutcome] of returns.entries()) {
    const column = new Map<string, number>([['budget', 1]])
    for (const [outcome, back] of byOutcome.entries()) column.set(`o${outcome}`, back)
    variables.set(`b${bet}`, column)
  }
  const sure = new Map<string, number>([['sure', 1]])
  const constraints = new Map<string, { min?: number; max?: number }>([['budget', { max: 1 }]])
  for (let outcome = 0; outcome < outcomes; outcome += 1) {
    sure.set(`o${outcome}`, -1)
    constraints.set(`o${outcome}`, { min: 0 })
  }
  variables.set('sure', sure)
  const solution = solve({ direction: 'maximize', objective: 'sure', constraints, variables })
  if (solution.status !== 'optimal') throw new Error(`linear program: ${solution.status}`)
  return solution.result
}
