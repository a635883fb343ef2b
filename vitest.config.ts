import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { longTests } from './packages/database/src/testing/long-tests.ts'
import { ownTimerTests } from './packages/database/src/testing/own-timer-tests.ts'

// For those who run vitest without our commands.
execFileSync(process.execPath, ['packages/api-client/generate-endpoints.ts'], {
  cwd: import.meta.dirname,
  env: { ...process.env, NODE_OPTIONS: '--disable-warning=ExperimentalWarning' },
})

// Nothing is tried twice: a test that fails now and then is a defect, of the test or of what it tests.
// What a test waits for comes at once on a quiet machine; a busy one is no reason to fail.
const patient = { poll: { timeout: 10_000 } }
/** Of each file that `npm test` runs. */
const setupFiles = [
  'packages/database/src/testing/end-with-run.ts',
  'packages/database/src/testing/record-file-usage.ts',
]
// Node itself runs what has no pages in it, with its types stripped: a sixth of the processor time less.
const native = { viteModuleRunner: false }

// Three kinds of test, told apart by file name: rules run anywhere, *.db.test.ts on a real
// PostgreSQL of their own, *.test.tsx and all of site and games in a simulated page. The project
// `long` has *.long.test.ts, which wait for real time, and does more of what long-tests.ts names;
// `npm test` leaves it out. `house` has the rules of the house, for `npm run check`.
export default defineConfig({
  test: {
    // A file waits for PostgreSQL, and for what it has started, half of its time: two workers kept a
    // machine of two cores busy for six tenths of a run.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'unit',
          experimental: native,
          // Rules leave nothing behind, so that a worker loads them once.
          isolate: false,
          setupFiles,
          // The slow ones count outcomes and hash passwords; a busy machine takes several times as long.
          testTimeout: 60_000,
          include: ['{apps,packages,scripts,bench}/**/*.test.ts'],
          exclude: [
            '**/*.db.test.ts',
            '**/*.long.test.ts',
            '**/*.citus.test.ts',
            '**/*.nats.test.ts',
            'apps/{site,games}/**',
            '**/node_modules/**',
            '**/dist/**',
          ],
        },
      },
      {
        test: {
          name: 'house',
          experimental: native,
          isolate: false,
          testTimeout: 60_000,
          include: ['tools/**/*.test.ts'],
          exclude: ['**/*.db.test.ts', '**/node_modules/**'],
        },
      },
      {
        test: {
          name: 'db',
          experimental: native,
          // Each file has its own database and leaves nothing in the program: a worker loads the
          // server once, which took a third of the time.
          isolate: false,
          include: [
            '{apps,packages,scripts,tools}/**/*.db.test.ts',
            'bench/backoffice/*.db.test.ts',
          ],
          exclude: [
            '**/node_modules/**',
            '**/dist/**',
            // PostgreSQL's own timers do not run under libfaketime (`npm run test:clock`).
            ...(process.env['FAKETIME'] ? ownTimerTests : []),
          ],
          setupFiles,
          globalSetup: ['packages/database/src/testing/start-test-server.ts'],
          expect: patient,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'long',
          isolate: false,
          include: ['{apps,packages,scripts}/**/*.long.test.ts', ...longTests],
          exclude: ['**/node_modules/**', '**/dist/**'],
          setupFiles,
          globalSetup: ['packages/database/src/testing/start-test-server.ts'],
          provide: { isLong: true },
          expect: patient,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'page',
          // Each file leaves the simulated browser as it found it (`clean-page.ts`), so that a worker
          // loads browser and site once: a third of the processor time.
          isolate: false,
          include: ['{apps,packages}/**/*.test.tsx', 'apps/{site,games}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          environment: 'happy-dom',
          setupFiles: [
            'packages/testkit/src/wait-longer.ts',
            'packages/testkit/src/clean-page.ts',
            'apps/site/src/testing/reset-site.ts',
            ...setupFiles,
          ],
          expect: patient,
          testTimeout: 15_000,
        },
      },
    ],
  },
})
