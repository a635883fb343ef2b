import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as endpoints from '@trevo/api-client/endpoints.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runArchiveCommand } from '../modules/wallet/archive/run-command.ts'
import { fixedClock } from './fixed-clock.ts'
import { readPdfText } from './read-pdf-text.ts'
import { startTestServer, type TestServer } from './start-test-server.ts'

let server: TestServer
let member: Awaited<ReturnType<TestServer['logIn']>>
let folder: string
const clock = fixedClock(new Date().toISOString())
const moveTo = (at: string) => clock.advance(Date.parse(at) - clock.now().getTime())
const span = { startTime: '2024-01-20T00:00:00.000Z', endTime: '2024-12-31T00:00:00.000Z' }

const archive = (command: string) =>
  runArchiveCommand({ databaseUrl: server.databaseUrl, folder, clock, afterMonths: 24 }, [
    command,
    '2024-02',
  ])

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trevo-archive-'))
  server = await startTestServer({ clock })
  const { rows } = await server.pool.query<{ member_id: bigint }>(
    "select member_id from members.member where account = 'trevo@membro.demo'",
  )
  const memberId = rows[0]?.member_id ?? 0n
  moveTo('2024-02-10T12:00:00Z')
  await server.server.modules.wallet.ensureMonths()
  await server.deposit(memberId, 'february', '100.00')
  moveTo('2024-04-10T12:00:00Z')
  await server.deposit(memberId, 'april', '30.00')
  // Human verification at login goes by the real time.
  moveTo(new Date().toISOString())
  member = await server.logIn('membro.demo')
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const record = async () => {
  const answer = await member.api.call(endpoints.listTransactions, { query: span })
  if (!answer.ok) throw new Error(answer.code)
  const { list, totals, archived, next } = answer.value
  return { amounts: list.map(({ amount }) => amount), totals, archived, next }
}
const file = async (format: 'csv' | 'pdf') => {
  const body = { what: 'statement', format, ...span } as const
  const answer = await member.api.call(endpoints.createRecordsFile, { body })
  if (!answer.ok) throw new Error(answer.code)
  return Buffer.from(await (await fetch(server.baseUrl + answer.value.url)).arrayBuffer())
}
let asked = 0
const proof = async () => {
  await server.server.modules.wallet.proveConservation()
  // Answers are cached for a minute, so each request has a separate address.
  asked += 1
  const query = { _: String(asked) }
  const answer = await server.guest().call(endpoints.listProofs, { query })
  return answer.ok ? answer.value.list[0] : undefined
}

test('CALL-66: movements of an archived month are named as such, and count all the while', async () => {
  const totals = { in: '130.00', out: '0.00' }
  const whole = { amounts: ['30.00', '100.00'], totals, archived: [], next: null }
  expect(await record()).toEqual(whole)
  const before = await proof()
  expect(before).toMatchObject({ ok: true, archivedMonths: 0, archivedEntries: 0 })

  await archive('export')
  clock.advance(1_000)
  await archive('drop')
  const archived = [{ from: '2024-02-01T00:00:00.000Z', to: '2024-03-01T00:00:00.000Z' }]
  expect(await record()).toEqual({ amounts: ['30.00'], totals, archived, next: null })
  expect(await proof()).toMatchObject({
    ok: true,
    entries: before?.entries,
    archivedMonths: 1,
    archivedEntries: 2,
  })

  const lines = (await file('csv')).toString('utf8').split('\r\n')
  expect(lines).toHaveLength(1 + 1 + 1 + 1)
  expect(lines[1]).toContain('30.00,130.00')
  expect(lines[2]).toMatch(/^"","","Transactions from 31\/01\/2024, 21:00:00 to .+ are archived/)
  const text = readPdfText(await file('pdf')).replaceAll('\n', ' ')
  expect(text).toContain('are archived')
  expect(text).toContain('130.00')

  clock.advance(1_000)
  await archive('restore')
  expect(await record()).toEqual(whole)
  expect(await proof()).toMatchObject({ ok: true, archivedMonths: 0 })
})

test('a period without a movement in the archive does not mention it', async () => {
  await archive('drop')
  const later = { startTime: '2024-03-01T00:00:00.000Z', endTime: span.endTime }
  const answer = await member.api.call(endpoints.listTransactions, { query: later })
  expect(answer).toMatchObject({ ok: true, value: { archived: [], totals: { in: '30.00' } } })
})
