import { defineConfig } from 'vitest/config'

// Copies of the server replaced one by one under load; too long for every change: `npm run test:deploy`.
export default defineConfig({
  test: {
    include: ['bench/**/*.db.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: ['packages/database/src/testing/start-test-server.ts'],
    maxWorkers: 1,
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
