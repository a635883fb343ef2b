import { buildAll } from '../common/build-all.ts'
import { run } from '../common/run.ts'

type Journeys = {
  /** Playwright configuration; that of `npm run e2e` if absent. */
  readonly config?: string
  /** Playwright arguments, before those from the terminal. */
  readonly args?: readonly string[]
  readonly env?: NodeJS.ProcessEnv
}

/**
 * Brings the build up to date and runs journeys, on systems that Playwright starts for them; returns
 * the exit code.
 */
export const runJourneys = async ({
  config = 'e2e/playwright.config.ts',
  args = [],
  env = {},
}: Journeys = {}): Promise<number> => {
  await buildAll()
  const given = ['--config', config, ...args, ...process.argv.slice(2)]
  return run('playwright', ['test', ...given], { env: { JOURNEYS: 'all', ...env } })
}
