// Loaded into the server before its program (--import): reports over HTTP how long the longest turn of its
// main thread was, in processor time of that thread, so that other load on the machine does not count.
import { createServer } from 'node:http'
import { isMainThread } from 'node:worker_threads'

const lookEveryMs = 1
/** The document that the baseline reads and writes. */
const baselineEntries = 20_000

const millisecondsOf = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1_000

const measureBaseline = (): number => {
  const entries = Array.from({ length: baselineEntries }, (_, index) => ({ index, text: 'a b c' }))
  const text = JSON.stringify(entries)
  const before = process.threadCpuUsage()
  JSON.stringify(JSON.parse(text))
  return millisecondsOf(process.threadCpuUsage(before))
}

const port = Number(process.env['BLOCKING_PORT'])
if (isMainThread && port > 0) {
  let longestMs = 0
  let last = process.threadCpuUsage()
  setInterval(() => {
    longestMs = Math.max(longestMs, millisecondsOf(process.threadCpuUsage(last)))
    last = process.threadCpuUsage()
  }, lookEveryMs).unref()
  createServer((request, answer) => {
    // The turn that ends here must be counted as well.
    setTimeout(() => {
      if (request.url === '/baseline') {
        answer.end(JSON.stringify(measureBaseline()))
        last = process.threadCpuUsage()
        return
      }
      answer.end(JSON.stringify(longestMs))
      longestMs = 0
    }, 5)
  })
    .listen(port, '127.0.0.1')
    .unref()
}
