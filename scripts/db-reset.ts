import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { startEmbedded } from '../packages/database/src/embedded.ts'
import { say } from './say.ts'

const dataDir = process.env['TREVO_DATA'] ?? '.trevo/data'

if (process.env['DATABASE_URL']) {
  say('DATABASE_URL names a database of your own: empty it yourself.')
  process.exit(1)
}
if (existsSync(`${dataDir}/postgres`)) {
  // Starting it first ends a server that a killed parent left behind.
  const server = await startEmbedded({ dataDir: `${dataDir}/postgres` })
  await server.stop()
}
await rm(dataDir, { recursive: true, force: true })
say('The demo database is gone; the next start makes a new one.')
