import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { Usage } from '@trevo/database/testing/note-usage.ts'
import { buildAll } from './build-all.ts'
import { listenForStop } from './listen-for-stop.ts'
import { formatTestTable, type StepTime } from './format-test-table.ts'
import { readChildProcessorTime } from './read-processor-time.ts'
import { nothingRan, readPlaywright, readVitest } from './read-reports.ts'
import { run } from './run.ts'
import { say } from './say.ts'

const folder = '.trevo/test'
const usageFile = `${folder}/usage.jsonl`
const steps: StepTime[] = []
/** Ends what runs; then this program ends as well. */
const stopping = listenForStop()

let countedSec = 0

/**
 * Measures a step with every process that it starts. Processor time is known when a process ends, so of
 * two steps at once each gets the time that was added since the last one ended.
 */
const measure = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
  const from = performance.now()
  const result = await work()
  const usedSec = readChildProcessorTime()
  steps.push({
    name,
    wallSec: (performance.now() - from) / 1_000,
    processorSec: usedSec === undefined ? undefined : usedSec - countedSec,
  })
  countedSec = usedSec ?? countedSec
  return result
}

const runVitest = (args: readonly string[]): Promise<number> =>
  run('vitest', ['run', '--reporter=default', ...args], {
    env: { TREVO_TEST_USAGE: usageFile },
    signal: stopping,
  })

const build = async (): Promise<boolean> => {
  try {
    await buildAll({ signal: stopping })
    return true
  } catch (error) {
    if (stopping.aborted) throw error
    say(`The build failed: ${error instanceof Error ? error.message : String(error)}`)
    return false
  }
}

/** Waits for both before a failure of one is thrown: nothing goes on running behind it. */
const both = async <One, Other>(
  one: Promise<One>,
  other: Promise<Other>,
): Promise<readonly [One, Other]> => {
  await Promise.allSettled([one, other])
  return [await one, await other]
}

const readUsages = async (): Promise<Usage[]> => {
  const text = await readFile(usageFile, 'utf8').catch(() => '')
  const lines = text.split('\n').filter((line) => line !== '')
  return lines.map((line): Usage => JSON.parse(line)) // our own lines
}

/** Everything that a change must prove before it lands. */
const testAll = async (): Promise<boolean> => {
  say('Rules, pages and use cases (Vitest, on a real PostgreSQL); beside them the build …')
  const [isBuilt, vitest] = await both(
    measure('build', build),
    measure('unit, page, database', () =>
      runVitest([
        '--reporter=json',
        '--reporter=./scripts/flaky-reporter.ts',
        `--outputFile.json=${folder}/vitest.json`,
      ]),
    ),
  )

  say('Journeys in a real browser (Playwright) …')
  const playwright = isBuilt
    ? await measure('journeys', () =>
        run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], { signal: stopping }),
      )
    : 1

  const outcomes = [
    await readVitest(`${folder}/vitest.json`),
    isBuilt ? await readPlaywright(`${folder}/playwright.json`) : nothingRan,
  ]
  const passed = outcomes.reduce((sum, one) => sum + one.passed, 0)
  const failed = outcomes.reduce((sum, one) => sum + one.failed, 0)
  for (const line of formatTestTable(steps, await readUsages())) say(line)
  for (const name of outcomes.flatMap(({ flaky }) => flaky)) {
    say(`flaky, passed when tried again: ${name}`)
  }
  for (const what of outcomes.flatMap(({ failures }) => failures)) say(`failed: ${what}`)
  const isGreen = vitest === 0 && playwright === 0
  const summary = `${passed} passed, ${isGreen ? failed : Math.max(1, failed)} failed`
  await writeFile(`${folder}/summary.txt`, `${summary}\n`)
  say(summary)
  return isGreen && failed === 0
}

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
// With arguments (parts of paths, `--changed`, Vitest's own options) only what they choose.
const chosen = process.argv.slice(2)
try {
  const isGreen = chosen.length > 0 ? (await runVitest(chosen)) === 0 : await testAll()
  process.exitCode = isGreen ? 0 : 1
} catch (error) {
  if (!stopping.aborted) throw error
  process.exitCode = 1
}
