import { run } from '../common/run.ts'

// npm run storms -- 5: so many storms over each protocol, of vendors that lie, repeat, reorder, delay and
// flood: alone, with the server killed in the middle and with the database killed in the middle; then the
// processes of a crash room are killed in flight. Every storm prints what it left, as JSON.
const [storms = '3'] = process.argv.slice(2)
const tests = [
  'apps/server/src/modules/play/storm',
  'apps/rgs/src/rooms/games/service/take-over.long.test.ts',
]
process.exitCode = await run('vitest', ['run', '--project', 'long', ...tests], {
  env: { STORMS: storms },
})
