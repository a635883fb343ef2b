import type { Chance } from '@trevo/fairness/chance.ts'
import { engineOf } from '@trevo/game-rules/engine/engines.ts'
import { measureOf } from '@trevo/game-rules/engine/measures.ts'
import { Z99, type PlayRound } from '@trevo/game-rules/engine/sample-sums.ts'
import { roundsOf } from '@trevo/game-rules/engine/simulate-game.ts'
import { slotRounds } from '@trevo/game-rules/slots/measure/simulate-title.ts'
import { getGameFigures, getPublishedFigures } from '@trevo/titles/published.ts'
import { isSlot } from '@trevo/titles/slot-titles.ts'
import type { Title } from '@trevo/titles/title.ts'
import type { DeclaredFigures } from './records.ts'

/** A wager of a title: what is declared about it, how it is played, and the minimum number of rounds. */
export type WagerToSimulate = {
  readonly id: string
  readonly declared: DeclaredFigures
  readonly roundCountGoal: number
  readonly roundsBy: (chance: Chance) => PlayRound
}

export type TitleToSimulate = {
  readonly gameCode: string
  readonly family: string
  readonly mathsVersion: number
  readonly fingerprint: string
  readonly wagers: readonly WagerToSimulate[]
}

/** Rounds per title, divided among its wagers, and for titles whose rounds have steps. */
const titleRounds = 100_000_000
const titleRoundsInSteps = 10_000_000
/** Minimum for any wager, and for a bought feature, whose rounds are as long as a hundred spins. */
const wagerRounds = 1_000_000
const boughtRounds = 10_000_000

/** Whether rounds of a title have steps: whether a recorded one has actions. */
const hasSteps = ({ vectors }: Title): boolean =>
  vectors.some(({ actions = [] }) => actions.length > 0)

/** Prepares a title for simulation. */
export const titleToSimulate = (title: Title): TitleToSimulate => {
  const { maths } = title
  const { gameCode, family } = maths
  const goal = hasSteps(title) ? titleRoundsInSteps : titleRounds
  if (isSlot(maths)) {
    const { mathsVersion, fingerprint, rtpBp, hitRate, stdDev } = getPublishedFigures(gameCode)
    const declared: DeclaredFigures = { method: 'exact', rtpBp, rtpErrorBp: 0, hitRate, stdDev }
    const roundsBy = (chance: Chance): PlayRound => slotRounds(maths, chance)
    const wagers = [{ id: 'spin', declared, roundCountGoal: goal, roundsBy }]
    return { gameCode, family, mathsVersion, fingerprint, wagers }
  }
  const game = { title: maths, engine: engineOf(maths), measure: measureOf(maths) }
  const { mathsVersion, fingerprint } = getGameFigures(gameCode)
  const wagers = game.measure.wagers(maths)
  const isBought = game.engine.isFeatureBuy ?? (() => false)
  const mainCount = wagers.filter(({ choice }) => !isBought(choice)).length
  return {
    gameCode,
    family,
    mathsVersion,
    fingerprint,
    wagers: wagers.map((wager) => ({
      id: wager.id,
      declared: declaredOf(gameCode, wager.id),
      roundCountGoal: isBought(wager.choice)
        ? boughtRounds
        : Math.max(wagerRounds, Math.ceil(goal / mainCount)),
      roundsBy: (chance) => roundsOf(game, wager, chance),
    })),
  }
}

const declaredOf = (gameCode: string, id: string): DeclaredFigures => {
  const published = getGameFigures(gameCode).wagers.find((one) => one.id === id)
  if (!published) throw new Error(`${gameCode} ${id} was never measured`)
  const { method, figures, simulation } = published
  const { rtpBp, hitRate, stdDev } = figures
  const sampleBp = (simulation.rtpBpTo - simulation.rtpBpFrom) / (2 * Z99)
  return { method, rtpBp, rtpErrorBp: method === 'exact' ? 0 : sampleBp, hitRate, stdDev }
}
