import { parseArgs } from 'node:util'
import { buildGames, defaultFolders } from '../../apps/games/build.ts'
import { titlesInOrder } from '@trevo/titles/titles-in-order.ts'
import { measureTitles } from './measure-titles.ts'
import { medianOf, summarize, type FrameSummary } from './summarize.ts'
import { printResult } from '../tools/print-result.ts'

/**
 * Frames of the game clients on a slowed machine: Chromium at a phone's size with the processor four
 * times slower, rounds of every title with the real rules, frames counted during animation. A frame is
 * late when it comes more than half a frame after its 1/60 s. The last line is one JSON object;
 * `--part 2/4` measures a quarter of the titles.
 */
const { values } = parseArgs({
  options: {
    titles: { type: 'string' },
    part: { type: 'string', default: '1/1' },
    rounds: { type: 'string', default: '3' },
    slow: { type: 'string', default: '4' },
  },
})
const codes = values.titles?.split(',') ?? titlesInOrder.map(({ maths }) => maths.gameCode)
const [part = 1, parts = 1] = values.part.split('/').map(Number)
const chosen = codes.filter((_, index) => index % parts === part - 1)

await buildGames()
const titles: Record<string, FrameSummary> = {}
const options = {
  folder: defaultFolders.out,
  rounds: Number(values.rounds),
  slow: Number(values.slow),
}
for await (const { gameCode, gapsMs, mainMs } of measureTitles(chosen, options)) {
  titles[gameCode] = summarize(gapsMs, mainMs)
  console.log(gameCode, titles[gameCode])
}
const rising = Object.entries(titles).toSorted(([, a], [, b]) => a.fps - b.fps)
const [slowest] = rising
printResult({
  bench: 'frames',
  slow: options.slow,
  rounds: options.rounds,
  titleCount: rising.length,
  slowestFps: slowest?.[1].fps ?? null,
  slowest: slowest?.[0] ?? null,
  medianFps: medianOf(rising.map(([, { fps }]) => fps)),
  droppedShareMax: Math.max(...rising.map(([, { dropped }]) => dropped)),
  fps: Object.fromEntries(rising.map(([code, { fps }]) => [code, fps])),
})
