import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { keptTables } from './kept-tables.ts'

/** Columns that name a person or belong to one. */
const personal =
  /^(member_id|members|person_id|customer_id|cpf|tax_id|email|mobile.*|phone|payer_.*|payee_.*|holder_.*|account|username|born_on|address|user_agent|sender|nickname|giver_id|receiver_id|account_id|.*_member_ids?|upline_ids?)$/

/** Each table of the database with its columns, from the description that a test keeps up to date. */
const readTables = async (): Promise<ReadonlyMap<string, readonly string[]>> => {
  const text = await readFile(new URL('../../../../database.txt', import.meta.url), 'utf8')
  const found = new Map<string, string[]>()
  let columns: string[] | undefined
  for (const line of text.split('\n')) {
    const [, table] = /^table (\S+)/.exec(line) ?? []
    if (table !== undefined) found.set(table, (columns = []))
    else if (/^\S/.test(line)) columns = undefined
    const [, column] = /^ {2}([a-z_0-9]+) /.exec(line) ?? []
    if (column !== undefined) columns?.push(column)
  }
  return found
}

test('recordYears: every table with personal data says how long and why it is kept', async () => {
  const tables = await readTables()
  expect(tables.size).toBeGreaterThan(300)
  const known = new Set(keptTables.map(({ table }) => table))
  const missing = [...tables].flatMap(([table, columns]) => {
    const found = columns.filter((column) => personal.test(column))
    return found.length > 0 && !known.has(table) ? [`${table}: ${found.join(', ')}`] : []
  })
  expect(missing).toEqual([])
})

test('no table is named twice, and none that is not there or has no such column', async () => {
  const tables = await readTables()
  const names = keptTables.map(({ table }) => table)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((table) => !tables.has(table))).toEqual([])
  expect(
    keptTables.filter(
      ({ table, countedFrom }) => countedFrom !== null && !tables.get(table)?.includes(countedFrom),
    ),
  ).toEqual([])
})
