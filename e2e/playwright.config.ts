import { defineConfig } from '@playwright/test'
import { chromiumLaunchOptions } from '@trevo/testkit/chromium.ts'
import { ownSystem, resultsFolder, running, startMaxMs, systems, workerCount } from './systems.ts'

// Journeys that wait for tables and matches to come round are for `npm run test:all` (and `npm run e2e`).
const isWhole = process.env['JOURNEYS'] === 'all'
const notNow = isWhole ? [] : ['**/*.long.spec.ts']
// On a desktop the same path is covered by keyboard (keyboard.spec.ts).
const onPhonesNow = isWhole ? [] : ['**/journey.spec.ts']
// `npm test` and `npm run test:all` retry once, and their report names and counts a first failure as flaky.
const retries = Number(process.env['JOURNEY_RETRIES'] ?? 0)
const named = [...process.argv.join(' ').matchAll(/ --project[ =](\S+)/g)].map(([, name]) => name)
/** `npm run e2e -- --project site` needs no system. */
const isSiteAlone = named.length > 0 && named.every((name) => name === 'site')
/** Without a running system a worker spends a third of its time waiting. */
const siteWorkerCount = Number(process.env['E2E_WORKERS'] ?? 3)

export default defineConfig({
  testDir: '.',
  // Node itself strips the types from files outside the journeys: Babel took 14 s of the first run.
  build: { external: ['**/apps/**', '**/packages/**'] },
  testIgnore: notNow,
  outputDir: `${resultsFolder}/playwright`,
  timeout: 120_000,
  // Expectations are met at once on a quiet machine; a busy one is no reason to fail.
  expect: { timeout: 20_000 },
  workers: isSiteAlone ? siteWorkerCount : workerCount,
  fullyParallel: false,
  retries,
  reporter: [
    ['list'],
    ['json', { outputFile: `${resultsFolder}/${isSiteAlone ? 'site' : 'playwright'}.json` }],
  ],
  use: {
    // Each worker reads this file itself, and so finds its own system.
    baseURL: ownSystem.origin,
    // Machines that run these tests have no graphics card, and emulating one is a tenth of a page's work.
    launchOptions: await chromiumLaunchOptions({ args: ['--disable-gpu'] }),
    // A trace takes screenshots continuously, a quarter of a journey's work: where a failed test is
    // retried, the retry is soon enough.
    trace: retries > 0 ? 'on-first-retry' : 'retain-on-failure',
    video: 'off',
    screenshot: 'only-on-failure',
    // Pictures and lists come from the server, not from a service worker's cache (offline.spec.ts).
    serviceWorkers: 'block',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // Animations would be drawn sixty times a second by the processor here; tests of animations enable
    // them.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // The screens are covered at desktop size, and in the full run at both.
    {
      name: 'phone',
      testMatch: /journey\.spec\.ts$/,
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        // Animations are on here, as for nearly everybody.
        contextOptions: { reducedMotion: 'no-preference' },
      },
    },
    {
      name: 'desktop',
      testIgnore: ['site/**', ...notNow, ...onPhonesNow],
      use: { viewport: { width: 1440, height: 900 } },
    },
    // Journeys of the site alone, in front of a stand-in that each worker opens for itself.
    {
      name: 'site',
      testDir: './site',
      outputDir: `${resultsFolder}/playwright-site`,
      fullyParallel: true,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  ...(!running &&
    !isSiteAlone && {
      globalSetup: './wait-for-systems.ts',
      // In parallel, because Playwright waits for one with an address before it starts the next.
      webServer: systems.toReversed().map(({ origin, env }) => ({
        // The build is up to date: scripts/test/e2e.ts and scripts/test/test.ts ensure it beforehand.
        command:
          'node --disable-warning=ExperimentalWarning scripts/play/start.ts --fresh --as-built',
        cwd: '..',
        ...(origin === systems[0]?.origin && { url: `${origin}/ready`, timeout: startMaxMs }),
        gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
        stdout: 'ignore' as const,
        stderr: 'pipe' as const,
        env: { ...env },
      })),
    }),
})
