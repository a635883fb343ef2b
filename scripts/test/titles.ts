import { runJourneys } from './run-journeys.ts'

// Every title from the lobby to its proof; `npm test` covers one for each kind of round.
process.exitCode = await runJourneys({
  args: ['titles.spec.ts', '--project', 'desktop'],
  env: { TITLES: 'all' },
})
