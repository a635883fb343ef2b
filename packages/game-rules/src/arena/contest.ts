import type { Chance } from '@trevo/fairness/chance.ts'
import { roundWeights } from './rounds.ts'
import type { ArenaModel, Bout, ContestOutcome, RoundResult } from './types.ts'

/** The result of the rounds of a contest; null while another round is to be fought. */
export const outcomeOf = (
  { roundCount }: ArenaModel,
  rounds: readonly RoundResult[],
): ContestOutcome | null => {
  const last = rounds.at(-1)
  if (last === 'red-push-out') return { rounds, winner: 'red', method: 'push-out' }
  if (last === 'blue-push-out') return { rounds, winner: 'blue', method: 'push-out' }
  if (rounds.length < roundCount) return null
  const pointsOf = (result: RoundResult) => rounds.filter((one) => one === result).length
  const ahead = pointsOf('red-point') - pointsOf('blue-point')
  if (ahead === 0) return { rounds, winner: 'draw', method: 'points' }
  return { rounds, winner: ahead > 0 ? 'red' : 'blue', method: 'points' }
}

/** Decides a contest: one number for each round fought. */
export const drawContest = (model: ArenaModel, bout: Bout, chance: Chance): ContestOutcome => {
  const weights = roundWeights(model, bout)
  const total = weights.reduce((sum, { weight }) => sum + weight, 0)
  const rounds: RoundResult[] = []
  for (;;) {
    let at = chance.nextInt(total)
    const drawn = weights.find(({ weight }) => {
      at -= weight
      return at < 0
    })
    if (!drawn) throw new RangeError('the number drawn is outside the weights')
    rounds.push(drawn.result)
    const outcome = outcomeOf(model, rounds)
    if (outcome) return outcome
  }
}
