import { defineConfig } from 'vitest/config'

// On a Citus cluster that each file starts for itself; `npm run test:citus` prints what it needs.
export default defineConfig({
  test: {
    include: ['apps/**/*.citus.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
})
