import { randomUUID } from 'node:crypto'
import * as ops from '@trevo/api-client/ops-endpoints.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { first, startOperatorWorld } from './start-operator-world.ts'
import { valueOf } from './value-of.ts'

const world = await startOperatorWorld()
const { server } = world
afterAll(() => server.close())

let list: (query: object) => Promise<string[]>
let numbers: ReadonlyMap<string, bigint>
beforeAll(async () => {
  world.beginTest()
  const one = await world.enterAs(first)
  /** All pages together, each of two members. */
  list = async (query) => {
    const names: string[] = []
    let before: string | undefined
    do {
      const asked = { pageSize: 2, ...query, ...(before && { before }) }
      const page = valueOf(await one.call(ops.listMembers, { query: asked }))
      names.push(...page.list.map(({ username }) => username))
      before = page.next ?? undefined
    } while (before)
    return names
  }
  const { rows } = await server.pool.query<{ username: string; member_id: bigint }>(
    `select split_part(account, '@', 2) as username, member_id from members.member where brand_id = 1`,
  )
  numbers = new Map(rows.map((row) => [row.username, BigInt(row.member_id)]))
})

const numberOf = (username: string): bigint => numbers.get(username) ?? 0n
const reach = (username: string, rank: number) =>
  server.pool.query(
    `insert into rewards.member_rank (member_id, brand_id, rank, is_due) values ($1, 1, $2, false)
     on conflict (member_id) do update set rank = excluded.rank, is_due = false`,
    [numberOf(username), rank],
  )
const give = (username: string, amountMinor: bigint) =>
  server.server.modules.wallet.post({
    source: 'vendor:test',
    txnId: randomUUID(),
    kind: 'cashier.deposit_credited',
    memberId: numberOf(username),
    amountMinor,
  })

test('by level: from the index above the lowest, and among everybody with it', async () => {
  await reach('ana.demo', 1)
  await reach('clara.demo', 3)
  await reach('davi.demo', 3)
  await reach('elisa.demo', 4)
  expect(await list({ levelMin: '3' })).toEqual(['elisa.demo', 'davi.demo', 'clara.demo'])
  expect(await list({ levelMin: '1', levelMax: '3' })).toEqual([
    'davi.demo',
    'clara.demo',
    'ana.demo',
  ])
  const everybody = await list({})
  const low = new Set(await list({ levelMax: '1' }))
  expect(everybody.filter((name) => !low.has(name)).toSorted()).toEqual([
    'clara.demo',
    'davi.demo',
    'elisa.demo',
  ])
  expect(await list({ levelMin: '5' })).toEqual([])
})

test('by line: everybody below an agent at any depth, with other filters', async () => {
  const below = await list({ line: 'agente.demo' })
  expect(below).toEqual(
    expect.arrayContaining(['agente.norte', 'agente.sul', 'bento.demo', 'clara.demo', 'ana.demo']),
  )
  expect(below).not.toContain('membro.demo')
  expect(below).not.toContain('agente.demo')
  expect((await list({ line: 'agente.norte' })).toSorted()).toEqual(['bento.demo', 'clara.demo'])
  expect(await list({ line: 'agente.demo', kind: 'agent' })).toEqual(['agente.sul', 'agente.norte'])
  expect(await list({ line: 'agente.demo', levelMin: '3' })).toEqual([
    'elisa.demo',
    'davi.demo',
    'clara.demo',
  ])
  expect(await list({ line: 'nobody.demo' })).toEqual([])
})

test('by what is available, both ends included', async () => {
  await give('ana.demo', 1_000_000n)
  await give('bento.demo', 2_500_000n)
  await give('clara.demo', 9_000_000n)
  expect((await list({ balanceMin: '100.00', balanceMax: '250.00' })).toSorted()).toEqual([
    'ana.demo',
    'bento.demo',
  ])
  expect(await list({ balanceMin: '250.01' })).toEqual(['clara.demo'])
  expect(await list({ balanceMin: '100.00', line: 'agente.norte' })).toEqual([
    'clara.demo',
    'bento.demo',
  ])
  expect(await list({ balanceMax: '0.00' })).not.toContain('ana.demo')
})
