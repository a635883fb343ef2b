// npm run bench -- failover [--faults 50]
// A whole cluster on the loopback address, its parts killed and stopped in their tracks in turn under
// load: what was acknowledged and is not there afterwards, and how long nothing was answered. It needs
// the programs of `npm run cluster`. Partitions between machines, a disk that stalls and a clock that
// jumps are not tried.
import { findPrograms } from '@trevo/database/testing/cluster/find-programs.ts'
import { startCluster } from '@trevo/database/testing/cluster/start-cluster.ts'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { makeSecrets } from '../../scripts/make-secrets.ts'
import { startProcess, type Running } from '../../scripts/start-process.ts'
import { openLedger } from '../spread/open-ledger.ts'
import { doFault, faultKinds, type CopyToKill, type FaultKind } from './faults.ts'
import { startLoad, startProbe } from './load.ts'

const programs = findPrograms()
if ('missing' in programs) {
  console.log(`This needs packages of Debian: ${programs.missing.join(' ')} (npm run cluster)`)
  process.exit(2)
}
const faultsAt = process.argv.indexOf('--faults')
const faults = faultsAt > 0 ? Number(process.argv[faultsAt + 1]) : 50
const callers = 32
const settleMs = 2_000
const firstPort = Number(process.env['PORT'] ?? 5_730)

const cluster = await startCluster(programs, firstPort)
const secretsDir = join(cluster.folder, 'secrets')
const secrets = await makeSecrets(secretsDir)
const running: Running[] = []

const copyAt = (port: number, index: number): CopyToKill => {
  const environment = {
    DATABASE_URL: cluster.url,
    NATS_URL: cluster.natsUrl,
    SECRETS_DIR: secretsDir,
    BUILD_DIR: join(cluster.folder, 'nothing-built'),
    VENDOR_KEYS_FILE: secrets.vendorKeys,
    PORT: String(port),
    OPS_PORT: '0',
    LOG_LEVEL: 'fatal',
    RATE_LIMIT_PER_MINUTE: '1000000',
    DEMO: '1',
  }
  const program = resolve(import.meta.dirname, '../../apps/server/src/main.ts')
  return {
    kill: async () => {
      const one = running[index]
      if (!one) return
      process.kill(one.pid, 'SIGKILL')
      await one.ended
    },
    start: async () => {
      running[index] = await startProcess('server', program, environment, () => undefined)
    },
  }
}

const longest = new Map<FaultKind, { betsMs: number; siteMs: number }>()
try {
  const copies = cluster.ports.copies.map(copyAt)
  for (const copy of copies) await copy.start()
  const ledger = await openLedger(cluster.url)
  const load = startLoad(ledger.wallet, callers)
  const probe = startProbe(`${cluster.origin}/wps/system/status`, 20)
  await pause(settleMs)
  for (let number = 0; number < faults; number += 1) {
    const kind = faultKinds[number % faultKinds.length] ?? 'primary killed'
    load.takeLongestGapMs()
    probe.takeLongestGapMs()
    await doFault(kind, Math.floor(number / faultKinds.length), { cluster, copies })
    await cluster.waitUntilWhole()
    await pause(settleMs)
    const betsMs = Math.round(load.takeLongestGapMs())
    const siteMs = Math.round(probe.takeLongestGapMs())
    const before = longest.get(kind) ?? { betsMs: 0, siteMs: 0 }
    longest.set(kind, {
      betsMs: Math.max(before.betsMs, betsMs),
      siteMs: Math.max(before.siteMs, siteMs),
    })
    const acknowledged = load.count()
    console.log(JSON.stringify({ fault: number + 1, kind, betsMs, siteMs, acknowledged }))
  }
  const verdict = await load.stop(ledger.pool)
  await probe.stop()
  const { problems } = await ledger.wallet.proveConservation()
  await ledger.close().catch(() => undefined)
  const of = (kind: FaultKind) => longest.get(kind) ?? { betsMs: 0, siteMs: 0 }
  console.log(
    JSON.stringify({
      bench: 'failover',
      faults,
      ...verdict,
      halfDone: problems.length,
      primaryDownMsMax: Math.max(of('primary killed').betsMs, of('primary hangs').betsMs),
      copyDownMsMax: of('copy killed').siteMs,
      byKind: Object.fromEntries(longest),
    }),
  )
  if (verdict.lost + verdict.contradicted + problems.length > 0) process.exitCode = 1
} finally {
  for (const one of running) await one.stop()
  await cluster.stop()
}
