import { run } from './run.ts'

// The attacks of `npm test` once more, with ten thousand random requests instead of a few hundred;
// or as many as are asked for: npm run abuse -- 50000. Attacks that are measured print their figures.
const [requests = '10000'] = process.argv.slice(2)
const tests = [
  'apps/server/src/testing/abuse',
  'apps/server/src/testing/random-requests.db.test.ts',
]
process.exitCode = await run('vitest', ['run', '--project', 'db', ...tests], {
  env: { FUZZ_RUNS: requests, ABUSE_FIGURES: '1' },
})
