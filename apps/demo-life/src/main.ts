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
const bets = openRoundCount({
  file: config.roomCountFile,
  dayMax: config.roomDayMax,
  allMax: config.roomAllMax,
  now: () => new Date(),
})
const life = startLife({
  config,
  count,
  bets,
  chance: Math.random,
  now: () => new Date(),
  log: (line) => process.stderr.write(`${line}\n`),
})
const save = async (): Promise<void> => {
  await count.save()
  await bets.save()
}
const saving = setInterval(() => void save(), saveEveryMs)
process.stdout.write(`${JSON.stringify({ ready: 'demo-life' })}\n`)

endOnSignals({
  close: async () => {
    clearInterval(saving)
    life.stop()
    await save()
  },
})
