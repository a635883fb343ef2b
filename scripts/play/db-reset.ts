import { removeData } from '../common/remove-data.ts'
import { holdData } from '../common/hold-data.ts'
import { say } from '../common/say.ts'

const dataDir = process.env['TREVO_DATA'] ?? '.trevo/data'

if (process.env['DATABASE_URL']) {
  say('DATABASE_URL names a database of your own: empty it yourself.')
  process.exit(1)
}
const held = await holdData(dataDir)
if ('heldBy' in held) {
  say(`Trevo runs on the data in ${dataDir} (process ${held.heldBy}): stop it first.`)
  process.exit(1)
}
await removeData(dataDir)
await held.release()
say('The demo database is gone; the next start makes a new one.')
