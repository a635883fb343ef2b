import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { buildAll } from './build-all.ts'
import { run } from './run.ts'
import { say, step } from './say.ts'

type Counts = { passed: number; failed: number }

const folder = '.trevo/test'
const none: Counts = { passed: 0, failed: 1 }

const readJson = async (file: string): Promise<unknown> => {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}

const vitestCounts = async (): Promise<Counts> => {
  const report = (await readJson(`${folder}/vitest.json`)) as
    | { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }
    | undefined // the JSON reporter's own shape
  if (!report) return none
  const failed = report.numFailedTests || report.numFailedTestSuites
  return { passed: report.numPassedTests, failed }
}

const playwrightCounts = async (): Promise<Counts> => {
  const report = (await readJson(`${folder}/playwright.json`)) as
    | { stats: { expected: number; unexpected: number; flaky: number } }
    | undefined // the JSON reporter's own shape
  if (!report) return none
  return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected }
}

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })

say('Rules and use cases (Vitest; the latter on a real PostgreSQL) …')
const vitest = await run('vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${folder}/vitest.json`,
])

say('Building site, games and art for the journeys …')
const isBuilt = await step('build', buildAll)
  .then(() => true)
  .catch((error: unknown) => {
    say(`The build failed: ${error instanceof Error ? error.message : String(error)}`)
    return false
  })

say('Journeys in a real browser (Playwright) …')
const playwright = isBuilt
  ? await run('playwright', ['test', '--config', 'e2e/playwright.config.ts'])
  : 1

const counts = [await vitestCounts(), isBuilt ? await playwrightCounts() : none]
const passed = counts.reduce((sum, one) => sum + one.passed, 0)
const failed = counts.reduce((sum, one) => sum + one.failed, 0)
const isGreen = vitest === 0 && playwright === 0
const summary = `${passed} passed, ${isGreen ? failed : Math.max(1, failed)} failed`
await writeFile(`${folder}/summary.txt`, `${summary}\n`)
say(summary)
process.exitCode = isGreen && failed === 0 ? 0 : 1
