import { listenForStop } from '../common/listen-for-stop.ts'
import { emptyReports, quickProjects, runTests, runVitest } from './run-tests.ts'

// Everything that a change must prove before it lands. With arguments (parts of paths, `--changed`,
// Vitest's own options) only what they choose.
const chosen = process.argv.slice(2)
/** Ends what is running; then this program ends as well. */
const stopping = listenForStop()

const runChosen = async (): Promise<boolean> => {
  await emptyReports()
  return (await runVitest([...quickProjects, 'house'], chosen, stopping)) === 0
}

try {
  const isGreen = await (chosen.length > 0
    ? runChosen()
    : runTests({ isWhole: false, signal: stopping }))
  process.exitCode = isGreen ? 0 : 1
} catch (error) {
  if (!stopping.aborted) throw error
  process.exitCode = 1
}
