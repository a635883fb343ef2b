import type { Chance } from '@trevo/fairness/chance.ts'
import { createDistinctPool } from '../common/distinct-pool.ts'
import { bingo75Card } from './card.ts'
import { ballCount, freeCell, type Bingo75Choice, type Bingo75Title } from './types.ts'

/** Balls until the goal is complete, its cells as bits; in stakes. */
export const leanBingo75 = (title: Bingo75Title, choice: Bingo75Choice) => {
  const goal = title.goals.find(({ id }) => id === choice.goal)
  if (!goal) throw new RangeError(`${title.gameCode} has no goal ${choice.goal}`)
  const card = bingo75Card(choice.cardSet)
  const bitOfBall = Int32Array.from({ length: ballCount }, (_, index) => {
    const cell = card.indexOf(index + 1)
    return cell < 0 ? 0 : 1 << cell
  })
  const free = 1 << freeCell
  const forms = Int32Array.from(goal.forms, (cells) =>
    cells.reduce((bits, cell) => bits | (1 << cell), free),
  )
  const ballsMax = goal.tiers.at(-1)?.ballCountMax ?? 0
  const paysAfter = Float64Array.from({ length: ballsMax + 1 }, (_, balls) => {
    const tier = goal.tiers.find(({ ballCountMax }) => balls <= ballCountMax)
    return (tier?.multiplier ?? 0) / 100
  })
  const pool = createDistinctPool(ballCount)
  return (chance: Chance): number => {
    let [marked, balls, isComplete] = [free, 0, false]
    while (!isComplete && balls < ballsMax) {
      const bit = bitOfBall[pool.draw(chance)] ?? 0
      balls += 1
      if (bit === 0) continue
      marked |= bit
      for (const form of forms) if ((marked & form) === form) isComplete = true
    }
    pool.putBack()
    return isComplete ? (paysAfter[balls] ?? 0) : 0
  }
}
