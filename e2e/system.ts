import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { Client, DatabaseError } from 'pg'
import { ownSystem } from './systems.ts'

type System = { readonly siteUrl: string; readonly databaseUrl: string }
type Row = Readonly<Record<string, unknown>>

const { systemFile } = ownSystem

/** The file is written a moment after the system answers that it is ready. */
const readSystem = async (): Promise<System> => {
  for (let tries = 0; tries < 300 && !existsSync(systemFile); tries += 1) await pause(100)
  return JSON.parse(readFileSync(systemFile, 'utf8')) as System // our own file
}

const deadlock = '40P01'
const deadlocksMax = 5

const inTransaction = async (
  client: Client,
  statements: readonly string[],
): Promise<readonly Row[]> => {
  let rows: readonly Row[] = []
  await client.query('begin')
  try {
    for (const statement of statements) rows = (await client.query<Row>(statement)).rows
  } catch (error) {
    await client.query('rollback')
    throw error
  }
  await client.query('commit')
  return rows
}

/**
 * Runs SQL on the database of the system under test, in one transaction; returns the rows of the last statement.
 * Emptied tables are locked in another order than the running server locks them: if that ends in a deadlock, it is
 * done again, as the server's own transactions are.
 */
export const onDatabase = async (...statements: readonly string[]): Promise<readonly Row[]> => {
  const { databaseUrl } = await readSystem()
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (let tries = 1; ; tries += 1) {
      try {
        return await inTransaction(client, statements)
      } catch (error) {
        const code = error instanceof DatabaseError ? error.code : undefined
        if (code !== deadlock || tries === deadlocksMax) throw error
      }
    }
  } finally {
    await client.end()
  }
}

/** Tells every copy of the server that settings changed, as an operator's tool would. */
const announceSettings = `select pg_notify('trevo_bus', '{"topic":"settings.changed","payload":{}}')`

/** Changes settings by SQL; the running server follows within a moment. */
export const changeSettings = async (...statements: readonly string[]): Promise<void> => {
  await onDatabase(...statements, announceSettings)
}

/**
 * Switches modules of the demo brand and waits until the running server reflects it; returns a
 * function that restores them.
 */
export const switchModules = async (
  modules: readonly string[],
  enabled: boolean,
): Promise<() => Promise<void>> => {
  const named = `module_id in (${modules.map((one) => `'${one}'`).join()})`
  const before = await onDatabase(
    `select module_id, enabled from settings.module_switch where ${named}`,
  )
  await changeSettings(`update settings.module_switch set enabled = ${enabled} where ${named}`)
  await untilAnswered(new Map(modules.map((one) => [one, enabled])))
  return async () => {
    const rows = before.map((row) => [String(row['module_id']), row['enabled'] === true] as const)
    await changeSettings(
      ...rows.map(
        ([id, wasOn]) =>
          `update settings.module_switch set enabled = ${wasOn} where module_id = '${id}'`,
      ),
    )
    await untilAnswered(new Map(rows))
  }
}

const untilAnswered = async (wanted: ReadonlyMap<string, boolean>): Promise<void> => {
  const { siteUrl } = JSON.parse(readFileSync(systemFile, 'utf8')) as System // our own file
  const deadline = Date.now() + 10_000
  while (Date.now() < deadline) {
    const answer = await fetch(`${siteUrl}/wps/system/whitelabel`, {
      headers: { Merchant: 'trevo', Language: 'PT', ModuleId: 'COMM3' },
    })
    const text = await answer.text()
    const matches = [...wanted].every(([id, isOn]) =>
      text.includes(`"modId":"${id}","enabled":"${isOn ? 1 : 0}"`),
    )
    if (matches) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`the server did not follow the switches ${[...wanted.keys()].join(', ')}`)
}

/** Runs a job of the server's schedule now, rather than at its next minute. */
export const runJob = async (
  name: 'agents_run_contracts' | 'agents_run_rebates' | 'tax_make_statements',
): Promise<void> => {
  await onDatabase(`select graphile_worker.add_job('${name}')`)
}

/** Changes columns of the demo brand. */
export const changeBrand = (assignments: string): Promise<void> =>
  changeSettings(`update settings.brand set ${assignments} where merchant = 'trevo'`)

/** Deletes failed logins, which count for the one address all tests come from. */
export const forgetFailedLogins = () => onDatabase('delete from identity.login_failure')
