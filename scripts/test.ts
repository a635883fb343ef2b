import { mkdir, rm, writeFile } from 'node:fs/promises'
import { buildAll } from './build-all.ts'
import { nothingRan, readPlaywright, readVitest } from './read-reports.ts'
import { run } from './run.ts'
import { say, step } from './say.ts'

const folder = '.trevo/test'

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })

say('Rules and use cases (Vitest; the latter on a real PostgreSQL) …')
const vitest = await run('vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  '--reporter=./scripts/flaky-reporter.ts',
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

const outcomes = [
  await readVitest(`${folder}/vitest.json`),
  isBuilt ? await readPlaywright(`${folder}/playwright.json`) : nothingRan,
]
const passed = outcomes.reduce((sum, one) => sum + one.passed, 0)
const failed = outcomes.reduce((sum, one) => sum + one.failed, 0)
for (const name of outcomes.flatMap(({ flaky }) => flaky)) {
  say(`flaky, passed when tried again: ${name}`)
}
for (const what of outcomes.flatMap(({ failures }) => failures)) say(`failed: ${what}`)
const isGreen = vitest === 0 && playwright === 0
const summary = `${passed} passed, ${isGreen ? failed : Math.max(1, failed)} failed`
await writeFile(`${folder}/summary.txt`, `${summary}\n`)
say(summary)
process.exitCode = isGreen && failed === 0 ? 0 : 1
