import { defineConfig } from '@playwright/test'
import { chromiumLaunchOptions } from '@trevo/testkit/chromium.ts'

// One system for all journeys: the real server, game server and institution on a fresh database.
// E2E_BASE names a system that runs already, for work on the journeys themselves.
const running = process.env['E2E_BASE']
const origin = running ?? 'http://127.0.0.1:4300'

export default defineConfig({
  testDir: '.',
  outputDir: '../.trevo/test/playwright',
  timeout: 120_000,
  expect: { timeout: 10_000 },
  workers: 1,
  fullyParallel: false,
  // One more try where a landing hangs on it; the report still shows a first failure as flaky.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: '../.trevo/test/playwright.json' }]],
  use: {
    baseURL: origin,
    launchOptions: await chromiumLaunchOptions(),
    trace: 'retain-on-failure',
    video: 'off',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  },
  projects: [
    // The screens are walked through at desktop size; the journey at both.
    {
      name: 'phone',
      testMatch: /journey/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
  ...(!running && {
    webServer: {
      command: 'node --disable-warning=ExperimentalWarning scripts/start.ts --fresh',
      cwd: '..',
      url: `${origin}/ready`,
      timeout: 180_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      stdout: 'ignore',
      stderr: 'pipe',
      env: {
        PORT: '4300',
        RGS_PORT: '4301',
        PSP_PORT: '4302',
        TREVO_DATA: '.trevo/e2e',
        LOG_LEVEL: 'warn',
        RATE_LIMIT_PER_MINUTE: '100000',
        HUMAN_CHALLENGE_MAX: '2000',
      },
    },
  }),
})
