import { createDatabase } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { afterAll, expect, it } from 'vitest'
import type { Brand } from '../../../../platform/http/brand.ts'
import { fixedClock } from '../../../../testing/fixed-clock.ts'
import { serverMigrations } from '../../../module-folders.ts'
import type { IdentityTables } from '../../tables.ts'
import { createAuthenticate } from './authenticate.ts'
import { createTryCounter } from './count-tries.ts'
import { createPasswordHasher } from './hash-password.ts'

const test = await createTestDatabase(serverMigrations)
afterAll(() => test.drop())

const brand: Brand = {
  id: 1,
  merchant: 'trevo',
  defaultLanguage: 'PT',
  maintenance: false,
  disabledModules: new Set(),
  jurisdiction: 'open',
}

it('a server too busy to check the password counts no failure', async () => {
  const database = createDatabase<IdentityTables>(test.pool)
  const clock = fixedClock('2030-01-02T12:00:00Z')
  const hasher = await createPasswordHasher({ waitingMax: 0 })
  const authenticate = createAuthenticate({
    db: database.db,
    clock,
    hasher,
    tries: createTryCounter({ database, clock }),
    isDemoServer: false,
    loginRulesOf: () => ({
      failuresMax: 5,
      failureWindowMin: 15,
      lockMin: 15,
      isDemoBrand: false,
      brandName: 'Trevo',
      timeZone: 'America/Sao_Paulo',
    }),
    isHuman: async () => true,
    isCaptchaRight: async () => false,
  })
  // All slots are taken, and the queue is closed.
  const occupation = { isOver: false }
  const occupy = async () => {
    while (!occupation.isOver)
      await hasher.hash('x').catch(() => new Promise((resolve) => setTimeout(resolve, 1)))
  }
  const occupied = [occupy(), occupy()]
  const attempt = { brand, username: 'ana', password: 'x', address: '203.0.113.7' }
  await expect(authenticate(attempt)).rejects.toMatchObject({ code: 'wallet.busy' })
  occupation.isOver = true
  await Promise.all(occupied)
  const { rows } = await test.pool.query(
    `select coalesce(sum(cardinality(failed_at)), 0)::int as count from identity.login_failure
     where subject = 'username:ana'`,
  )
  expect(rows[0].count).toBe(0)
})
