import { buildAll } from './build-all.ts'
import { run } from './run.ts'

type Journeys = {
  /** Of Playwright, before those of the terminal. */
  readonly args?: readonly string[]
  readonly env?: NodeJS.ProcessEnv
}

/**
 * Brings the build up to date and runs journeys, on systems that Playwright starts for them; answers
 * the exit code.
 */
export const runJourneys = async ({ args = [], env = {} }: Journeys = {}): Promise<number> => {
  await buildAll()
  const config = ['--config', 'e2e/playwright.config.ts']
  return run('playwright', ['test', ...config, ...args, ...process.argv.slice(2)], { env })
}
