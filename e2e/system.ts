import { readFileSync } from 'node:fs'
import { Client } from 'pg'

type System = { readonly siteUrl: string; readonly databaseUrl: string }

const systemFile = process.env['E2E_SYSTEM'] ?? '.trevo/e2e/system.json'

/** Runs SQL on the database of the system under test, as an operator's tool would. */
export const onDatabase = async (...statements: readonly string[]): Promise<void> => {
  const { databaseUrl } = JSON.parse(readFileSync(systemFile, 'utf8')) as System // our own file
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Changes brand settings and tells every copy of the server, as the settings module expects. */
export const changeBrand = (assignments: string): Promise<void> =>
  onDatabase(
    `update settings.brand set ${assignments} where merchant = 'trevo'`,
    `select pg_notify('trevo_bus', '{"topic":"settings.changed","payload":{}}')`,
  )
