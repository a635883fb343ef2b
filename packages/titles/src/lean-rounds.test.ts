import { engineOf } from '@trevo/game-rules/engine/engines.ts'
import { measureOf } from '@trevo/game-rules/engine/measures.ts'
import { engineRounds } from '@trevo/game-rules/engine/simulate-game.ts'
import { fastChance } from '@trevo/game-rules/slots/fast-chance.ts'
import { expect, it } from 'vitest'
import { isSlot } from './slot-titles.ts'
import { titlesInOrder } from './titles-in-order.ts'

const games = titlesInOrder.map(({ maths }) => maths).filter((title) => !isSlot(title))
const withLeanPath = games.filter((title) => measureOf(title).leanPayout !== undefined)

const roundCountOfTitle = 1_200

// Lean rounds are taken one after another from one stream; each of the engine's begins where the lean one
// did.
it.each(withLeanPath)('$gameCode: a lean round is the same as the engine’s', (title) => {
  const game = { title, engine: engineOf(title), measure: measureOf(title) }
  const wagers = game.measure.wagers(title)
  const roundCount = Math.ceil(roundCountOfTitle / wagers.length)
  for (const wager of wagers) {
    const lean = game.measure.leanPayout?.(title, wager)
    expect(lean, wager.id).toBeDefined()
    for (let seed = 1; seed <= roundCount; seed += 1) {
      const [leanRound, fullRound] = [{ stake: 1 }, { stake: 1 }]
      const leanPayout = lean?.(fastChance(seed), leanRound)
      const fullPayout = engineRounds(game, wager, fastChance(seed))(fullRound)
      expect(leanPayout, `${wager.id}, seed ${seed}`).toBeCloseTo(fullPayout, 9)
      expect(leanRound.stake, `${wager.id}, seed ${seed}`).toBe(fullRound.stake)
    }
  }
})
