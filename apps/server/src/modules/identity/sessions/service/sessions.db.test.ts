import { randomUUID } from 'node:crypto'
import { createDatabase } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { afterAll, expect, it } from 'vitest'
import { fixedClock } from '../../../../testing/fixed-clock.ts'
import { createLocalBus } from '../../../../testing/local-bus.ts'
import { serverMigrations } from '../../../module-folders.ts'
import type { IdentityTables } from '../../tables.ts'
import { makeToken } from './session-token.ts'
import { createSessions } from './sessions.ts'

const now = '2030-01-02T12:00:00Z'

const test = await createTestDatabase(serverMigrations)
afterAll(() => test.drop())

const openSessions = () =>
  createSessions({
    db: createDatabase<IdentityTables>(test.pool).db,
    clock: fixedClock(now),
    bus: createLocalBus(),
  })

/** A session last used this many minutes ago. */
const insertSession = async (memberId: number, minutesAgo: number) => {
  const { token, tokenHash } = makeToken()
  const id = randomUUID()
  await test.pool.query(
    `insert into identity.session (token_hash, id, member_id, brand_id, kind, created_at, seen_at,
       address, user_agent, device_kind)
     select $1, $2, $3, 1, 'member', at, at, '203.0.113.7', 'test', 'web'
     from (select $4::timestamptz - make_interval(mins => $5) as at)`,
    [tokenHash, id, memberId, now, minutesAgo],
  )
  return { token, id }
}

const seenAt = async (id: string): Promise<Date> => {
  const { rows } = await test.pool.query('select seen_at from identity.session where id = $1', [id])
  return rows[0].seen_at
}

it('concurrent requests with tokens each get their own session', async () => {
  const sessions = openSessions()
  const used = await Promise.all(Array.from({ length: 40 }, (_, index) => insertSession(index, 5)))
  const over = await insertSession(900, 31)
  const tokens = [...used.map(({ token }) => token), over.token, makeToken().token, 'no token']
  const callers = await Promise.all(tokens.map((token) => sessions.resolveToken(token)))
  expect(callers.map((caller) => caller?.sessionId)).toEqual([
    ...used.map(({ id }) => id),
    undefined,
    undefined,
    undefined,
  ])
  for (const { id } of used) expect(await seenAt(id)).toEqual(new Date(now))
  expect(await seenAt(over.id)).not.toEqual(new Date(now))
})

it('a session that is being written is found without waiting', async () => {
  const { token, id } = await insertSession(950, 5)
  const client = await test.pool.connect()
  try {
    await client.query('begin')
    await client.query('select from identity.session where id = $1 for update', [id])
    expect(await openSessions().resolveToken(token)).toMatchObject({ sessionId: id })
    await client.query('rollback')
  } finally {
    client.release()
  }
  expect(await openSessions().resolveToken(token)).toMatchObject({ sessionId: id })
  expect(await seenAt(id)).toEqual(new Date(now))
})
