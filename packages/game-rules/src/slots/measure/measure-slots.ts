import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { PublishedSlots } from '../published.ts'
import { slotTitles } from '../titles.ts'
import { measureTitle } from './measure-title.ts'

// Measures every title, or those named, and writes `published.json`:
//   node packages/game-rules/src/slots/measure/measure-slots.ts --date 2026-11-21 [--only code]
const { values } = parseArgs({
  options: {
    date: { type: 'string' },
    rounds: { type: 'string', default: '10000000' },
    seed: { type: 'string', default: '20261121' },
    only: { type: 'string', multiple: true },
  },
})
if (!/^\d{4}-\d\d-\d\d$/.test(values.date ?? '')) throw new Error('--date YYYY-MM-DD is needed')

const file = new URL('../published.json', import.meta.url)
const before: PublishedSlots = JSON.parse(readFileSync(file, 'utf8'))
const sample = { roundCount: Number(values.rounds), seed: Number(values.seed) }

const titles = slotTitles.flatMap((maths) => {
  const known = before.titles.filter(({ gameCode }) => gameCode === maths.gameCode)
  if (values.only && !values.only.includes(maths.gameCode)) return known
  const figures = measureTitle(maths, sample)
  const { rtpBp, stdDev, hitRate, maxWinStakes, maxWinOneIn, simulation } = figures
  process.stdout.write(
    `${maths.gameCode.padEnd(18)} RTP ${rtpBp} bp, deviation ${stdDev}, hits ${hitRate}, ` +
      `most ${maxWinStakes} stakes (1 in ${maxWinOneIn}), ` +
      `simulated ${simulation.rtpBpFrom} to ${simulation.rtpBpTo}\n`,
  )
  return [figures]
})
const published: PublishedSlots = { measuredOn: values.date ?? '', titles }
writeFileSync(file, `${JSON.stringify(published, null, 2)}\n`)
