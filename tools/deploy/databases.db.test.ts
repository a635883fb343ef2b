import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createPool } from '@trevo/database/connect.ts'
import { migrate } from '@trevo/database/migrate.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrationSets } from '../../apps/rgs/src/migration-sets.ts'
import { serverMigrations } from '../../apps/server/src/modules/module-folders.ts'

const script = resolve(import.meta.dirname, '../../deploy/patroni/create-database.sql')
const platform = `platform_${randomBytes(6).toString('hex')}`
const game = `game_${randomBytes(6).toString('hex')}`
const values: Readonly<Record<string, string>> = {
  platform,
  game,
  platform_password: 'p',
  game_password: 'g',
}

/** The statements as psql sends them: a blank line ends each, and `:"name"` is a placeholder. */
const statements = readFileSync(script, 'utf8')
  .split('\n\n')
  .map((text) =>
    text.replaceAll(
      /:(["'])(\w+)\1/g,
      (_all, quote: string, name: string) => `${quote}${values[name] ?? ''}${quote}`,
    ),
  )

let server: Awaited<ReturnType<typeof createTestDatabase>>

beforeAll(async () => {
  server = await createTestDatabase([])
  for (const statement of statements) await server.pool.query(statement)
})
afterAll(async () => {
  for (const name of [platform, game]) {
    await server.pool.query(`drop database if exists ${name} with (force)`)
    await server.pool.query(`drop role if exists ${name}`)
  }
  await server.drop()
})

const urlOf = (role: string, database: string): string => {
  const url = new URL(server.url)
  url.username = role
  url.password = role === platform ? 'p' : 'g'
  url.pathname = `/${database}`
  return url.href
}

const askAs = async (role: string, database: string, statement: string): Promise<void> => {
  const pool = createPool(urlOf(role, database), { max: 1 })
  try {
    await pool.query(statement)
  } finally {
    await pool.end()
  }
}

test('each role brings its own database up to date and works in it as the application', async () => {
  expect(await migrate(urlOf(game, game), migrationSets)).not.toEqual([])
  expect(await migrate(urlOf(platform, platform), serverMigrations)).not.toEqual([])
  for (const [role, table] of [
    [game, 'rgs.session'],
    [platform, 'wallet.account'],
  ] as const) {
    const pool = createPool(urlOf(role, role), { max: 1, role: 'trevo_app' })
    try {
      const { rows } = await pool.query(`select count(*)::int as n from ${table}`)
      expect(rows).toEqual([{ n: 0 }])
    } finally {
      await pool.end()
    }
  }
})

test('neither role can connect to the database of the other, create roles, or assume the other’s', async () => {
  for (const [role, other] of [
    [game, platform],
    [platform, game],
  ] as const) {
    await expect(askAs(role, other, 'select 1')).rejects.toThrow('permission denied for database')
    for (const statement of [
      'create role stranger',
      `set role ${other}`,
      `grant ${other} to ${role}`,
    ]) {
      const asked = askAs(role, role, statement)
      await expect(asked, statement).rejects.toThrow(/permission denied|must have admin option/)
    }
  }
})
