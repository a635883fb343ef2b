// Started by run.ts: settles what is due at an instant, and says when it begins.
//   node settle.ts <database url> <instant>
import { openLotteries } from './open-lotteries.ts'

const [url = '', at = ''] = process.argv.slice(2)
const lotteries = await openLotteries(url)
lotteries.time.at = new Date(at)
process.stdout.write('ready\n')
const startedAt = performance.now()
await lotteries.lottery.settle()
const seconds = (performance.now() - startedAt) / 1000
const { maxRSS } = process.resourceUsage()
process.stdout.write(`${JSON.stringify({ seconds, memoryMb: maxRSS / 1024 })}\n`)
await lotteries.close()
