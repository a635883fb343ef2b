import { runJourneys } from './run-journeys.ts'

// Everything in every language, size and scheme; `npm test` checks each in one of the eight, `npm run test:all` in four.
process.exitCode = await runJourneys({
  args: ['--grep', 'axe finds nothing'],
  env: { AXE_VIEWS: 'all' },
})
