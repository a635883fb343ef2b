// npm run bench -- statement [--quick] A member whose account has a million entries opens the account
// record and exports all of it, over HTTP from the whole server in a separate process.
import { readFile, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { createTestApi } from '@trevo/api-client/testing/create-test-api.ts'
import {
  createRecordsFile,
  getHumanChallenge,
  listTransactions,
  login,
} from '@trevo/api-client/endpoints.ts'
import { demoPasswords } from '../../apps/server/src/modules/identity/index.ts'
import { solveHumanCheck } from '@trevo/testkit/solve-human-check.ts'
import { startWholeServer } from '../http/start-whole-server.ts'
import { fillAccount } from './fill-account.ts'
import { printResult } from '../tools/print-result.ts'

const entries = process.argv.includes('--quick') ? 50_000 : 1_000_000
const port = Number(process.env['BENCH_PORT'] ?? 4491)
const dataDir = resolve(import.meta.dirname, '../../.trevo/bench-statement')
const baseUrl = `http://127.0.0.1:${port}`
const opensEach = 10
const say = (line: string) => console.log(line)
const round = (value: number, digits = 1) => Number(value.toFixed(digits))

const logIn = async () => {
  const session: { token?: string } = {}
  const api = createTestApi({ baseUrl, getToken: () => session.token, getLanguage: () => 'PT' })
  const challenge = await api.call(getHumanChallenge)
  if (!challenge.ok) throw new Error(challenge.code)
  const humanProof = await solveHumanCheck(challenge.value)
  const password = demoPasswords.member
  const body = { username: 'membro.demo', password, humanProof, type: 'username' } as const
  const answer = await api.call(login, { body: { ...body, site: 'member' } })
  if (!answer.ok) throw new Error(answer.code)
  session.token = answer.value.token
  return api
}
type Api = Awaited<ReturnType<typeof logIn>>

const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

/** The page's parameters: period, kinds, and position in the list. */
const views: Readonly<Record<string, object>> = {
  '30 days': { startTime: ago(30) },
  'the whole year': { startTime: ago(366) },
  'a month long ago': { startTime: ago(300), endTime: ago(270) },
  'deposits of the year': { startTime: ago(366), transactionType: '6101' },
  'wins of 90 days': { startTime: ago(90), transactionType: '3100' },
  'the middle of the list': { startTime: ago(366), before: String(Math.floor(entries / 2)) },
}

const measureOpens = async (api: Api): Promise<number> => {
  const worst: number[] = []
  for (const [name, query] of Object.entries(views)) {
    const took: number[] = []
    for (let time = 0; time < opensEach; time += 1) {
      const startedAt = performance.now()
      const answer = await api.call(listTransactions, { query })
      took.push(performance.now() - startedAt)
      if (!answer.ok || answer.value.list.length === 0) throw new Error(`${name} did not open`)
    }
    const sorted = took.toSorted((a, b) => a - b)
    const slowest = sorted.at(-1) ?? 0
    say(`${name.padEnd(24)} p50 ${round(sorted[opensEach / 2] ?? 0)} ms, max ${round(slowest)} ms`)
    worst.push(slowest)
  }
  return Math.max(...worst)
}

const residentMb = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

const measureExport = async (api: Api, pid: number) => {
  const before = await residentMb(pid)
  let peak = before
  const watch = setInterval(() => {
    void residentMb(pid).then((now) => {
      peak = Math.max(peak, now)
    })
  }, 50)
  const startedAt = performance.now()
  const made = await api.call(createRecordsFile, {
    body: { what: 'statement', format: 'csv', startTime: ago(366) },
  })
  if (!made.ok) throw new Error(made.code)
  const file = await fetch(baseUrl + made.value.url)
  let [bytes, lines] = [0, 0]
  for await (const part of file.body ?? []) {
    bytes += part.length
    for (const byte of part) if (byte === 10) lines += 1
  }
  const sec = (performance.now() - startedAt) / 1000
  clearInterval(watch)
  if (lines !== entries + 1) throw new Error(`${lines} lines of ${entries + 1}`)
  say(
    `${entries} lines, ${round(bytes / 1e6)} MB in ${round(sec, 2)} s; ` +
      `memory ${round(before)} MB before, ${round(peak)} MB at most`,
  )
  return { sec, peak, growth: peak - before }
}

const server = await startWholeServer({ dataDir, port, environment: { ROLES: 'web' } })
try {
  const startedAt = performance.now()
  const { readSec } = await fillAccount(server.database.url, 'trevo@membro.demo', entries)
  say(`filled in ${round((performance.now() - startedAt) / 1000)} s, read in ${round(readSec)} s`)
  const api = await logIn()
  const openMs = await measureOpens(api)
  const { sec, peak, growth } = await measureExport(api, server.pid)
  printResult({
    bench: 'statement',
    entries,
    openMs: round(openMs),
    exportSec: round(sec, 2),
    peakMemMb: round(peak),
    memGrowthMb: round(growth),
  })
} finally {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}
