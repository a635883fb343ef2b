import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { measureTitle } from '@trevo/game-rules/slots/measure/measure-title.ts'
import type { PublishedFigures } from '@trevo/game-rules/slots/published-figures.ts'
import { slotTitles } from '../slot-titles.ts'

// Measures every title, or those named, and writes the `figures.json` of each:
//   node packages/titles/src/measure/measure-slots.ts --date 2026-11-21 [--only code]
const { values } = parseArgs({
  options: {
    date: { type: 'string' },
    rounds: { type: 'string', default: '10000000' },
    seed: { type: 'string', default: '20261121' },
    only: { type: 'string', multiple: true },
  },
})
const { date: measuredOn = '', only } = values
if (!/^\d{4}-\d\d-\d\d$/.test(measuredOn)) throw new Error('--date YYYY-MM-DD is needed')

const sample = { roundCount: Number(values.rounds), seed: Number(values.seed) }

for (const maths of slotTitles) {
  if (only && !only.includes(maths.gameCode)) continue
  const figures: PublishedFigures = { measuredOn, ...measureTitle(maths, sample) }
  const { rtpBp, stdDev, hitRate, maxWinStakes, maxWinOneIn, simulation } = figures
  process.stdout.write(
    `${maths.gameCode.padEnd(18)} RTP ${rtpBp} bp, deviation ${stdDev}, hits ${hitRate}, ` +
      `most ${maxWinStakes} stakes (1 in ${maxWinOneIn}), ` +
      `simulated ${simulation.rtpBpFrom} to ${simulation.rtpBpTo}\n`,
  )
  const file = new URL(`../${maths.gameCode}/figures.json`, import.meta.url)
  writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`)
}
