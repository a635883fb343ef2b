import { buildAll } from './build-all.ts'
import { run } from './run.ts'

await buildAll()
process.exitCode = await run('playwright', [
  'test',
  '--config',
  'e2e/playwright.config.ts',
  ...process.argv.slice(2),
])
