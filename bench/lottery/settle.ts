// Started by run.ts: settles what is due at an instant, and reports its start.
//   node settle.ts <database url> <instant>
import { openLotteries } from './open-lotteries.ts'

const [url = '', at = ''] = process.argv.slice(2)
const lotteries = await openLotteries(url)
lotteries.time.at = new Date(at)
process.stdout.write('ready\n')
const startedAt = performance.now()
/** The memory of the process at intervals: whether it grows with what is settled. */
const sampleEveryMs = 100
const samplesMb: number[] = []
const sampling = setInterval(() => {
  samplesMb.push(process.memoryUsage().rss / 2 ** 20)
}, sampleEveryMs)
await lotteries.lottery.settle()
clearInterval(sampling)
const seconds = (performance.now() - startedAt) / 1000
const { maxRSS } = process.resourceUsage()
const earlyMb = Math.max(0, ...samplesMb.slice(0, Math.ceil(samplesMb.length / 10)))
process.stdout.write(`${JSON.stringify({ seconds, memoryMb: maxRSS / 1024, earlyMb })}\n`)
await lotteries.close()
