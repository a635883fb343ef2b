import { defineConfig } from 'vitest/config'

// Two more tries where a landing hangs on it; scripts/test.ts names who needed them. Rules get one try:
// they wait for nothing, and a property that fails now and then is a defect.
const retry = process.env['CI'] ? 2 : 0

// Three kinds of test, told apart by file name: rules run anywhere, *.db.test.ts on a real
// PostgreSQL of their own, *.test.tsx in a simulated page.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{apps,packages,tools,scripts,bench}/**/*.test.ts'],
          exclude: ['**/*.db.test.ts', '**/node_modules/**', '**/dist/**'],
        },
      },
      {
        test: {
          name: 'db',
          include: ['{apps,packages}/**/*.db.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          globalSetup: ['packages/database/src/testing/start-test-server.ts'],
          retry,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'page',
          include: ['{apps,packages}/**/*.test.tsx'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          environment: 'happy-dom',
          setupFiles: ['packages/testkit/src/wait-longer.ts'],
          retry,
          testTimeout: 15_000,
        },
      },
    ],
  },
})
