import { createPool, createDatabase } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { expect, test } from 'vitest'
import { serverMigrations } from '../../../module-folders.ts'
import { seedDemoBrand } from '../../../settings/index.ts'
import type { MemberTables } from '../../tables.ts'
import { listByCpf, listByEmail, listByMobile } from './search-members.ts'

test('a search by email, phone or CPF reads a handful of pages, however many members there are', async () => {
  const database = await createTestDatabase(serverMigrations)
  const pool = createPool(database.url, { max: 1 })
  await seedDemoBrand(pool)
  await pool.query(
    `insert into members.member (customer_id, brand_id, account, account_key, nickname, type,
       invite_code, registered_at, email, mobile_e164, tax_id)
     select 'c-' || n, 1, 'trevo@m' || n, 'trevo@m' || n, 'm', 0, 'B' || n, now(),
       'M' || n || '@example.com', '+55' || (11900000000 + n), (60000000000 + n)::text
     from generate_series(1, 20000) n`,
  )
  await pool.query('vacuum analyze members.member')
  const { db } = createDatabase<MemberTables>(pool)
  const blocksRead = async (): Promise<number> => {
    const { rows } = await pool.query<{ blocks: number }>(
      `select pg_stat_force_next_flush(), (pg_stat_get_blocks_fetched('members.member'::regclass))::int as blocks`,
    )
    return rows[0]?.blocks ?? 0
  }
  const searches = [
    () => listByEmail(db, 1, 'm77@example.com'),
    () => listByMobile(db, 1, '+5511900000077'),
    () => listByCpf(db, 1, '60000000077'),
  ]
  for (const search of searches) {
    await pool.query('select pg_stat_force_next_flush()')
    const before = await blocksRead()
    expect((await search()).map(({ nickname }) => nickname)).toEqual(['m'])
    await pool.query('select pg_stat_force_next_flush()')
    expect((await blocksRead()) - before).toBeLessThan(20)
  }
  await pool.end()
  await database.drop()
})
