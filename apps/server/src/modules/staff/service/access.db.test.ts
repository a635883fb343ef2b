import { moneyRights } from '@trevo/contract/ops/staff/money-rights.ts'
import { rights } from '@trevo/contract/ops/rights.ts'
import { createPool, type Pool } from '@trevo/database/connect.ts'
import {
  createTestDatabase,
  type TestDatabase,
} from '@trevo/database/testing/create-test-database.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  approvalModules,
  openTestApprovals,
  type TestApprovals,
} from '../../../testing/open-test-approvals.ts'
import { serverMigrations } from '../../module-folders.ts'

const start = new Date('2026-03-10T12:00:00Z')
let now = start
const clock = { now: () => now }
const password = 'Verde-Campo-42'
let database: TestDatabase
let pool: Pool
let world: TestApprovals

beforeAll(async () => {
  database = await createTestDatabase(
    serverMigrations.filter(({ module }) => approvalModules.includes(module)),
  )
  pool = createPool(database.url, { max: 4, role: 'trevo_app' })
  world = await openTestApprovals({ pool, clock }, ['ana', 'bruno', 'carla'])
  for (const name of ['ana', 'bruno', 'carla']) {
    await world.roles.revoke({ operatorId: world.by(name).operatorId, role: 'head_of_operations' })
  }
  for (const name of ['ana', 'bruno']) {
    await world.roles.grant({ operatorId: world.by(name).operatorId, role: 'administrator' })
  }
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const people = () => world.staff.people
const rightsOf = (name: string) => world.staff.rightsOf(world.by(name).operatorId)
/** Both administrators say yes. */
const both = async (act: (who: 'ana' | 'bruno') => Promise<unknown>): Promise<void> => {
  await act('ana')
  await act('bruno')
}
const grant = (
  who: string,
  role: string,
  ceiling: string | null = null,
  endsAt: string | null = null,
) =>
  people().grantStaffRole(
    world.by(who),
    { operator: 'carla', role, endsAt, ceiling },
    { reason: 'joins us' },
  )
const changeRole = (who: string, given: Record<string, string | null>) =>
  people().changeStaffRole(
    world.by(who),
    {
      role: 'night_shift',
      rights: Object.entries(given).map(([right, ceiling]) => ({ right, ceiling })),
    },
    { reason: 'a role for the night' },
  )

test('the database and the contract name the same rights that move money', async () => {
  const { rows } = await pool.query<{ code: string }>(
    'select code from unnest($1::text[]) as code where staff.moves_money(code) order by code',
    [rights],
  )
  expect(rows.map(({ code }) => code)).toEqual(moneyRights.toSorted())
})

test('a role is granted up to an amount and until a day; the lower of two ceilings counts', async () => {
  await both((who) => grant(who, 'payments', '5000.00', '2026-06-01T00:00:00Z'))
  expect((await rightsOf('carla')).get('withdrawals.approve')).toBe(50_000_000n)
  expect((await people().showPersonOf(1, 'carla')).accounts[0]?.roles).toEqual([
    { role: 'payments', endsAt: '2026-06-01T00:00:00.000Z', ceiling: '5000.00' },
  ])
  await both((who) => changeRole(who, { 'withdrawals.approve': '2000.00', 'audit.read': null }))
  await both((who) => grant(who, 'night_shift', '9000.00'))
  await people().revokeStaffRole(world.by('ana'), 'carla', 'payments')
  expect((await rightsOf('carla')).get('withdrawals.approve')).toBe(20_000_000n)
  expect((await rightsOf('carla')).get('audit.read')).toBe(90_000_000n)
  now = new Date('2026-07-01T00:00:00Z')
  await expect(grant('ana', 'payments', null, '2026-06-01T00:00:00Z')).rejects.toMatchObject({
    code: 'staff.end_passed',
  })
  now = start
})

test('what waits for a second person is shown with the person', async () => {
  await grant('ana', 'support')
  const { waiting } = await people().showPersonOf(1, 'carla')
  expect(waiting).toMatchObject([
    { kind: 'grantStaffRole', target: 'carla/support', askedBy: 'ana' },
  ])
  await grant('bruno', 'support')
  expect((await people().showPersonOf(1, 'carla')).waiting).toEqual([])
})

test('who approves withdrawals does not decide identities, whichever came first', async () => {
  await grant('ana', 'kyc')
  await expect(grant('bruno', 'kyc')).rejects.toMatchObject({ code: 'staff.duties_meet' })
  await both((who) => changeRole(who, { 'audit.read': null }))
  await grant('bruno', 'kyc')
  await changeRole('ana', { 'withdrawals.approve': null })
  await expect(changeRole('bruno', { 'withdrawals.approve': null })).rejects.toMatchObject({
    code: 'staff.duties_meet',
  })
})

test('the roles of every brand are not changed', async () => {
  const change = people().changeStaffRole(
    world.by('ana'),
    { role: 'payments', rights: [] },
    { reason: 'no' },
  )
  await expect(change).rejects.toMatchObject({ code: 'staff.role_delivered' })
})

test('sessions of a person end, all or one of them, and the history says who ended them', async () => {
  const { operatorId } = world.by('carla')
  const open = async (id: string) =>
    pool.query(
      `insert into identity.operator_session (token_hash, id, operator_id, brand_id, created_at, seen_at,
         address, user_agent, has_second_factor)
       values (sha256($1::text::bytea), $1::uuid, $2, 1, $3, $3, '10.1.2.3', 'Firefox', true)`,
      [id, operatorId, now],
    )
  const ids = [1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}`)
  for (const id of ids) await open(id)
  const { personId } = await people().showPersonOf(1, 'carla')
  expect(await people().listStaffSessions(1, personId)).toHaveLength(3)
  const end = (sessionId: string | null) =>
    people().endStaffSessions(world.by('ana'), BigInt(personId), sessionId)
  expect(await end(ids[0] ?? '')).toBe(1)
  expect(await end(null)).toBe(2)
  expect(await people().listStaffSessions(1, personId)).toEqual([])
  const history = await people().listStaffHistory(1, personId)
  expect(history.find(({ kind }) => kind === 'sessions_ended')).toMatchObject({ by: 'ana' })
  expect(history.find(({ role }) => role === 'kyc')).toMatchObject({ kind: 'granted' })
  await expect(people().listStaffSessions(2, personId)).rejects.toMatchObject({
    code: 'staff.person_unknown',
  })
})

test('two persons open an emergency access of 30 minutes, and the alarm counts it', async () => {
  await world.add('dora')
  await world.roles.revoke({
    operatorId: world.by('dora').operatorId,
    role: 'head_of_operations',
  })
  const open = (who: string) =>
    people().openEmergencyAccess(world.by(who), 'dora', { reason: 'all are ill' })
  await open('ana')
  expect(world.emergencies.count).toBe(0)
  expect((await rightsOf('dora')).size).toBe(0)
  await open('bruno')
  expect(world.emergencies.count).toBe(1)
  expect((await rightsOf('dora')).has('withdrawals.approve')).toBe(true)
  expect((await rightsOf('dora')).has('staff.manage')).toBe(false)
  await expect(open('ana')).rejects.toMatchObject({ code: 'staff.emergency_open' })
  now = new Date(start.getTime() + 30 * 60_000)
  expect((await rightsOf('dora')).size).toBe(0)
  now = start
  await expect(
    people()
      .openEmergencyAccess(world.by('ana'), 'bruno', { reason: 'mine' })
      .then(() => people().openEmergencyAccess(world.by('bruno'), 'bruno', { reason: 'mine' })),
  ).rejects.toMatchObject({ code: 'staff.duties_meet' })
})

test('a password is replaced by one, an authenticator removed by two', async () => {
  await people().setStaffPassword(world.by('ana'), 'dora', password)
  const weak = people().setStaffPassword(world.by('ana'), 'dora', 'password1234')
  await expect(weak).rejects.toMatchObject({ code: 'staff.account_invalid' })
  const remove = (who: string) =>
    people().removeStaffAuthenticator(world.by(who), 'dora', { reason: 'lost phone' })
  await expect(remove('ana')).rejects.toMatchObject({ code: 'staff.no_authenticator' })
  await pool.query(
    `insert into identity.operator_totp (operator_id, secret_sealed, confirmed_at) values ($1, 'x', $2)`,
    [world.by('dora').operatorId, now],
  )
  await both(remove)
  const { accounts } = await people().showPersonOf(1, 'dora')
  expect(accounts[0]?.hasAuthenticator).toBe(false)
})
