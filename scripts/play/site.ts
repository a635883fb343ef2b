import path from 'node:path'
import { openStandIn } from '../../apps/server/src/stand-in/open-stand-in.ts'
import { people } from '../../apps/server/src/stand-in/people.ts'
import { buildAll } from '../common/build-all.ts'
import { listenForStop } from '../common/listen-for-stop.ts'
import { say } from '../common/say.ts'

// The built site in front of a stand-in for the server: no database and no game server.
const stopping = listenForStop()

const untilStopped = (): Promise<void> =>
  new Promise((resolve) => {
    if (stopping.aborted) resolve()
    else stopping.addEventListener('abort', () => resolve())
  })

try {
  await buildAll({ signal: stopping })
  const port = Number(process.env['PORT'] ?? 3000)
  const standIn = await openStandIn({ port, buildDir: path.resolve('.trevo') })
  say('')
  say(`  Site   ${standIn.origin}`)
  for (const { username, password } of Object.values(people)) {
    say(`         ${username}  ${password}`)
  }
  say('  Answers come from memory; nothing is kept. Stop with Ctrl+C.')
  await untilStopped()
  await standIn.close()
} catch (error) {
  if (!stopping.aborted) throw error
}
process.exit(0)
