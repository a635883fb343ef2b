// npm run bench -- backoffice [--quick] What operators wait for with a million members: lists, searches,
// a member's page, an act with its row in the audit, and the audit's verification.
import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { createApi } from '@trevo/api-client/create-api.ts'
import {
  addMemberNote,
  findAnything,
  listAudit,
  listMembers,
  listMemberTimeline,
  listWithdrawalQueue,
  loginOperator,
  showMember,
} from '@trevo/api-client/ops-endpoints.ts'
import { createDatabase, createPool } from '@trevo/database/connect.ts'
import { generateSync } from 'otplib'
import { demoPasswords, demoTotpSecrets } from '../../apps/server/src/modules/identity/index.ts'
import { loadHeadKeys, verifyAudit } from '../../apps/server/src/modules/staff/commands.ts'
import { startWholeServer } from '../http/start-whole-server.ts'
import { fillAccount } from '../statement/fill-account.ts'
import { printResult } from '../tools/print-result.ts'
import { fillBrand } from './fill-brand.ts'
import { measureAct } from './measure-act.ts'
import { keepAsking, percentile, timeCalls, type Times } from './measure-calls.ts'

const quick = process.argv.includes('--quick')
const members = quick ? 50_000 : 1_000_000
const auditRows = quick ? 50_000 : 1_000_000
const entries = quick ? 20_000 : 500_000
const asks = quick ? 60 : 200
const besidePerSec = 50
const port = Number(process.env['BENCH_PORT'] ?? 4493)
const opsPort = port + 1
const dataDir = resolve(import.meta.dirname, '../../.trevo/bench-backoffice')
const say = (line: string) => console.log(line)
const round = (value: number, digits = 1) => Number(value.toFixed(digits))

const logIn = async () => {
  const session: { token?: string | null } = {}
  const api = createApi({
    baseUrl: `http://127.0.0.1:${opsPort}`,
    getToken: () => session.token ?? undefined,
    getLanguage: () => 'PT',
    getMerchant: () => 'trevo',
    device: 'web',
  })
  const epoch = Math.floor(Date.now() / 1000)
  const answer = await api.call(loginOperator, {
    body: {
      username: 'operador.demo',
      password: demoPasswords.operator,
      code: generateSync({ secret: demoTotpSecrets.operator, epoch }),
    },
  })
  if (!answer.ok) throw new Error(answer.code)
  session.token = answer.value.token
  return api
}
type Api = Awaited<ReturnType<typeof logIn>>

/** A value, or the end of the bench: a refusal would be fast. */
const must = async <Value>(
  asked: Promise<{ ok: true; value: Value } | { ok: false; code: string }>,
): Promise<Value> => {
  const answer = await asked
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

const listsOf = (api: Api): Readonly<Record<string, (index: number) => Promise<unknown>>> => {
  const numberOf = (index: number) => ((index * 7_919) % members) + 1
  return {
    'members, newest': () => must(api.call(listMembers, { query: {} })),
    'members of a day': (index) => {
      const day = new Date(Date.now() - (index + 1) * 86_400_000).toISOString().slice(0, 10)
      const query = { registeredFrom: day, registeredTo: day }
      return must(api.call(listMembers, { query }))
    },
    'members by login': () => must(api.call(listMembers, { query: { order: 'login' } })),
    'blocked members': () => must(api.call(listMembers, { query: { blocked: 'any' } })),
    'search by user name': (index) =>
      must(api.call(findAnything, { query: { text: `bench${numberOf(index)}` } })),
    'search by phone': (index) =>
      must(api.call(findAnything, { query: { text: `+55${11_900_000_000 + numberOf(index)}` } })),
    'search by e-mail': (index) =>
      must(api.call(findAnything, { query: { text: `bench${numberOf(index)}@example.com` } })),
    'search by what is no id': (index) =>
      must(api.call(findAnything, { query: { text: `nothing here ${index}` } })),
    'withdrawals by clock': () => must(api.call(listWithdrawalQueue, { query: {} })),
    'withdrawals, largest': () =>
      must(api.call(listWithdrawalQueue, { query: { order: 'largest' } })),
    'audit, newest': () => must(api.call(listAudit, { query: {} })),
    'audit of a target': (index) =>
      must(api.call(listAudit, { query: { target: `target-${(index * 97) % auditRows}` } })),
    'audit of a field': () => must(api.call(listAudit, { query: { field: 'status' } })),
  }
}

const report = (name: string, times: Times): number => {
  const p99 = percentile(times, 0.99)
  say(`${name.padEnd(26)} p50 ${round(percentile(times, 0.5))} ms, p99 ${round(p99)} ms`)
  return p99
}

const measureLists = async (api: Api): Promise<number> => {
  let worst = 0
  for (const [name, call] of Object.entries(listsOf(api))) {
    const times = await timeCalls(asks, async (index) => void (await call(index)))
    worst = Math.max(worst, report(name, times))
  }
  return worst
}

const measureMember = async (api: Api, ids: readonly string[]): Promise<number> => {
  const times = await timeCalls(asks, async (index) => {
    const memberId = ids[index % ids.length] ?? ''
    await Promise.all([
      must(api.call(showMember, { params: { memberId } })),
      must(api.call(listMemberTimeline, { params: { memberId }, query: {} })),
    ])
  })
  return report('page of a member', times)
}

const measureNotes = async (api: Api, memberId: string): Promise<number> => {
  const times = await timeCalls(asks, async (index) => {
    const body = { text: `bench ${index}` }
    await must(api.call(addMemberNote, { params: { memberId }, body }))
  })
  return report('a note with its audit row', times)
}

const measureActs = async (databaseUrl: string): Promise<number> => {
  const pool = createPool(databaseUrl, { max: 1 })
  const ratio = await measureAct(pool, asks * 5)
  await pool.end()
  return ratio
}

const idsOf = async (databaseUrl: string): Promise<readonly string[]> => {
  const pool = createPool(databaseUrl, { max: 1 })
  const { rows } = await pool.query<{ id: string }>(
    `(select customer_id as id from members.member where account = 'trevo@membro.demo')
     union all (select customer_id from members.member where account = 'trevo@agente.demo')`,
  )
  await pool.end()
  return rows.map(({ id }) => id)
}

const measureVerify = async (databaseUrl: string): Promise<number> => {
  const pool = createPool(databaseUrl, { max: 2 })
  const startedAt = performance.now()
  const keys = await loadHeadKeys(resolve(dataDir, 'secrets'), new Date())
  const folder = resolve(dataDir, 'audit-heads')
  const verdicts = await verifyAudit(createDatabase(pool), { folder, keys })
  const seconds = (performance.now() - startedAt) / 1000
  await pool.end()
  const fault = verdicts.find((one) => one.fault !== undefined)
  if (fault) throw new Error(fault.fault)
  return seconds
}

const environment = {
  OPS_PORT: String(opsPort),
  AUDIT_HEADS_DIR: resolve(dataDir, 'audit-heads'),
}
const server = await startWholeServer({ dataDir, port, environment })
try {
  const { url } = server.database
  const startedAt = performance.now()
  const pool = createPool(url, { work: 'reports', max: 4 })
  await fillBrand(pool, { members, auditRows })
  await pool.end()
  await fillAccount(url, 'trevo@membro.demo', entries)
  say(`filled in ${round((performance.now() - startedAt) / 1000)} s`)
  const api = await logIn()
  const beside = keepAsking(besidePerSec, () => fetch(`http://127.0.0.1:${port}/`))
  const listP99Ms = await measureLists(api)
  const ids = await idsOf(url)
  const memberP99Ms = await measureMember(api, ids)
  const noteP99Ms = await measureNotes(api, ids[0] ?? '')
  const { asked, failed } = beside.stop()
  const actRatio = await measureActs(url)
  const verifySec = await measureVerify(url)
  say(`${auditRows} audit rows verified in ${round(verifySec)} s; ${asked} requests beside it`)
  printResult({
    bench: 'backoffice',
    members,
    entries,
    auditRows,
    listP99Ms: round(listP99Ms),
    memberP99Ms: round(memberP99Ms),
    noteP99Ms: round(noteP99Ms),
    actRatio: round(actRatio, 2),
    verifySec: round(verifySec),
    besideFailed: failed,
  })
} finally {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}
