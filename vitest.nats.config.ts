import { defineConfig } from 'vitest/config'

// On a NATS server that each file starts for itself; `npm run test:nats` prints what it needs.
export default defineConfig({
  test: {
    include: ['apps/**/*.nats.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
