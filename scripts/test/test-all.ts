import { listenForStop } from '../common/listen-for-stop.ts'
import { runTests } from './run-tests.ts'
import { run } from '../common/run.ts'
import { say } from '../common/say.ts'

// npm run test:all: everything in `npm test`, and what takes long: storms, long random runs, tables and
// matches that come round, every title, axe in all eight views, and stops at any moment.
const stopping = listenForStop()
const stops = '12'

try {
  const isGreen = await runTests({ isWhole: true, signal: stopping })
  say(`Stops of the whole system (${stops}) …`)
  const args = ['--disable-warning=ExperimentalWarning', 'scripts/test/stops.ts', stops]
  const isStopped = (await run(process.execPath, args, { signal: stopping })) === 0
  process.exitCode = isGreen && isStopped ? 0 : 1
} catch (error) {
  if (!stopping.aborted) throw error
  process.exitCode = 1
}
