import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { removeLeftRuns } from '@trevo/database/testing/remove-left-runs.ts'
import type { Usage } from '@trevo/database/testing/record-usage.ts'
import { buildAll } from '../common/build-all.ts'
import { formatTestTable, type StepTime } from './format-test-table.ts'
import { readChildProcessorTime } from './read-processor-time.ts'
import { nothingRan, readPlaywright, readVitest, type Outcome } from './read-reports.ts'
import { run } from '../common/run.ts'
import { say } from '../common/say.ts'

const folder = '.trevo/test'
const usageFile = `${folder}/usage.jsonl`

/** Programs of a run load the same modules again and again: what one has compiled, the others can reuse. */
const compiledFolder = '.trevo/cache/compiled'
const compiled = { NODE_COMPILE_CACHE: path.resolve(compiledFolder) }

/** Vitest's projects for `npm test`; `long` is added by `npm run test:all`, `house` is run by `npm run check`. */
export const quickProjects = ['unit', 'page', 'db']

/** Runs Vitest; returns its exit code. Stopped by the signal, it leaves no folder behind. */
export const runVitest = async (
  projects: readonly string[],
  args: readonly string[],
  signal: AbortSignal,
): Promise<number> => {
  try {
    return await run('vitest', ['run', ...projects.map((one) => `--project=${one}`), ...args], {
      env: { ...compiled, TREVO_TEST_USAGE: usageFile },
      signal,
    })
  } finally {
    if (signal.aborted) await removeLeftRuns()
  }
}

const runPlaywright = (
  projects: readonly string[],
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<number> => {
  const args = projects.flatMap((one) => ['--project', one])
  return run('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...args], {
    env,
    signal,
  })
}

/** Empties the folder that reports are written to. */
export const emptyReports = async (): Promise<void> => {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
}

/** Measures steps including every process that they start. */
const createStopwatch = () => {
  const steps: StepTime[] = []
  let countedSec = 0
  // Processor time is known when a process ends, so of two concurrent steps each is given the time added
  // since the previous one ended.
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
  return { steps, measure }
}

const build = async (signal: AbortSignal): Promise<boolean> => {
  try {
    await buildAll({ signal })
    return true
  } catch (error) {
    if (signal.aborted) throw error
    say(`The build failed: ${error instanceof Error ? error.message : String(error)}`)
    return false
  }
}

/** Waits for both before the failure of one is thrown, so that no process continues in the background. */
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
  return lines.map((line): Usage => JSON.parse(line)) // lines printed by us
}

const sumUp = async (outcomes: readonly Outcome[], hasPassed: boolean): Promise<boolean> => {
  const passed = outcomes.reduce((sum, one) => sum + one.passed, 0)
  const failed = outcomes.reduce((sum, one) => sum + one.failed, 0)
  for (const name of outcomes.flatMap(({ flaky }) => flaky)) {
    say(`flaky, passed when tried again: ${name}`)
  }
  for (const what of outcomes.flatMap(({ failures }) => failures)) say(`failed: ${what}`)
  const summary = `${passed} passed, ${hasPassed ? failed : Math.max(1, failed)} failed`
  await writeFile(`${folder}/summary.txt`, `${summary}\n`)
  say(summary)
  return hasPassed && failed === 0
}

type TestRun = {
  /** Includes long tests; if false, only what a landing must prove. */
  readonly isWhole: boolean
  readonly signal: AbortSignal
}

/** Runs Vitest in parallel with the build, then the journeys, and prints the table; returns whether all passed. */
export const runTests = async ({ isWhole, signal }: TestRun): Promise<boolean> => {
  const { steps, measure } = createStopwatch()
  await emptyReports()
  // A full run leaves a cache that matches today's code; runs of chosen files reuse it.
  await rm(compiledFolder, { recursive: true, force: true })
  say('Rules, pages and use cases (Vitest, on a real PostgreSQL); beside them the build …')
  const projects = isWhole ? [...quickProjects, 'long'] : quickProjects
  const args = ['--reporter=default', '--reporter=json', `--outputFile.json=${folder}/vitest.json`]
  const [isBuilt, vitest] = await both(
    measure('build', () => build(signal)),
    measure(isWhole ? 'unit, page, database, long' : 'unit, page, database', () =>
      runVitest(projects, args, signal),
    ),
  )

  say('Journeys in a real browser (Playwright) …')
  const whole = isWhole ? { JOURNEYS: 'all', TITLES: 'all' } : {}
  const env = { ...compiled, ...whole, JOURNEY_RETRIES: '1' }
  const walk = (name: string, ofProjects: readonly string[]): Promise<number> =>
    measure(name, () => runPlaywright(ofProjects, env, signal))
  // Those of the site alone first, while no idle system takes processor time.
  const site = isBuilt ? await walk('journeys of the site', ['site']) : 1
  const system = isBuilt ? await walk('journeys', ['phone', 'desktop']) : 1

  const outcomes = [
    await readVitest(`${folder}/vitest.json`),
    ...(isBuilt
      ? [
          await readPlaywright(`${folder}/site.json`),
          await readPlaywright(`${folder}/playwright.json`),
        ]
      : [nothingRan]),
  ]
  for (const line of formatTestTable(steps, await readUsages())) say(line)
  return sumUp(outcomes, vitest === 0 && site === 0 && system === 0)
}
