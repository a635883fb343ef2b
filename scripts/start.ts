import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buildAll } from './build-all.ts'
import { readPorts } from './ports.ts'
import { say, step } from './say.ts'
import { startSystem } from './start-system.ts'

const dataDir = process.env['TREVO_DATA'] ?? '.trevo/data'
if (process.argv.includes('--fresh')) await rm(dataDir, { recursive: true, force: true })

say('Trevo is starting …')
if (!process.argv.includes('--as-built')) await step('build of site, games and art', buildAll)
const system = await startSystem({
  ports: readPorts(),
  dataDir,
  buildDir: path.resolve('.trevo'),
  databaseUrl: process.env['DATABASE_URL'],
  onLine: (line) => say(`    ${line}`),
})

// For tools on this machine that need the same database: journeys, benches, psql.
await writeFile(
  path.join(dataDir, 'system.json'),
  JSON.stringify({ siteUrl: system.siteUrl, databaseUrl: system.databaseUrl }),
  { mode: 0o600 },
)

say('')
say(`  Site          ${system.siteUrl}`)
say(`  API           ${system.siteUrl}/docs`)
say(`  Institution   ${system.pspUrl}`)
say(`  Outbox        ${system.siteUrl}/dev/outbox (SMS and email of this system)`)
say('  Stop with Ctrl+C; what you did is kept.')
say('')

const ask = new Promise<string>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => resolve(signal))
  }
})
const broken = system.broken.then((name) => `${name} ended by itself`)
const why = await Promise.race([ask, broken])
say(`Stopping (${why}) …`)
await system.stop()
process.exitCode = why.startsWith('SIG') ? 0 : 1
process.exit()
