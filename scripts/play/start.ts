import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buildAll } from '../common/build-all.ts'
import { findTakenPort } from '../common/find-taken-port.ts'
import { listenForStop, Stopped } from '../common/listen-for-stop.ts'
import { holdData } from '../common/hold-data.ts'
import { readPorts } from '../common/ports.ts'
import { removeData } from '../common/remove-data.ts'
import { say } from '../common/say.ts'
import { databaseName, startSystem, type System } from '../common/start-system.ts'

const dataDir = process.env['TREVO_DATA'] ?? '.trevo/data'
const stopping = listenForStop()

const showWhere = ({ namedUrl, opsUrl, brazil, pspUrl, checksUrl }: System): void => {
  say('')
  say(`  Site          ${namedUrl}`)
  if (brazil) say(`  Brazil        ${brazil.siteUrl} (its people in each state are named above)`)
  say(`  API           ${namedUrl}/docs`)
  say(`  Back office   ${opsUrl} (a demo operator with the code of its authenticator)`)
  if (brazil) say(`    of Brazil   ${brazil.opsUrl} (operators marked trevobr above)`)
  say(`  Institution   ${pspUrl}`)
  say(`  Checks        ${checksUrl} (who people are and where: the rules by which it answers)`)
  say(`  Outbox        ${namedUrl}/dev/outbox (SMS and email of this system)`)
  say('  Stop with Ctrl+C; what you did is kept.')
  say('')
}

const start = async (): Promise<System> => {
  if (process.argv.includes('--fresh')) {
    await removeData(dataDir)
  }
  const isBuilt = process.argv.includes('--as-built')
  const buildDir = path.resolve('.trevo')
  const system = await startSystem({
    ports: readPorts(),
    dataDir,
    buildDir,
    build: async () => (isBuilt ? undefined : buildAll({ signal: stopping })),
    databaseUrl: process.env['DATABASE_URL'],
    hasDemoLife: process.env['DEMO_LIFE'] !== '0',
    signal: stopping,
    onLine: (line) => say(`    ${line}`),
  })
  // For tools on this machine that need the same database: journeys, benches, psql.
  await writeFile(
    path.join(dataDir, 'system.json'),
    JSON.stringify({
      siteUrl: system.siteUrl,
      opsUrl: system.opsUrl,
      databaseUrl: system.databaseUrl,
    }),
    { mode: 0o600 },
  )
  return system
}

const untilStopped = (): Promise<string> =>
  new Promise((resolve) => {
    const heard = () => resolve(String((stopping.reason as Stopped).message)) // listenForStop's own
    if (stopping.aborted) return heard()
    return stopping.addEventListener('abort', heard)
  })

/** Runs the system until it is told to stop; returns the exit code. */
const runSystem = async (): Promise<number> => {
  say('Trevo is starting …')
  const system = await start()
  showWhere(system)
  const broken = system.broken.then((name) =>
    name === databaseName
      ? `${name} ended by itself; what was written is kept, start again`
      : `${name} ended by itself`,
  )
  const why = await Promise.race([untilStopped(), broken])
  say(`Stopping (${why}) …`)
  await system.stop()
  return stopping.aborted ? 0 : 1
}

const begin = async (): Promise<number> => {
  const held = await holdData(dataDir)
  if ('heldBy' in held) {
    say(`Trevo runs already on the data in ${dataDir} (process ${held.heldBy}).`)
    say('Stop it first, or give this one its own TREVO_DATA and ports.')
    return 1
  }
  try {
    const taken = await findTakenPort(readPorts())
    if (taken) {
      say(`Port ${taken.port} (${taken.name}) is taken by another program: stop that, or choose`)
      say('others with PORT, RGS_PORT, PSP_PORT, PSP_API_PORT, OPS_PORT and CHECKS_PORT.')
      return 1
    }
    return await runSystem()
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
    say(`Stopped while starting (${error.message}).`)
    return 0
  } finally {
    await held.release()
  }
}

process.exit(await begin())
