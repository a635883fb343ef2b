// npm run bench:login [-- --quick] Fifty people log in over and over on the whole server (human
// verification, sealed body, argon2id, session), while others read their balance at a steady pace. All of
// it shares the machine's cores with PostgreSQL and the load generator.
import { fork, type ChildProcess } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { cpus } from 'node:os'
import { resolve } from 'node:path'
import { cpuSecondsOf, cpuSecondsOfTree } from '../http/cpu-time.ts'
import { startWholeServer } from '../http/start-whole-server.ts'
import type { LoadOrder, LoadResult } from './load.ts'
import { endChild } from '../http/child.ts'
import { printResult } from '../tools/print-result.ts'

const quick = process.argv.includes('--quick')
const port = Number(process.env['BENCH_PORT'] ?? 4490)
const dataDir = resolve(import.meta.dirname, '../../.trevo/bench-login')
const say = (line: string) => console.log(line)
const order: LoadOrder = {
  port,
  members: 400,
  loginConnections: 50,
  readers: 10,
  readsPerSec: 200,
  seconds: quick ? 6 : 20,
  lettersPerSec: 150,
}

type Told = { readonly begins?: true; readonly report?: LoadResult; readonly error?: unknown }

const measure = (
  child: ChildProcess,
  cpuSeconds: () => number,
): Promise<LoadResult & { cpuSeconds: number }> =>
  new Promise((settle, reject) => {
    let before = 0
    child.on('message', ({ begins, report, error }: Told) => {
      if (begins) before = cpuSeconds()
      else if (report) settle({ ...report, cpuSeconds: cpuSeconds() - before })
      else reject(new Error(String(error)))
    })
    child.once('exit', (code) => reject(new Error(`the load generator ended with ${code}`)))
    child.send(order)
  })

const round = (value: number, digits = 1) => Number(value.toFixed(digits))

const server = await startWholeServer({ dataDir, port })
const load = fork(resolve(import.meta.dirname, 'load.ts'), {
  execArgv: ['--disable-warning=ExperimentalWarning'],
})
try {
  const report = await measure(
    load,
    () =>
      cpuSecondsOf(server.pid) +
      cpuSecondsOfTree(server.database.pid) +
      cpuSecondsOf(load.pid ?? 0),
  )
  const { login, balance, logins, reads, failures } = report
  say(
    `${logins} logins: p50 ${round(login.p50Ms)}, p99 ${round(login.p99Ms)}, ` +
      `max ${round(login.maxMs)} ms`,
  )
  say(
    `${reads} balances: p50 ${round(balance.p50Ms)}, p99 ${round(balance.p99Ms)}, ` +
      `max ${round(balance.maxMs)} ms`,
  )
  if (failures.length > 0) throw new Error(`${failures.length} calls failed: ${failures[0]}`)
  const figures = {
    bench: 'login',
    loginsPerSec: round(report.loginsPerSec),
    p99Ms: round(login.p99Ms),
    balanceP99Ms: round(balance.p99Ms),
    cpuShare: round(report.cpuSeconds / (cpus().length * report.seconds), 2),
  }
  printResult(figures)
} finally {
  await endChild(load)
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}
