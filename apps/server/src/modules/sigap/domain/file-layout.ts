import { createHash } from 'node:crypto'

/** The layouts of the files (`packages/sigap-schemas`). */
export const schemaName = 'trevo-1'

/** SIGAP takes at most so many records in a file. */
export const recordsMax = 7_000

/** Made for each day; `operator` for the last day of a month. */
export const dailyKinds = ['bettors', 'wallets', 'games', 'sports'] as const
export const fileKinds = [...dailyKinds, 'operator'] as const
export type FileKind = (typeof fileKinds)[number]

/** What a record holds: texts, counts, or null where the member has not said. */
export type FileRecord = Readonly<Record<string, string | number | null>>

export type FileHeader = {
  readonly kind: FileKind
  /** 14 digits. */
  readonly cnpj: string
  /** `yyyy-mm-dd` in Brasília. */
  readonly day: string
  readonly part: number
  readonly parts: number
  readonly version: number
}

/** A file as it is sent, with the hash of all bytes and of its records alone. */
export type FileContent = {
  readonly content: Buffer
  readonly sha256: Buffer
  readonly recordsSha256: Buffer
}

const hash = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest()

/** Writes a file: the header, then one record a line, each line ended by `\n`. */
export const writeFile = (header: FileHeader, records: readonly FileRecord[]): FileContent => {
  if (records.length > recordsMax) throw new Error(`sigap: ${records.length} records in a file`)
  const first = { schema: schemaName, ...header, records: records.length }
  const lines = records.map((record) => `${JSON.stringify(record)}\n`).join('')
  const content = Buffer.from(`${JSON.stringify(first)}\n${lines}`)
  return { content, sha256: hash(content), recordsSha256: hash(lines) }
}

/** How many files so many records need; a day without any is one empty file. */
export const partsOf = (records: number): number => Math.max(1, Math.ceil(records / recordsMax))
