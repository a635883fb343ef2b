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

const clock = { now: () => new Date('2026-03-10T12:00:00Z') }
const password = 'Verde-Campo-42'
let database: TestDatabase
let pool: Pool
let world: TestApprovals

beforeAll(async () => {
  database = await createTestDatabase(
    serverMigrations.filter(({ module }) => approvalModules.includes(module)),
  )
  pool = createPool(database.url, { max: 4, role: 'trevo_app' })
  world = await openTestApprovals({ pool, clock }, ['ana', 'bruno'])
  for (const name of ['ana', 'bruno']) {
    const { operatorId } = world.by(name)
    await world.roles.revoke({ operatorId, role: 'head_of_operations' })
    await world.roles.grant({ operatorId, role: 'administrator' })
  }
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const people = () => world.staff.people
const add = async (operator: string) => {
  await people().addStaffPerson(world.by('ana'), { name: `Of ${operator}`, operator, password })
  return people().showPersonOf(1, operator)
}
const grant = (who: string, operator: string, role: string, endsAt: string | null = null) =>
  world.staff.approvals.askChange({
    kind: 'grantStaffRole',
    brandId: 1,
    target: `${operator}/${role}`,
    input: { endsAt },
    reason: 'joins the team',
    by: world.by(who),
  })

test('a person is added with an account that holds no right until two persons grant it', async () => {
  expect(await add('carla')).toMatchObject({
    name: 'Of carla',
    disabledAt: null,
    accounts: [{ operator: 'carla', hasAuthenticator: false, roles: [] }],
  })
  expect(await grant('ana', 'carla', 'payments', '2026-06-01T00:00:00Z')).toMatchObject({
    isDone: false,
  })
  expect((await people().showPersonOf(1, 'CARLA')).accounts[0]?.roles).toEqual([])
  await grant('bruno', 'carla', 'payments', '2026-06-01T00:00:00Z')
  expect((await people().showPersonOf(1, 'carla')).accounts[0]?.roles).toEqual([
    { role: 'payments', endsAt: '2026-06-01T00:00:00.000Z', ceiling: null },
  ])
  await people().revokeStaffRole(world.by('ana'), 'carla', 'payments')
  expect((await people().showPersonOf(1, 'carla')).accounts[0]?.roles).toEqual([])
})

test('names and passwords are checked, and a name is given once', async () => {
  const refused = (operator: string, with_ = password) =>
    people().addStaffPerson(world.by('ana'), { name: 'X Y', operator, password: with_ })
  await expect(refused('carla')).rejects.toMatchObject({ code: 'staff.name_taken' })
  await expect(refused('a b')).rejects.toMatchObject({ code: 'staff.account_invalid' })
  await expect(refused('dora', 'password1234')).rejects.toMatchObject({
    code: 'staff.account_invalid',
  })
  await expect(grant('ana', 'nobody', 'payments')).rejects.toMatchObject({
    code: 'staff.person_unknown',
  })
  await expect(grant('ana', 'carla', 'king')).rejects.toMatchObject({ code: 'staff.role_unknown' })
})

test('another account is of the same person; two persons can be found to be one', async () => {
  const dora = await add('dora')
  await people().addStaffAccount(world.by('ana'), BigInt(dora.personId), {
    operator: 'dora.two',
    password,
  })
  const eva = await add('eva')
  const left = await people().linkStaffPersons(
    world.by('ana'),
    BigInt(eva.personId),
    BigInt(dora.personId),
  )
  expect(String(left)).toBe(dora.personId)
  const shown = await people().showPersonOf(1, 'eva')
  expect(shown.accounts.map(({ operator }) => operator).toSorted()).toEqual([
    'dora',
    'dora.two',
    'eva',
  ])
  await grant('ana', 'eva', 'administrator')
  await grant('bruno', 'eva', 'administrator')
  await grant('ana', 'dora', 'payments')
  await expect(grant('bruno', 'dora', 'payments')).rejects.toMatchObject({
    code: 'staff.duties_meet',
  })
})

test('a person linked with itself stays as it is', async () => {
  const before = await people().showPersonOf(1, 'dora')
  const own = BigInt(before.personId)
  expect(await people().linkStaffPersons(world.by('ana'), own, own)).toBe(own)
  expect(await people().showPersonOf(1, 'dora')).toEqual(before)
})

test('a disabled person comes in by no account; two persons let them in again', async () => {
  const { personId } = await people().showPersonOf(1, 'eva')
  await people().disableStaffPerson(world.by('ana'), BigInt(personId))
  const off = await people().showPerson(1, personId)
  expect(off.disabledAt).not.toBeNull()
  expect(off.accounts.every(({ disabledAt }) => disabledAt !== null)).toBe(true)
  const own = await people().showPersonOf(1, 'ana')
  await expect(
    people().disableStaffPerson(world.by('ana'), BigInt(own.personId)),
  ).rejects.toMatchObject({ code: 'staff.own_person' })
  const enable = (who: string) =>
    world.staff.approvals.askChange({
      kind: 'enableStaffPerson',
      brandId: 1,
      target: personId,
      input: {},
      reason: 'is back',
      by: world.by(who),
    })
  await enable('ana')
  await enable('bruno')
  const on = await people().showPerson(1, personId)
  expect(on.disabledAt).toBeNull()
  expect(on.accounts.every(({ disabledAt }) => disabledAt === null)).toBe(true)
})

test('persons of another brand are unknown', async () => {
  const { personId } = await people().showPersonOf(1, 'eva')
  const other = { ...world.by('ana'), brandId: 2 }
  await expect(people().disableStaffPerson(other, BigInt(personId))).rejects.toMatchObject({
    code: 'staff.person_unknown',
  })
  expect(await people().listStaff(2)).toEqual([])
})
