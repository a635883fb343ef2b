import type { Pool } from '@trevo/database/connect.ts'

type Column = { readonly table: string; readonly column: string }

/** Columns whose content must never be seen outside, found by their names. */
const secretColumns = async (pool: Pool): Promise<readonly Column[]> => {
  const { rows } = await pool.query<Column>(`
    select format('%I.%I', table_schema, table_name) as table, quote_ident(column_name) as column
    from information_schema.columns
    where table_schema in ('identity', 'members', 'messaging')
      and column_name ~ '(_hash|secret|answer|sealed)'
      and data_type in ('text', 'bytea')`)
  return rows
}

const lengthMin = 12
const perColumnMax = 300

/** What the database keeps and nobody may read, in every spelling it could slip out in. */
export const listStoredSecrets = async (pool: Pool): Promise<readonly string[]> => {
  const found = new Set<string>()
  for (const { table, column } of await secretColumns(pool)) {
    const { rows } = await pool.query<{ secret: string | Buffer | null }>(
      `select ${column} as secret from ${table} limit ${perColumnMax}`,
    )
    for (const { secret } of rows) {
      if (secret === null || secret.length < lengthMin) continue
      if (typeof secret === 'string') found.add(secret)
      else
        for (const spelling of ['hex', 'base64', 'base64url'] as const) {
          found.add(secret.toString(spelling))
        }
    }
  }
  return [...found]
}

/** Those that occur in one of the texts, each with its place. */
export const findIn = (texts: readonly string[], secrets: readonly string[]): readonly string[] => {
  const all = texts.join('\n')
  return secrets
    .filter((secret) => all.includes(secret))
    .map((secret) => {
      const text = texts.find((one) => one.includes(secret)) ?? ''
      const at = text.indexOf(secret)
      return text.slice(Math.max(0, at - 120), at + 60)
    })
}
