import { createDatabase } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { afterAll, expect, it } from 'vitest'
import { fixedClock } from '../../../../testing/fixed-clock.ts'
import { serverMigrations } from '../../../module-folders.ts'
import { insertCredential } from '../repository/credentials.ts'
import type { IdentityTables } from '../../tables.ts'
import { createTryCounter } from './count-tries.ts'
import { createTryGuard } from '../../common/service/guard-tries.ts'
import { createPasswordHasher } from './hash-password.ts'
import { createProveOperatorPassword } from '../../operators/service/prove-operator-password.ts'
import { createProvePassword } from './prove-password.ts'

const test = await createTestDatabase(serverMigrations)
afterAll(() => test.drop())

const clock = fixedClock('2030-01-02T12:00:00Z')
const rules = {
  failuresMax: 3,
  failureWindowMin: 15,
  lockMin: 15,
  isDemoBrand: false,
  brandName: 'Trevo',
  timeZone: 'America/Sao_Paulo',
}
const atOnce = <Result>(work: () => Promise<Result>) =>
  Promise.all(Array.from({ length: 12 }, work))
const codeOf = (error: { code?: string }) => error.code

/** A member whose password is `right`, and how it is proven. */
const openProof = async (memberId: bigint) => {
  const database = createDatabase<IdentityTables>(test.pool)
  const hasher = await createPasswordHasher({})
  await insertCredential(database.db, {
    brandId: 1,
    memberId,
    username: `member${memberId}`,
    passwordHash: await hasher.hash('right'),
    passwordSetAt: clock.now(),
    paymentPasswordHash: null,
    isDemo: false,
  })
  const tries = createTryCounter({ database, clock })
  const prove = createProvePassword({
    db: database.db,
    clock,
    hasher,
    tries,
    loginRulesOf: () => rules,
  })
  return (password: string) => prove({ memberId, password, address: '203.0.113.7' })
}

it('concurrent right passwords lock no account', async () => {
  const prove = await openProof(9_001n)
  const proven = await atOnce(() => prove('right'))
  expect(proven.map(({ memberId }) => memberId)).toEqual(proven.map(() => 9_001n))
})

it('concurrent wrong passwords are checked no more often than sequential ones', async () => {
  const prove = await openProof(9_002n)
  const codes = await atOnce(() => prove('wrong').then(() => 'ok', codeOf))
  expect(codes.filter((code) => code === 'password.wrong')).toHaveLength(rules.failuresMax - 1)
  expect(codes.filter((code) => code === 'login.locked')).toHaveLength(10)
})

it('concurrent right payment passwords lock nothing; of wrong ones five are checked', async () => {
  const guard = createTryGuard({ database: createDatabase<IdentityTables>(test.pool), clock })
  let looked = 0
  const look = (isRight: boolean) => async () => {
    looked += 1
    return isRight
  }
  const subject = 'payment:9003'
  const right = await atOnce(() => guard({ brandId: 1, subject, isRight: look(true) }))
  expect(right).toEqual(right.map(() => ({ isRight: true, isLocked: false })))
  looked = 0
  const wrong = await atOnce(() => guard({ brandId: 1, subject, isRight: look(false) }))
  expect(looked).toBe(5)
  expect(wrong.filter(({ isLocked }) => isLocked)).toHaveLength(7)
})

it('concurrent right passwords of an operator lock nobody out', async () => {
  const database = createDatabase<IdentityTables>(test.pool)
  const hasher = await createPasswordHasher({})
  const prove = createProveOperatorPassword({
    db: database.db,
    clock,
    tries: createTryCounter({ database, clock }),
    hashers: { known: hasher, strangers: hasher },
    loginRulesOf: () => rules,
  })
  const credential = {
    brandId: 1,
    operatorId: 1n,
    username: 'operator',
    passwordHash: await hasher.hash('right'),
    isDemo: false,
    isDisabled: false,
  }
  const asked = {
    brandId: 1,
    username: 'operator',
    address: '203.0.113.8',
    password: 'right',
    credential,
    wrong: 'password.wrong',
  } as const
  expect(await atOnce(() => prove(asked))).toHaveLength(12)
})
