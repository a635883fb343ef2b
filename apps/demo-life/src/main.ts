import { endOnSignals } from '@trevo/platform/end-process.ts'
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

endOnSignals({
  close: async () => {
    clearInterval(saving)
    life.stop()
    await count.save()
  },
})
