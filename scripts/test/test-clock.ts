// npm run test:clock: the unit, page and database tests with the clock a minute before the end of an hour,
// a day, a month and a year, and on the last evening of a month. `npm run test:clock -- year lottery` runs one moment and only what the
// further arguments choose.
import { canOpenClock, clockEnvironment } from '@trevo/database/testing/cluster/open-clock.ts'
import { listenForStop } from '../common/listen-for-stop.ts'
import { run } from '../common/run.ts'
import { say } from '../common/say.ts'
import { chooseMoments } from './choose-moments.ts'
import { quickProjects } from './run-tests.ts'

if (!canOpenClock()) {
  say('These tests set the clock with libfaketime: install faketime (a package of Debian).')
  process.exit(2)
}
const stopping = listenForStop()
const given = process.argv.slice(2)
const moments = chooseMoments(new Date())
const named = moments.filter(({ name }) => name === given[0])
const chosen = named.length > 0 ? given.slice(1) : given
const args = [...quickProjects.map((one) => `--project=${one}`), ...chosen]

const failed: string[] = []
for (const { name, at } of named.length > 0 ? named : moments) {
  say(`With the clock at ${at.toISOString()} (${name}) …`)
  // From now on, rather than from the start of each program, so that all of them have the same time.
  const aheadSec = Math.round((at.getTime() - Date.now()) / 1_000)
  const env = clockEnvironment({ FAKETIME: `+${aheadSec}s` })
  if ((await run('vitest', ['run', ...args], { env, signal: stopping })) !== 0) failed.push(name)
}
say(failed.length === 0 ? 'No test depends on the moment.' : `failed: ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
