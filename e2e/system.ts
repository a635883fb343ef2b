import { readFileSync } from 'node:fs'
import { Client } from 'pg'

type System = { readonly siteUrl: string; readonly databaseUrl: string }
type Row = Readonly<Record<string, unknown>>

const systemFile = process.env['E2E_SYSTEM'] ?? '.trevo/e2e/system.json'

/** Runs SQL on the database of the system under test; answers the rows of the last statement. */
export const onDatabase = async (...statements: readonly string[]): Promise<readonly Row[]> => {
  const { databaseUrl } = JSON.parse(readFileSync(systemFile, 'utf8')) as System // our own file
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    let rows: readonly Row[] = []
    for (const statement of statements) rows = (await client.query<Row>(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}

/** Tells every copy of the server that settings or the catalogue changed, as an operator's tool would. */
const announce = (topic: 'settings.changed' | 'catalogue.changed'): string =>
  `select pg_notify('trevo_bus', '{"topic":"${topic}","payload":{}}')`

/** Changes settings by SQL; the running server follows within a moment. */
export const changeSettings = async (...statements: readonly string[]): Promise<void> => {
  await onDatabase(...statements, announce('settings.changed'))
}

/** Changes columns of the demo brand. */
export const changeBrand = (assignments: string): Promise<void> =>
  changeSettings(`update settings.brand set ${assignments} where merchant = 'trevo'`)

/** Changes vendors and games by SQL; the running server follows within a moment. */
export const changeCatalogue = async (...statements: readonly string[]): Promise<void> => {
  await onDatabase(...statements, announce('catalogue.changed'))
}

/** Forgets failed logins, which count for the one address all tests come from. */
export const forgetFailedLogins = () => onDatabase('delete from identity.login_failure')
