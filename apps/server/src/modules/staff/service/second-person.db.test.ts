import { randomUUID } from 'node:crypto'
import { createPool, tables, type Pool } from '@trevo/database/connect.ts'
import {
  createTestDatabase,
  type TestDatabase,
} from '@trevo/database/testing/create-test-database.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { changeKind } from '../../../platform/approvals/change-kind.ts'
import {
  approvalModules,
  openTestApprovals,
  type TestApprovals,
} from '../../../testing/open-test-approvals.ts'
import { serverMigrations } from '../../module-folders.ts'

const hourMs = 3_600_000
let database: TestDatabase
let pool: Pool
let now = new Date('2026-03-10T12:00:00Z')
let world: TestApprovals
let target = ''
let tests = 0

/** Something of which a number can be set by two persons. */
type Things = { 'test.thing': { code: string; value: number; times: number } }

beforeAll(async () => {
  database = await createTestDatabase(
    serverMigrations.filter(({ module }) => approvalModules.includes(module)),
  )
  await database.pool.query(`
    create schema test;
    create table test.thing (code text primary key, value int not null, times int not null);
    grant usage on schema test to trevo_app;
    grant all on test.thing to trevo_app`)
  pool = createPool(database.url, { max: 12, role: 'trevo_app' })
  world = await openTestApprovals({ pool, clock: { now: () => now } }, ['ana', 'bruno', 'carla'])
  const find = (tx: Parameters<typeof tables>[0], code: string) =>
    tables<Things>(tx)
      .selectFrom('test.thing')
      .selectAll()
      .where('code', '=', code)
      .forUpdate()
      .executeTakeFirstOrThrow()
  world.staff.approvals.register([
    changeKind({
      kind: 'setThing',
      right: 'withdrawals.approve',
      input: z.strictObject({ value: z.int() }),
      describe: async (tx, order) => {
        const { value } = await find(tx, order.target)
        if (value === order.input.value) throw new Refusal('withdrawal.too_late')
        return {
          before: { value, label: 'thing' },
          after: { value: order.input.value, label: 'thing' },
          amountMinor: BigInt(order.input.value),
        }
      },
      execute: async (tx, order) => {
        await tables<Things>(tx)
          .updateTable('test.thing')
          .set((one) => ({ value: order.input.value, times: one('times', '+', 1) }))
          .where('code', '=', order.target)
          .execute()
      },
    }),
    changeKind({
      kind: 'enterThing',
      right: 'lottery.draw',
      isBlind: true,
      input: z.strictObject({ value: z.int() }),
      describe: async (tx, order) => {
        const { value } = await find(tx, order.target)
        return { before: { value }, after: { value: order.input.value } }
      },
      execute: async (tx, order) => {
        await tables<Things>(tx)
          .updateTable('test.thing')
          .set((one) => ({ value: order.input.value, times: one('times', '+', 1) }))
          .where('code', '=', order.target)
          .execute()
      },
    }),
  ])
})
beforeEach(async () => {
  now = new Date(now.getTime() + 48 * hourMs)
  tests += 1
  target = `thing-${tests}`
  await pool.query('insert into test.thing values ($1, 1, 0)', [target])
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const reader = async (name: string) => {
  const by = world.by(name)
  return { ...by, rights: await world.staff.rightsOf(by.operatorId) }
}
const ask = (name: string, value = 7, more: { requestId?: string; kind?: string } = {}) =>
  world.staff.approvals.askChange({
    kind: 'setThing',
    brandId: 1,
    target,
    input: { value },
    reason: 'as agreed',
    by: world.by(name),
    ...more,
  })
const approve = (name: string, requestId: string) =>
  world.staff.approvals.approveChange({ requestId, by: world.by(name) })
const thing = async () => {
  const { rows } = await pool.query<{ value: number; times: number }>(
    'select value, times from test.thing where code = $1',
    [target],
  )
  return rows[0]
}
const untouched = { value: 1, times: 0 }

describe('a second person', () => {
  test('carries out what the first one asked for, once', async () => {
    const { requestId, isDone } = await ask('ana')
    expect(isDone).toBe(false)
    expect(await thing()).toEqual(untouched)
    expect(await approve('bruno', requestId)).toMatchObject({ state: 'approved' })
    expect(await thing()).toEqual({ value: 7, times: 1 })
    await expect(approve('carla', requestId)).rejects.toMatchObject({ code: 'approval.decided' })
  })

  test('may ask for the same act instead; for another one on the target nobody can', async () => {
    await ask('ana')
    await expect(ask('bruno', 8)).rejects.toMatchObject({ code: 'approval.other_waiting' })
    expect(await ask('bruno')).toMatchObject({ isDone: true })
    expect(await thing()).toEqual({ value: 7, times: 1 })
  })

  test('is nobody with another account of the first', async () => {
    await world.add(`ana-two-${tests}`)
    const { requestId } = await ask('ana')
    const { rows } = await pool.query<{ a: bigint; b: bigint }>(
      `select min(person_id) as a, max(person_id) as b from staff.account_person
       where operator_id = any($1::bigint[])`,
      [[world.by('ana').operatorId, world.by(`ana-two-${tests}`).operatorId]],
    )
    // Linked while the request waits.
    await pool.query('update staff.person set same_as = $1 where id = $2', [rows[0]?.a, rows[0]?.b])
    for (const who of ['ana', `ana-two-${tests}`]) {
      await expect(approve(who, requestId)).rejects.toMatchObject({ code: 'approval.same_person' })
      await expect(ask(who)).rejects.toMatchObject({ code: 'approval.same_person' })
    }
    expect(await thing()).toEqual(untouched)
  })

  test('of 200 decisions at once one counts', async () => {
    const { requestId } = await ask('ana')
    const names = ['bruno', 'carla', 'ana']
    const all = await Promise.allSettled(
      Array.from({ length: 200 }, (_, at) =>
        at % 2 === 0 ? approve(names[at % 3] ?? '', requestId) : ask(names[at % 3] ?? ''),
      ),
    )
    const done = all.filter(
      (one) => one.status === 'fulfilled' && (!('isDone' in one.value) || one.value.isDone),
    )
    expect(done).toHaveLength(1)
    expect(await thing()).toEqual({ value: 7, times: 1 })
  }, 60_000)

  test('of 50 first requests at once, by one person, one waits and the others meet it', async () => {
    const all = await Promise.allSettled(Array.from({ length: 50 }, () => ask('ana')))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const codes = all.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
    expect(new Set(codes)).toEqual(new Set(['approval.same_person']))
    expect(await thing()).toEqual(untouched)
  })

  test('of 50 first requests at once, by two persons, one carries the act out, once', async () => {
    const all = await Promise.allSettled(
      Array.from({ length: 50 }, (_, at) => ask(at % 2 === 0 ? 'ana' : 'bruno')),
    )
    const codes = all.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
    // What the kind itself refuses once the act is done.
    const expected = ['approval.same_person', 'withdrawal.too_late']
    expect(codes.filter((code) => !expected.includes(code))).toEqual([])
    expect(all.filter((one) => one.status === 'fulfilled' && one.value.isDone)).toHaveLength(1)
    expect(await thing()).toEqual({ value: 7, times: 1 })
  })

  test('cannot decide after 24 hours; the act is asked for again', async () => {
    const { requestId } = await ask('ana')
    now = new Date(now.getTime() + 24 * hourMs)
    await expect(approve('bruno', requestId)).rejects.toMatchObject({ code: 'approval.expired' })
    const { list } = await world.staff.approvals.listChangeRequests(await reader('bruno'), {
      state: 'waiting',
      target,
      pageSize: 10,
    })
    expect(list).toEqual([])
    const again = await ask('bruno')
    expect(again).toMatchObject({ isDone: false })
    await approve('ana', again.requestId)
    expect(await thing()).toEqual({ value: 7, times: 1 })
  })

  test('cannot approve what changed meanwhile, and sees the difference', async () => {
    const { requestId } = await ask('ana')
    await pool.query('update test.thing set value = 5 where code = $1', [target])
    await expect(approve('bruno', requestId)).rejects.toMatchObject({
      code: 'approval.changed',
      detail: { fields: 'value' },
    })
    const shown = await world.staff.approvals.showChangeRequest(await reader('bruno'), requestId)
    expect(shown).toMatchObject({
      before: { value: 1 },
      after: { value: 7 },
      now: { value: 5 },
      changedFields: ['value'],
    })
    expect(await thing()).toEqual({ value: 5, times: 0 })
  })
})

describe('rights', () => {
  const without = async (name: string, work: () => Promise<void>) => {
    const { operatorId } = world.by(name)
    await world.roles.revoke({ operatorId, role: 'head_of_operations' })
    await work()
    await world.roles.grant({ operatorId, role: 'head_of_operations' })
  }

  test.each(['ana', 'bruno'])('that %s lost meanwhile stop the act', async (name) => {
    const { requestId } = await ask('ana')
    await without(name, async () => {
      await expect(approve('bruno', requestId)).rejects.toMatchObject({
        code: 'operator.right_required',
      })
    })
    expect(await thing()).toEqual(untouched)
  })

  test('of a disabled account or person count no longer', async () => {
    const { requestId } = await ask('ana')
    const id = world.by('ana').operatorId
    await pool.query('update identity.operator set disabled_at = now() where id = $1', [id])
    const refused = { code: 'operator.right_required' }
    await expect(approve('bruno', requestId)).rejects.toMatchObject(refused)
    await pool.query('update identity.operator set disabled_at = null where id = $1', [id])
    await pool.query(
      `update staff.person set disabled_at = now()
       where id = (select person_id from staff.account_person where operator_id = $1)`,
      [world.by('bruno').operatorId],
    )
    await expect(approve('bruno', requestId)).rejects.toMatchObject(refused)
    await pool.query('update staff.person set disabled_at = null')
    expect(await thing()).toEqual(untouched)
  })

  test('cover amounts up to the ceiling of both persons', async () => {
    await world.add(`dora-${tests}`)
    const { operatorId } = world.by(`dora-${tests}`)
    await world.roles.revoke({ operatorId, role: 'head_of_operations' })
    await pool.query(
      `with role as (insert into staff.role (brand_id, code, is_delivered)
         values (1, 'small_payments', false) returning id)
       insert into staff.role_right select id, 'withdrawals.approve', 100 from role`,
    )
    await world.roles.grant({ operatorId, role: 'small_payments' })
    const over = { code: 'operator.over_ceiling' }
    await expect(ask(`dora-${tests}`, 101)).rejects.toMatchObject(over)
    const { requestId } = await ask('ana', 101)
    await expect(approve(`dora-${tests}`, requestId)).rejects.toMatchObject(over)
    const inbox = { state: 'waiting', target, pageSize: 10 } as const
    const list = world.staff.approvals.listChangeRequests(await reader(`dora-${tests}`), inbox)
    expect((await list).list).toMatchObject([{ mayDecide: false, isOwn: false }])
    await approve('bruno', requestId)
    expect(await thing()).toEqual({ value: 101, times: 1 })
  })

  test('of other areas show none of it', async () => {
    const { requestId } = await ask('ana')
    const { operatorId } = world.by('carla')
    await without('carla', async () => {
      await world.roles.grant({ operatorId, role: 'trading' })
      const asked = { state: 'waiting', pageSize: 10 } as const
      const trader = await reader('carla')
      expect(await world.staff.approvals.listChangeRequests(trader, asked)).toMatchObject({
        list: [],
      })
      await expect(
        world.staff.approvals.showChangeRequest(trader, requestId),
      ).rejects.toMatchObject({ code: 'operator.right_required' })
      await world.roles.revoke({ operatorId, role: 'trading' })
    })
  })
})

describe('a request', () => {
  test('asked again under its id answers what became of it; with other content it is refused', async () => {
    const requestId = randomUUID()
    const eight = await Promise.all(Array.from({ length: 8 }, () => ask('ana', 7, { requestId })))
    expect(new Set(eight.map((one) => one.requestId))).toEqual(new Set([requestId]))
    const reused = { code: 'request.id_reused' }
    await expect(ask('ana', 8, { requestId })).rejects.toMatchObject(reused)
    await expect(ask('bruno', 7, { requestId })).rejects.toMatchObject(reused)
    await approve('bruno', requestId)
    expect(await ask('ana', 7, { requestId })).toEqual({ requestId, isDone: true })
    expect(await thing()).toEqual({ value: 7, times: 1 })
  })

  test('is refused by another person and taken back by its own', async () => {
    const { approvals } = world.staff
    const first = await ask('ana')
    const no = { reason: 'not now', requestId: first.requestId }
    await expect(approvals.refuseChange({ ...no, by: world.by('ana') })).rejects.toMatchObject({
      code: 'approval.same_person',
    })
    await approvals.refuseChange({ ...no, by: world.by('bruno') })
    const second = await ask('ana')
    const take = (name: string) =>
      approvals.withdrawChange({ requestId: second.requestId, by: world.by(name) })
    await expect(take('bruno')).rejects.toMatchObject({ code: 'approval.other_person' })
    await take('ana')
    await expect(approve('bruno', second.requestId)).rejects.toMatchObject({
      code: 'approval.decided',
    })
    const decided = { state: 'decided', target, pageSize: 10 } as const
    const { list } = await approvals.listChangeRequests(await reader('carla'), decided)
    expect(list.map(({ state }) => state).toSorted()).toEqual(['refused', 'withdrawn'])
    expect(await thing()).toEqual(untouched)
  })

  test('is listed and counted for other persons, apart from what one asked for', async () => {
    const { approvals } = world.staff
    const { requestId } = await ask('ana')
    const listed = async (name: string, requester: 'others' | 'own') => {
      const asked = { state: 'waiting', requester, target, pageSize: 10 } as const
      const { list } = await approvals.listChangeRequests(await reader(name), asked)
      return list.map((one) => one.requestId)
    }
    expect(await listed('bruno', 'others')).toEqual([requestId])
    expect(await listed('bruno', 'own')).toEqual([])
    expect(await listed('ana', 'others')).toEqual([])
    expect(await listed('ana', 'own')).toEqual([requestId])
    const counted = await approvals.countChangeRequests(await reader('bruno'))
    expect(counted).toMatchObject({ now: now.toISOString() })
    const others = await approvals.countChangeRequests(await reader('ana'))
    expect(counted.count).toBe(others.count + 1)
  })

  test('entered blind shows no entry; two entries that differ are both discarded', async () => {
    const kind = 'enterThing'
    const { requestId } = await ask('ana', 7, { kind })
    const shown = await world.staff.approvals.showChangeRequest(await reader('bruno'), requestId)
    expect(shown).toMatchObject({ isBlind: true, after: null })
    await expect(approve('bruno', requestId)).rejects.toMatchObject({
      code: 'approval.entered_blind',
    })
    await expect(ask('ana', 8, { kind })).rejects.toMatchObject({ code: 'approval.same_person' })
    await expect(ask('bruno', 8, { kind })).rejects.toMatchObject({
      code: 'approval.entries_differ',
    })
    expect(await ask('bruno', 8, { kind })).toMatchObject({ isDone: false })
    expect(await ask('ana', 8, { kind })).toMatchObject({ isDone: true })
    expect(await thing()).toEqual({ value: 8, times: 1 })
  })
})

describe('in direct SQL the role of the server', () => {
  const decide = (requestId: string, name: string, more = '') =>
    pool.query(
      `update staff.change_request set state = 'approved', decided_by = $2, decided_at = asked_at ${more}
       where id = $1`,
      [requestId, world.by(name).operatorId],
    )

  test('cannot decide for the person who asked, also under another person’s number', async () => {
    const { requestId } = await ask('ana')
    await expect(decide(requestId, 'ana')).rejects.toThrow('second_person')
    await expect(decide(requestId, 'ana', ', decided_person = 999')).rejects.toThrow(
      'second_person',
    )
    await expect(decide(requestId, 'ana', ', asked_person = 2')).rejects.toThrow('second_person')
    await expect(decide(requestId, 'bruno', `, after = '{"value":9}'`)).rejects.toThrow(
      'never edited',
    )
    await expect(
      decide(requestId, 'bruno', `, asked_by = ${world.by('carla').operatorId}`),
    ).rejects.toThrow('never edited')
  })

  test('cannot decide late or twice, delete requests, or begin with a decided one', async () => {
    const { requestId } = await ask('ana')
    await expect(
      decide(requestId, 'bruno', `, expires_at = asked_at + interval '99 hours'`),
    ).rejects.toThrow('check constraint')
    await approve('bruno', requestId)
    await expect(decide(requestId, 'carla')).rejects.toThrow('never changed')
    await expect(pool.query('delete from staff.change_request')).rejects.toThrow(
      'permission denied',
    )
    await expect(
      pool.query(
        `insert into staff.change_request select (jsonb_populate_record(r, jsonb_build_object(
           'id', gen_random_uuid()))).* from staff.change_request r where id = $1`,
        [requestId],
      ),
    ).rejects.toThrow('begins waiting')
  })

  test('cannot take an account from its person, or undo a link of persons', async () => {
    await world.add(`eva-${tests}`)
    const account = [world.by(`eva-${tests}`).operatorId]
    await expect(
      pool.query('update staff.person_account set person_id = 1 where operator_id = $1', account),
    ).rejects.toThrow('permission denied')
    const link = `update staff.person set same_as = 1
      where id = (select person_id from staff.person_account where operator_id = $1)`
    await pool.query(link, account)
    await expect(
      pool.query('update staff.person set same_as = null where same_as = 1'),
    ).rejects.toThrow('never undone')
    await expect(pool.query('delete from staff.person')).rejects.toThrow('permission denied')
  })
})

test('nobody manages staff with one account and moves money with another', async () => {
  await world.add(`fabio-${tests}`)
  const { operatorId } = world.by(`fabio-${tests}`)
  await world.roles.revoke({ operatorId, role: 'head_of_operations' })
  await world.roles.grant({ operatorId, role: 'administrator' })
  const link = (sql: string) =>
    pool.query(
      `update staff.person set same_as = (
         select person_id from staff.account_person where operator_id = $1)
       where id = (select person_id from staff.account_person where operator_id = $2)`,
      [world.by(sql).operatorId, operatorId],
    )
  await expect(link('bruno')).rejects.toThrow('would manage staff')
  await world.add(`gil-${tests}`)
  const other = world.by(`gil-${tests}`).operatorId
  await world.roles.revoke({ operatorId: other, role: 'head_of_operations' })
  await pool.query(
    `update staff.person set same_as = (select person_id from staff.account_person where operator_id = $1)
     where id = (select person_id from staff.account_person where operator_id = $2)`,
    [operatorId, other],
  )
  await expect(world.roles.grant({ operatorId: other, role: 'payments' })).rejects.toThrow(
    'manage staff',
  )
})
