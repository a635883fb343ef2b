import { createHash } from 'node:crypto'
import type { Client } from 'pg'
import replaced from './replaced-migrations.json' with { type: 'json' }

/** A row of `platform.migration`. */
export type Applied = {
  readonly module: string
  readonly number: number
  readonly name: string
  readonly checksum: string
}

type Baseline = {
  /** Files of the module's baseline; migrations after it have higher numbers. */
  readonly baseline: number
  /** How many migrations it replaces. */
  readonly count: number
  /** Of their names and checksums, in order. */
  readonly digest: string
}

/** The baselines of all modules, and the last version that had the migrations they replace. */
export type Baselines = {
  readonly commit: string
  readonly date: string
  readonly modules: Readonly<Record<string, Baseline | undefined>>
}

export const landedBaselines: Baselines = replaced

/** Identifies the migrations of one module: the SHA-256 of a line `name checksum` for each, in order. */
export const digestOf = (migrations: readonly Applied[]): string => {
  const lines = [...migrations]
    .sort((a, b) => a.number - b.number)
    .map(({ name, checksum }) => `${name} ${checksum}\n`)
  return createHash('sha256').update(lines.join('')).digest('hex')
}

/** By the names of the baseline's files; changed content is checked for all files alike. */
const isAtBaseline = (applied: readonly Applied[], files: readonly Applied[]): boolean =>
  files.every(({ number, name }) =>
    applied.some((row) => row.number === number && row.name === name),
  )

/**
 * The modules whose tables were built by the migrations that the baseline replaces, exactly.
 * @throws Error when the database is older than that version: it names the version to start first
 */
const findAdoptable = (
  applied: readonly Applied[],
  known: readonly Applied[],
  { modules, commit, date }: Baselines,
): string[] =>
  Object.entries(modules).flatMap(([module, old]) => {
    const rows = applied.filter((row) => row.module === module)
    const files = known.filter(
      (file) => file.module === module && file.number <= (old?.baseline ?? 0),
    )
    if (!old || rows.length === 0 || files.length === 0 || isAtBaseline(rows, files)) return []
    if (digestOf(rows) === old.digest) return [module]
    throw new Error(
      `this database is older than the baseline of its schema (${module} has ${rows.length} of ` +
        `${old.count} migrations): first start version ${commit} of ${date} on it, then this one`,
    )
  })

/**
 * Marks a database of the last version before the baseline as being at the baseline: its structure is the
 * same, so nothing runs. The records of its own migrations are kept, under `<module> before baseline`.
 * @returns the records as they are afterwards
 * @throws Error when the database is older; nothing has changed then
 */
export const adoptBaseline = async (
  client: Client,
  applied: readonly Applied[],
  known: readonly Applied[],
  baselines: Baselines,
): Promise<readonly Applied[]> => {
  const adoptable = findAdoptable(applied, known, baselines)
  if (adoptable.length === 0) return applied
  const files = known.filter(
    ({ module, number }) =>
      adoptable.includes(module) && number <= (baselines.modules[module]?.baseline ?? 0),
  )
  await client.query('begin')
  try {
    await client.query(
      `update platform.migration set module = module || ' before baseline' where module = any ($1)`,
      [adoptable],
    )
    await client.query(
      `insert into platform.migration (module, number, name, checksum)
       select * from unnest($1::text[], $2::integer[], $3::text[], $4::text[])`,
      [
        files.map(({ module }) => module),
        files.map(({ number }) => number),
        files.map(({ name }) => name),
        files.map(({ checksum }) => checksum),
      ],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
  return [...applied.filter(({ module }) => !adoptable.includes(module)), ...files]
}
