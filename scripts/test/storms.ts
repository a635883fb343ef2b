import { run } from '../common/run.ts'

// npm run storms -- 5: this many storms over each protocol, in which vendors send false, repeated,
// reordered, delayed and excessive calls: alone, with the server killed in the middle and with the
// database killed in the middle; then the processes of a crash room are killed in flight. Every storm
// prints its result as JSON.
const [storms = '3'] = process.argv.slice(2)
const tests = [
  'apps/server/src/modules/play/storm',
  'apps/rgs/src/rooms/games/service/take-over.long.test.ts',
]
process.exitCode = await run('vitest', ['run', '--project', 'long', ...tests], {
  env: { STORMS: storms },
})
