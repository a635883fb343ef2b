import { fileURLToPath } from 'node:url'
import { createDatabase } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { afterAll, expect, it } from 'vitest'
import { createCodeHashes } from '../domain/hash-codes.ts'
import { saveCode } from '../repository/codes.ts'
import type { VerificationTables } from '../repository/tables.ts'
import { createCheckCode } from './check-code.ts'
import type { CodePurpose } from './send-code.ts'

const folder = fileURLToPath(new URL('../migrations', import.meta.url))
const test = await createTestDatabase([{ module: 'verification', folder }])
afterAll(() => test.drop())

const database = createDatabase<VerificationTables>(test.pool)
const hashes = createCodeHashes('pepper')
let now = new Date('2030-05-14T12:00:00Z')
const check = createCheckCode({ database, clock: { now: () => now }, hashes })

const send = async (to: string, purpose: CodePurpose, code: string) => {
  const key = { brandId: 1, purpose, target: hashes.ofTarget(1, to) }
  const until = new Date(now.getTime() + 300_000)
  await saveCode(database.db, { ...key, codeHash: hashes.ofCode(key, code), triesMax: 3, until })
}
const checkOf = (to: string, purpose: CodePurpose) => (code: string) =>
  check({ brandId: 1, purpose, to, code })

it('a wrong code is a try, and after three of them the right one does not count either', async () => {
  await send('+5511900000001', 'login', '123456')
  const ofLogin = checkOf('+5511900000001', 'login')
  await expect(ofLogin('')).rejects.toThrow('code.missing')
  await expect(ofLogin('123457')).rejects.toThrow('code.wrong')
  await expect(ofLogin('123457')).rejects.toThrow('code.wrong')
  await expect(ofLogin('123457')).rejects.toThrow('code.wrong')
  await expect(ofLogin('123456')).rejects.toThrow('code.expired')
})

it('a code counts for its number, purpose and time', async () => {
  await send('+5511900000002', 'login', '123456')
  await expect(checkOf('+5511900000003', 'login')('123456')).rejects.toThrow('code.expired')
  await expect(checkOf('+5511900000002', 'recover')('123456')).rejects.toThrow('code.expired')
  now = new Date(now.getTime() + 300_000)
  await expect(checkOf('+5511900000002', 'login')('123456')).rejects.toThrow('code.expired')
})

it('one for login or recovery counts for both', async () => {
  await send('+5511900000004', 'loginOrRecover', '123456')
  for (const purpose of ['login', 'recover'] as const) {
    expect(await checkOf('+5511900000004', purpose)('123456')).toBeDefined()
  }
})

it('of two requests that checked the same code one uses it, and one that fails leaves it', async () => {
  await send('+5511900000005', 'login', '123456')
  const ofLogin = checkOf('+5511900000005', 'login')
  const [first, second] = [await ofLogin('123456'), await ofLogin('123456')]
  const failing = database.inTx(async (tx) => {
    await first.spend(tx)
    throw new Error('refused elsewhere')
  })
  await expect(failing).rejects.toThrow('refused elsewhere')
  await database.inTx((tx) => first.spend(tx))
  await expect(database.inTx((tx) => second.spend(tx))).rejects.toThrow('code.expired')
})
