import type { ArenaModel, Bout, Corner, RoundResult } from './types.ts'

const perRound = 1_000

const powerOf = ({ id, strength, form }: Corner): number => {
  const power = strength + form
  if (!Number.isSafeInteger(power) || power < 1) {
    throw new RangeError(`${id} has the power ${power}`)
  }
  return power
}

/** How one round can end, each result with its weight; the same for every round of a contest. */
export const roundWeights = (
  { pushOuts, evens }: ArenaModel,
  { red, blue }: Bout,
): readonly { readonly result: RoundResult; readonly weight: number }[] => {
  const [reds, blues] = [powerOf(red), powerOf(blue)]
  const points = perRound - pushOuts - evens
  return [
    { result: 'red-push-out', weight: pushOuts * reds },
    { result: 'blue-push-out', weight: pushOuts * blues },
    { result: 'red-point', weight: points * reds },
    { result: 'blue-point', weight: points * blues },
    { result: 'even', weight: evens * (reds + blues) },
  ]
}
