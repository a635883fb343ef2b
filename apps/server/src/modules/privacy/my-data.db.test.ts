import { randomUUID } from 'node:crypto'
import { createDatabase, createPool } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { createSealing } from '@trevo/platform/sealing.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { serverMigrations } from '../module-folders.ts'
import { createPrivacy } from './module.ts'
import type { DataReading, PrivacyNeeds } from './needs.ts'
import type { PrivacyTables } from './repository/tables.ts'

const password = 'right'

const openWorld = async () => {
  const test_ = await createTestDatabase(
    serverMigrations.filter(({ module }) => module === 'privacy'),
  )
  // One connection, so that nothing can take a second one inside a transaction.
  const pool = createPool(test_.url, { max: 1, role: 'trevo_app' })
  let now = new Date('2026-03-10T12:00:00Z')
  const erased: bigint[] = []
  const faults: { source?: Error; eraser?: Error } = {}
  const readings: DataReading[] = []
  const needs: PrivacyNeeds = {
    database: createDatabase<PrivacyTables>(pool),
    clock: { now: () => now },
    secrets: { sealing: createSealing(Buffer.alloc(32, 7)) },
    settings: { recordYearsOf: () => 5 },
    identity: {
      provePassword: async (asked) => {
        if (asked.password !== password) throw new Refusal('password.wrong')
      },
    },
    members: {
      profileOf: async (memberId) => [{ name: 'cpf', value: `cpf of ${memberId}` }],
      usernamesOf: async (ids) => new Map(ids.map((id) => [id, `m${id}`])),
      findByUsername: async (brandId, username) =>
        brandId === 1 && /^m\d+$/.test(username) ? BigInt(username.slice(1)) : undefined,
    },
    staff: {
      listReadings: async (_whose, { before, limit }) =>
        readings.filter(({ id }) => before === undefined || id < before).slice(0, limit),
    },
    sources: [
      {
        category: 'play',
        name: 'rounds',
        read: async ({ memberId }) => {
          // As modules do: over a connection of its own.
          await pool.query('select 1')
          if (faults.source) throw faults.source
          return [{ stakeMinor: 10_000n, memberId }]
        },
      },
    ],
    erasers: [
      {
        name: 'games',
        erase: async (_tx, { memberId }) => {
          if (faults.eraser) throw faults.eraser
          erased.push(memberId)
        },
      },
    ],
  }
  return {
    pool: test_.pool,
    privacy: createPrivacy(needs),
    erased,
    faults,
    readings,
    passHours: (hours: number) => {
      now = new Date(now.getTime() + hours * 3_600_000)
    },
    close: async () => {
      await pool.end()
      await test_.drop()
    },
  }
}

let world: Awaited<ReturnType<typeof openWorld>>
let memberId = 0n
beforeAll(async () => {
  world = await openWorld()
})
beforeEach(() => {
  memberId += 1n
})
afterAll(() => world.close())

const me = () => ({ memberId, brandId: 1, address: '10.0.0.1' })
const ask = (requestId: string = randomUUID()) =>
  world.privacy.exportMyData(me(), { requestId, password })
const stateOf = async (requestId: string) =>
  (await world.privacy.getMyData(me())).requests.find((one) => one.requestId === requestId)?.state
const read = (content: string): unknown => JSON.parse(Buffer.from(content, 'base64').toString())

test('fifty copies of a job make an export once, and fifty of the same request are one', async () => {
  const id = randomUUID()
  const asked = await Promise.all(Array.from({ length: 50 }, () => ask(id)))
  expect(new Set(asked.map(({ requestId }) => requestId))).toEqual(new Set([id]))
  await Promise.all(Array.from({ length: 50 }, () => world.privacy.runRequests()))
  expect(await stateOf(id)).toBe('ready')
  const { requests } = await world.privacy.getMyData(me())
  expect(requests).toHaveLength(1)
})

test('what the law keeps is named with its article and years; what no law asks for can be erased', async () => {
  const { kept, profile } = await world.privacy.getMyData(me())
  expect(profile).toEqual([{ name: 'cpf', value: `cpf of ${memberId}` }])
  expect(kept.find(({ category }) => category === 'money')).toMatchObject({
    article: expect.stringContaining('Portaria'),
    years: 5,
    isErasable: false,
  })
  expect(kept.filter(({ isErasable }) => isErasable).map(({ category }) => category)).toEqual([
    'preferences',
  ])
})

test('an export is sealed, opened once with the password again, and gone then', async () => {
  const { requestId } = await ask()
  await world.privacy.runRequests()
  expect(await stateOf(requestId)).toBe('ready')
  const { rows } = await world.pool.query<{ sealed: Buffer }>(
    'select sealed from privacy.request where request_id = $1',
    [requestId],
  )
  expect(rows[0]?.sealed.includes('cpf of')).toBe(false)
  const open = (by = me(), word = password) =>
    world.privacy.openMyData(by, { requestId, password: word })
  await expect(open(me(), 'wrong')).rejects.toThrow('password.wrong')
  await expect(open({ ...me(), memberId: 999n })).rejects.toThrow('my_data.not_ready')
  const opened = await Promise.allSettled([open(), open(), open()])
  const [first, ...others] = opened.flatMap((one) => (one.status === 'fulfilled' ? [one] : []))
  expect(others).toEqual([])
  expect(first?.value.fileName).toMatch(/^dados-m\d+-2026-03-10\.json$/)
  expect(read(first?.value.content ?? '')).toMatchObject({
    profile: [{ name: 'cpf' }],
    play: { rounds: [{ stakeMinor: '10000' }] },
  })
  expect(await stateOf(requestId)).toBe('opened')
})

test('a file that nobody opens in a day is deleted', async () => {
  const { requestId } = await ask()
  await world.privacy.runRequests()
  world.passHours(24)
  await expect(world.privacy.openMyData(me(), { requestId, password })).rejects.toThrow(
    'my_data.not_ready',
  )
  await world.privacy.runRequests()
  expect(await stateOf(requestId)).toBe('expired')
})

test('a repeated id is the same request; a second one waits for the first, and five a day are enough', async () => {
  const { requestId } = await ask()
  expect(await ask(requestId)).toMatchObject({ requestId, state: 'waiting' })
  await expect(ask()).rejects.toThrow('my_data.too_many')
  await expect(
    world.privacy.exportMyData({ ...me(), memberId: 998n }, { requestId, password }),
  ).rejects.toThrow('my_data.too_many')
  const correct = () =>
    world.privacy.correctMyData(me(), { requestId: randomUUID(), field: 'name', text: 'Ana' })
  for (let count = 0; count < 5; count += 1) await correct()
  await expect(correct()).rejects.toThrow('my_data.too_many')
})

test('an erasure that fails half-way erases nothing, and is done by the next run', async () => {
  const requestId = randomUUID()
  await world.privacy.eraseMyData(me(), { requestId, password })
  world.faults.eraser = new Error('killed')
  await expect(world.privacy.runRequests()).rejects.toThrow('failed')
  expect(await stateOf(requestId)).toBe('waiting')
  delete world.faults.eraser
  world.passHours(1)
  await world.privacy.runRequests()
  await world.privacy.runRequests()
  expect(world.erased.filter((id) => id === memberId)).toHaveLength(1)
  expect(await stateOf(requestId)).toBe('done')
})

test('an export that always fails holds up nobody, is tried later each time, and operators see it', async () => {
  await world.privacy.runRequests()
  const { requestId } = await ask()
  world.faults.source = new Error('rounds cannot be read')
  await expect(world.privacy.runRequests()).rejects.toThrow('failed')
  delete world.faults.source
  memberId += 1n
  const behind = await ask()
  await world.privacy.runRequests()
  expect(await stateOf(behind.requestId)).toBe('ready')
  memberId -= 1n
  const failing = await world.privacy.listDataRequests(1, { view: 'failing', pageSize: 5 })
  expect(failing.list).toMatchObject([
    { requestId, state: 'waiting', attempts: 1, failure: 'rounds cannot be read' },
  ])
  expect(failing.list[0]?.nextTryAt).not.toBeNull()
  world.passHours(1)
  await world.privacy.runRequests()
  expect(await stateOf(requestId)).toBe('ready')
  expect((await world.privacy.listDataRequests(1, { view: 'failing', pageSize: 5 })).list).toEqual(
    [],
  )
  memberId += 1n
})

test('who read it: pages by id, the role and the fields, never a name', async () => {
  const at = new Date('2026-03-01T12:00:00Z')
  world.readings.push(
    { id: 9n, at, role: 'support', fields: ['cpf'] },
    { id: 4n, at, role: null, fields: ['name'] },
  )
  const first = await world.privacy.listMyDataReaders(me(), { pageSize: 1 })
  expect(first.list).toEqual([{ at: at.toISOString(), role: 'support', fields: ['cpf'] }])
  const second = await world.privacy.listMyDataReaders(me(), {
    pageSize: 1,
    before: first.next ?? '',
  })
  expect(second).toEqual({
    list: [{ at: at.toISOString(), role: null, fields: ['name'] }],
    next: null,
  })
})

test('corrections wait for an operator of the brand, the first due first, and the member reads the answer', async () => {
  const by = { brandId: 1, username: 'rui' }
  const requestId = randomUUID()
  await world.privacy.correctMyData(me(), { requestId, field: 'cpf', text: ' a digit is wrong ' })
  const { list } = await world.privacy.listDataRequests(1, { view: 'open', pageSize: 50 })
  expect(list.find((one) => one.requestId === requestId)).toMatchObject({
    field: 'cpf',
    text: 'a digit is wrong',
  })
  expect((await world.privacy.listDataRequests(2, { view: 'all', pageSize: 50 })).list).toEqual([])
  await expect(
    world.privacy.answerDataRequest({ ...by, brandId: 2 }, requestId, 'done'),
  ).rejects.toThrow('my_data.request_unknown')
  await world.privacy.answerDataRequest(by, requestId, 'corrected')
  await expect(world.privacy.answerDataRequest(by, requestId, 'again')).rejects.toThrow(
    'my_data.ended',
  )
  const [mine] = (await world.privacy.getMyData(me())).requests
  expect(mine).toMatchObject({ state: 'done', text: 'corrected' })
})

test('handed over: the operator has the file at once, and the member sees that it happened', async () => {
  const by = { brandId: 1, username: 'rui' }
  const order = { requestId: randomUUID(), username: `m${memberId}`, reason: 'asked by a court' }
  const { content } = await world.privacy.handOverData(by, order)
  expect(read(content)).toMatchObject({ profile: [{ value: `cpf of ${memberId}` }] })
  expect(await stateOf(order.requestId)).toBe('opened')
  await expect(world.privacy.handOverData({ ...by, brandId: 2 }, order)).rejects.toThrow(
    'member.unknown',
  )
})

test('the list of a brand has pages without a gap', async () => {
  const seen: string[] = []
  let before: string | undefined
  do {
    const page = await world.privacy.listDataRequests(1, {
      view: 'all',
      pageSize: 3,
      ...(before !== undefined && { before }),
    })
    seen.push(...page.list.map(({ requestId }) => requestId))
    before = page.next ?? undefined
  } while (before !== undefined)
  const { rows } = await world.pool.query<{ n: number }>(
    'select count(*)::integer as n from privacy.request where brand_id = 1',
  )
  expect(new Set(seen).size).toBe(rows[0]?.n)
})
