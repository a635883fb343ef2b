import { rights, type Right } from '@trevo/contract/ops/rights.ts'
import { createPool, type Pool } from '@trevo/database/connect.ts'
import {
  createTestDatabase,
  type TestDatabase,
} from '@trevo/database/testing/create-test-database.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { serverMigrations } from '../../module-folders.ts'
import { openTestApprovals } from '../../../testing/open-test-approvals.ts'
import type { Staff } from '../module.ts'

const dayMs = 86_400_000
const brandId = 1
let database: TestDatabase
let pool: Pool
let staff: Staff
let now: Date
let operatorId = 0n

beforeAll(async () => {
  database = await createTestDatabase(serverMigrations)
  pool = createPool(database.url, { max: 8, role: 'trevo_app' })
  ;({ staff } = await openTestApprovals({ pool, clock: { now: () => now } }, []))
  await staff.deliverRoles([brandId, 2])
})
beforeEach(() => {
  now = new Date('2026-03-10T12:00:00Z')
  operatorId += 1n
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const orders = () => staff.orderRoles(brandId, 'ana')
const rightsOf = async () => Object.fromEntries(await staff.rightsOf(operatorId))

/** A role of the brand that is not delivered. */
const addRole = async (code: string, given: Readonly<Partial<Record<Right, bigint | null>>>) => {
  await pool.query(
    `with role as (
       insert into staff.role (brand_id, code, is_delivered) values ($1, $2, false) returning id)
     insert into staff.role_right
     select role.id, given.right_code, given.ceiling
     from role, unnest($3::text[], $4::bigint[]) as given (right_code, ceiling)`,
    [brandId, code, Object.keys(given), Object.values(given)],
  )
}

describe('roles', () => {
  test('an operator without a role has no right', async () => {
    expect(await rightsOf()).toEqual({})
  })

  test('a change counts at once on another copy of the server', async () => {
    const elsewhere = createPool(database.url, { max: 1, role: 'trevo_app' })
    const clock = { now: () => now }
    const { staff: copy } = await openTestApprovals({ pool: elsewhere, clock }, [])
    expect((await copy.rightsOf(operatorId)).size).toBe(0)
    await orders().grant({ operatorId, role: 'trading' })
    expect((await copy.rightsOf(operatorId)).has('trading.settle')).toBe(true)
    await orders().revoke({ operatorId, role: 'trading' })
    expect((await copy.rightsOf(operatorId)).size).toBe(0)
    await elsewhere.end()
  })

  test('a role counts from the grant on until it is revoked, and both leave an event', async () => {
    await orders().grant({ operatorId, role: 'trading' })
    const held = {
      'trading.read': null,
      'trading.suspend': null,
      'trading.settle': null,
      'trading.limits': null,
    }
    expect(await rightsOf()).toEqual(held)
    await orders().revoke({ operatorId, role: 'trading' })
    expect(await rightsOf()).toEqual({})
    await expect(orders().revoke({ operatorId, role: 'trading' })).rejects.toThrow('does not have')
    const { rows } = await pool.query(
      'select kind, role_code, ordered_by from staff.role_event where operator_id = $1 order by id',
      [operatorId],
    )
    expect(rows).toEqual([
      { kind: 'granted', role_code: 'trading', ordered_by: 'ana' },
      { kind: 'revoked', role_code: 'trading', ordered_by: 'ana' },
    ])
  })

  test('a role with an end is valid until then', async () => {
    const ends = new Date(now.getTime() + dayMs)
    await orders().grant({ operatorId, role: 'content' }, ends)
    now = new Date(ends.getTime() - 1)
    expect(Object.keys(await rightsOf())).toContain('catalogue.read')
    now = ends
    expect(await rightsOf()).toEqual({})
    await expect(orders().grant({ operatorId, role: 'content' }, ends)).rejects.toThrow('future')
  })

  test('roles of another brand and unknown ones cannot be granted', async () => {
    await pool.query(
      `insert into staff.role (brand_id, code, is_delivered) values (2, 'elsewhere', false)`,
    )
    await expect(orders().grant({ operatorId, role: 'elsewhere' })).rejects.toThrow('Unknown role')
    await expect(orders().grant({ operatorId, role: 'nobody' })).rejects.toThrow('Unknown role')
  })

  test('of several ceilings the highest counts, and a role without one lifts them all', async () => {
    await addRole('low', { 'withdrawals.approve': 50_000n, 'withdrawals.read': null })
    await addRole('high', { 'withdrawals.approve': 900_000n })
    await orders().grant({ operatorId, role: 'low' })
    expect(await rightsOf()).toEqual({ 'withdrawals.approve': 50_000n, 'withdrawals.read': null })
    await orders().grant({ operatorId, role: 'high' })
    expect(await rightsOf()).toMatchObject({ 'withdrawals.approve': 900_000n })
    await orders().grant({ operatorId, role: 'payments' })
    expect(await rightsOf()).toMatchObject({ 'withdrawals.approve': null })
  })

  test('delivered roles are restored to the program’s after a manual change', async () => {
    await pool.query(
      `update staff.role_right set right_code = 'agents.change' from staff.role
       where role.id = role_id and code = 'support' and right_code = 'desk.answer'`,
    )
    await pool.query(`delete from staff.role_right where right_code = 'desk.read'`)
    await staff.deliverRoles([brandId])
    await orders().grant({ operatorId, role: 'support' })
    const held = Object.keys(await rightsOf())
    expect(held).toEqual(expect.arrayContaining(['desk.answer', 'desk.read']))
    expect(held).not.toContain('agents.change')
  })
})

describe('separate duties', () => {
  test('every right is declared as one that moves money, or one that does not', async () => {
    const { rows } = await pool.query<{ code: Right }>(
      'select code from unnest($1::text[]) as code where not staff.moves_money(code)',
      [rights],
    )
    const others = rows.map(({ code }) => code).filter((code) => !code.endsWith('.read'))
    expect(others.toSorted()).toEqual([
      'aml.decide',
      'aml.report',
      'brands.change',
      'compliance.report',
      'content.change',
      'desk.answer',
      'exclusion.lift',
      'exclusion.recheck',
      'exclusion.set',
      'games.stop',
      'kyc.decide',
      'ledger.reconcile',
      'members.block',
      'members.correct',
      'members.note',
      'members.reveal',
      'members.segment',
      'play.review',
      'reports.export',
      'risk.decide',
      'rules.propose',
      'staff.manage',
      'system.change',
      'withdrawals.ask',
    ])
  })

  test.each([
    ['administrator', 'payments'],
    ['payments', 'administrator'],
  ])('nobody has %s and %s together', async (held, wanted) => {
    await orders().grant({ operatorId, role: held })
    await expect(orders().grant({ operatorId, role: wanted })).rejects.toThrow('manage staff')
    expect((await orders().list()).filter((one) => one.operatorId === operatorId)).toHaveLength(1)
  })

  test('of two concurrent grants one is refused', async () => {
    const outcomes = await Promise.allSettled(
      ['administrator', 'trading'].map((role) => orders().grant({ operatorId, role })),
    )
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('a role cannot gain a right that its holders must not have', async () => {
    await addRole('registrar', { 'staff.read': null })
    await orders().grant({ operatorId, role: 'registrar' })
    await orders().grant({ operatorId, role: 'administrator' })
    await expect(
      pool.query(
        `insert into staff.role_right (role_id, right_code)
         select id, 'withdrawals.approve' from staff.role where code = 'registrar'`,
      ),
    ).rejects.toThrow('hold a right that moves money')
  })
})
