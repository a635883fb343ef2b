// npm run bench -- failover [--faults 50] A whole cluster on this machine, its parts killed, frozen and
// cut off in turn under load, database disks stalled and clocks moved forwards and backwards: what was
// acknowledged but is missing afterwards, and how long nothing was answered. It needs the programs of `npm
// run cluster`; lines that can be cut (network namespaces) and disks that stall need root with iproute2
// and iptables, clocks that jump Debian's package faketime. What cannot be tested on this machine is
// named.
import { findPrograms } from '@trevo/database/testing/cluster/find-programs.ts'
import { startCluster } from '@trevo/database/testing/cluster/start-cluster.ts'
import { createDaemon } from '@trevo/database/testing/cluster/start-daemon.ts'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { makeSecrets } from '../../scripts/common/make-secrets.ts'
import { openLedger } from '../spread/open-ledger.ts'
import { chooseFaults, doFault, nameOf } from './faults.ts'
import { startLoad, startProbe } from './load.ts'
import { printResult } from '../tools/print-result.ts'

const programs = findPrograms()
if ('missing' in programs) {
  console.log(`This needs Debian packages: ${programs.missing.join(' ')} (npm run cluster)`)
  process.exit(2)
}
const faultsAt = process.argv.indexOf('--faults')
const faults = faultsAt > 0 ? Number(process.argv[faultsAt + 1]) : 50
const callers = 32
const settleMs = 2_000
const copiesWithinMs = 120_000
const firstPort = Number(process.env['PORT'] ?? 5_730)

const cluster = await startCluster(programs, firstPort, { apart: true })
const secretsDir = join(cluster.folder, 'secrets')
const secrets = await makeSecrets(secretsDir)
const { possible, impossible } = chooseFaults(cluster.machines)
if (impossible.length > 0) {
  console.log(JSON.stringify({ notTriedHere: impossible.map(nameOf) }))
}

/** Copies of the server, each with its own line. */
const copies = cluster.places.copies.map((port, index) => {
  const name = `copy${index}`
  const before = cluster.machines.network?.commandIn(name, undefined)
  return createDaemon({
    name,
    program: process.execPath,
    args: [
      '--disable-warning=ExperimentalWarning',
      resolve(import.meta.dirname, '../../apps/server/src/main.ts'),
    ],
    logFile: join(cluster.folder, `${name}.log`),
    runAs: undefined,
    ...(before && { before }),
    environment: {
      DATABASE_URL: cluster.url,
      NATS_URL: cluster.natsUrl,
      SECRETS_DIR: secretsDir,
      BUILD_DIR: join(cluster.folder, 'nothing-built'),
      VENDOR_KEYS_FILE: secrets.vendorKeys,
      HOST: cluster.places.hosts.copies[index] ?? '',
      PORT: String(port),
      OPS_PORT: '0',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_PER_MINUTE: '1000000',
      DEMO: '1',
    },
  })
})

const isReady = (index: number): Promise<boolean> =>
  fetch(`http://${cluster.places.hosts.copies[index]}:${cluster.places.copies[index]}/ready`, {
    signal: AbortSignal.timeout(1_000),
  }).then(
    ({ ok }) => ok,
    () => false,
  )

const waitForCopy = async (index: number): Promise<void> => {
  const until = Date.now() + copiesWithinMs
  while (!(await isReady(index))) {
    if (Date.now() > until) throw new Error(`copy ${index} is not ready`)
    await pause(200)
  }
}
/** So that the next fault hits a system without faults. */
const waitForCopies = () => Promise.all(copies.map((_, index) => waitForCopy(index)))

/** By the name of the fault. */
const longest = new Map<string, { betsMs: number; siteMs: number }>()
try {
  for (const [index, copy] of copies.entries()) {
    copy.start()
    await waitForCopy(index)
  }
  const ledger = await openLedger(cluster.url)
  const load = startLoad(ledger.wallet, callers)
  const probe = startProbe(`${cluster.origin}/wps/system/status`, 20)
  await pause(settleMs)
  for (let number = 0; number < faults; number += 1) {
    const fault = possible[number % possible.length]
    if (!fault) throw new Error('no fault can be tried here')
    const kind = nameOf(fault)
    load.takeLongestGapMs()
    probe.takeLongestGapMs()
    await doFault(fault, Math.floor(number / possible.length), { cluster, copies })
    await cluster.waitUntilWhole()
    await waitForCopies()
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
  const longestOf = (kinds: readonly string[], what: 'betsMs' | 'siteMs') =>
    Math.max(...kinds.map((kind) => longest.get(kind)?.[what] ?? 0))
  printResult({
    bench: 'failover',
    faults,
    ...verdict,
    halfDone: problems.length,
    primaryDownMsMax: longestOf(['primary killed', 'primary hangs', 'primary cut off'], 'betsMs'),
    copyDownMsMax: longestOf(['copy killed'], 'siteMs'),
    // A request accepted by such a copy waits for its caller to give up, two seconds here.
    copySilentMsMax: longestOf(['copy hangs', 'copy cut off'], 'siteMs'),
    standbyDownMsMax: longestOf(['standby killed', 'standby hangs', 'standby cut off'], 'betsMs'),
    byKind: Object.fromEntries(longest),
  })
  if (verdict.lost + verdict.contradicted + problems.length > 0) process.exitCode = 1
} finally {
  for (const one of copies) await one.stop()
  await cluster.stop()
}
