import { solve } from 'yalps'

/** What each bet gives back in each outcome for one unit staked, the unit itself included. */
export type Returns = readonly (readonly number[])[]

/**
 * The most that a person with one unit to spread over bets of one book can be sure to get back in every
 * outcome: below one there is no arbitrage. A linear program: raise `sure` while each outcome gives back
 * at least so much.
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
