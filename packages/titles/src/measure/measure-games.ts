import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { GameFigures } from '@trevo/game-rules/engine/game-figures.ts'
import { engineOf } from '@trevo/game-rules/engine/engines.ts'
import { measureGame } from '@trevo/game-rules/engine/measure-game.ts'
import { measureOf } from '@trevo/game-rules/engine/measures.ts'
import { isSlot } from '../slot-titles.ts'
import { titlesInOrder } from '../titles-in-order.ts'

// Measures every title that is not a slot of `slots`, or those named, and writes the `figures.json` of each:
//   node packages/titles/src/measure/measure-games.ts --date 2026-11-23 [--only code] [--rounds 1000000]
const { values } = parseArgs({
  options: {
    date: { type: 'string' },
    rounds: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '20261123' },
    only: { type: 'string', multiple: true },
  },
})
const { date: measuredOn = '', only } = values
if (!/^\d{4}-\d\d-\d\d$/.test(measuredOn)) throw new Error('--date YYYY-MM-DD is needed')

const sample = { roundCount: Number(values.rounds), seed: Number(values.seed) }

for (const { maths: title } of titlesInOrder) {
  if (isSlot(title) || (only && !only.includes(title.gameCode))) continue
  const game = { title, engine: engineOf(title), measure: measureOf(title) }
  const figures: GameFigures = { measuredOn, ...measureGame(game, sample) }
  for (const { id, method, figures: found, simulation } of figures.wagers) {
    process.stdout.write(
      `${title.gameCode} ${id}: ${method} ${found.rtpBp} bp, deviation ${found.stdDev}, ` +
        `hits ${found.hitRate}, most ${found.maxWinStakes} stakes, ` +
        `simulated ${simulation.rtpBpFrom} to ${simulation.rtpBpTo}\n`,
    )
  }
  const file = new URL(`../${title.gameCode}/figures.json`, import.meta.url)
  writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`)
}
