import { run } from '../common/run.ts'

// First a system of processes is attacked as it is started for people; then the attacks of `npm test` run
// again, with ten thousand random requests instead of a few hundred, or as many as requested: npm run
// abuse -- 50000. They differ each time; all attacks print their figures.
const [requests = '10000'] = process.argv.slice(2)
const tests = [
  'apps/server/src/testing/abuse',
  'apps/server/src/testing/random-requests.db.test.ts',
  'apps/server/src/testing/random-requests-elsewhere.db.test.ts',
]
const quietly = '--disable-warning=ExperimentalWarning'
const attacks = await run(process.execPath, [quietly, 'e2e/attacks/run.ts'])
const repeated = await run('vitest', ['run', '--project', 'db', ...tests], {
  env: { FUZZ_RUNS: requests, FUZZ_SEED: String(Date.now() % 2 ** 31), ABUSE_FIGURES: '1' },
})
process.exitCode = attacks === 0 ? repeated : attacks
