import { defineConfig } from 'vitest/config'

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
          testTimeout: 15_000,
        },
      },
    ],
  },
})
