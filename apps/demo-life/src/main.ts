import { requireDemoBrand } from './enter.ts'
import { readConfig } from './config.ts'
import { openRoundCount } from './count-rounds.ts'
import { startLife } from './start-life.ts'

const saveEveryMs = 5_000

const config = readConfig()
await requireDemoBrand(config)
const count = openRoundCount({
  file: config.countFile,
  dayMax: config.dayMax,
  allMax: config.allMax,
  now: () => new Date(),
})
const life = startLife({
  config,
  count,
  chance: Math.random,
  now: () => new Date(),
  log: (line) => process.stderr.write(`${line}\n`),
})
const saving = setInterval(() => void count.save(), saveEveryMs)
process.stdout.write(`${JSON.stringify({ ready: 'demo-life' })}\n`)

const stop = async () => {
  clearInterval(saving)
  life.stop()
  await count.save()
  process.exit(0)
}
let stopped: Promise<void> | undefined
for (const name of ['SIGTERM', 'SIGINT'] as const) process.on(name, () => (stopped ??= stop()))
// When the parent that started it dies, its pipe closes, and nobody plays any more.
if (process.env['END_WITH_STDIN'] === '1') {
  process.stdin.once('end', () => (stopped ??= stop())).resume()
}
