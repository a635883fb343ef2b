import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { ArchiveStop, Manifest, parts, shapeOf, type ArchivedFile, type Part } from './manifest.ts'
import type { Month } from './month.ts'
import { createAccountSums } from './sum-accounts.ts'

const newline = 0x0a
const manifestName = 'manifest.json'

const countRows = (chunk: Buffer): number => {
  let rows = 0
  for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1)) rows += 1
  return rows
}

type Seen = { readonly hash: Hash; rows: number; bytes: number }
const seeNothing = (): Seen => ({ hash: createHash('sha256'), rows: 0, bytes: 0 })

/** Passes a stream through and records its size and hash; rows are counted only in a stream of rows. */
const watch = (seen: Seen, holdsRows: boolean) =>
  async function* watched(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      seen.hash.update(chunk)
      seen.bytes += chunk.length
      if (holdsRows) seen.rows += countRows(chunk)
      yield chunk
    }
  }

/** Flushes the file, so that it survives a crash of the machine, not only of the process. */
const flush = async (path: string): Promise<void> => {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } catch (error) {
    // Windows cannot flush directories.
    if (process.platform !== 'win32') throw error
  } finally {
    await file.close()
  }
}

/** Rows from the database: their number, and their hash. */
export const digestRows = async (
  rows: AsyncIterable<Buffer>,
): Promise<{ rows: number; rowsSha256: string }> => {
  const seen = seeNothing()
  for await (const chunk of watch(seen, true)(rows)) void chunk
  return { rows: seen.rows, rowsSha256: seen.hash.digest('hex') }
}

/** Compresses rows into a file as they arrive, with constant memory. */
export const writeRows = async (
  folder: string,
  part: Part,
  rows: Readable,
): Promise<ArchivedFile> => {
  const { name, columns } = shapeOf[part]
  const path = join(folder, name)
  const inside = seeNothing()
  const outside = seeNothing()
  await pipeline(
    rows,
    watch(inside, true),
    createGzip({ level: 6 }),
    watch(outside, false),
    createWriteStream(path, { mode: 0o600 }),
  )
  await flush(path)
  return {
    name,
    columns: [...columns],
    rows: inside.rows,
    bytes: outside.bytes,
    sha256: outside.hash.digest('hex'),
    rowsSha256: inside.hash.digest('hex'),
  }
}

export const folderOf = (root: string, month: Month): string => join(root, month.name)
const unfinishedOf = (root: string, month: Month): string => join(root, `${month.name}.unfinished`)
const replacedOf = (root: string, month: Month): string => join(root, `${month.name}.replaced`)

/** An empty folder to write into; leftovers of an interrupted export are removed. */
export const openUnfinished = async (root: string, month: Month): Promise<string> => {
  const folder = unfinishedOf(root, month)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return folder
}

/** An export under its final name is always complete. */
export const finish = async (root: string, month: Month, manifest: Manifest): Promise<void> => {
  const unfinished = unfinishedOf(root, month)
  const replaced = replacedOf(root, month)
  const file = await open(join(unfinished, manifestName), 'w', 0o600)
  await file.writeFile(`${JSON.stringify(manifest, undefined, 2)}\n`)
  await file.sync()
  await file.close()
  await flush(unfinished)
  await rm(replaced, { recursive: true, force: true })
  const exists = await stat(folderOf(root, month)).catch(() => undefined)
  if (exists) await rename(folderOf(root, month), replaced)
  await rename(unfinished, folderOf(root, month))
  await flush(root)
  await rm(replaced, { recursive: true, force: true })
}

const readManifest = async (folder: string): Promise<Manifest> => {
  const path = join(folder, manifestName)
  const text = await readFile(path, 'utf8').catch(() => {
    throw new ArchiveStop(`${path} is missing`)
  })
  try {
    return Manifest.parse(JSON.parse(text))
  } catch {
    throw new ArchiveStop(`${path} is damaged`)
  }
}

/** The rows of a file in chunks of any size. */
export const readRows = (folder: string, part: Part): AsyncIterable<Buffer> => {
  const compressed = createReadStream(join(folder, shapeOf[part].name))
  const rows = createGunzip()
  compressed.on('error', (error) => rows.destroy(error))
  return compressed.pipe(rows)
}

const readBack = async (folder: string, part: Part, onRows: (rows: Buffer) => void) => {
  const outside = seeNothing()
  const inside = seeNothing()
  await pipeline(
    createReadStream(join(folder, shapeOf[part].name)),
    watch(outside, false),
    createGunzip(),
    watch(inside, true),
    async (rows: AsyncIterable<Buffer>) => {
      for await (const chunk of rows) onRows(chunk)
    },
  ).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error)
    throw new ArchiveStop(`${join(folder, shapeOf[part].name)} cannot be read: ${why}`)
  })
  return { sha256: outside.hash.digest('hex'), rowsSha256: inside.hash.digest('hex') }
}

/** Lines from chunks that end anywhere. */
const eachLine = (onLine: (line: string) => void) => {
  let rest = ''
  return (chunk: Buffer): void => {
    // Identifiers and amounts come first and are ASCII; a torn character can only be after them.
    const lines = (rest + chunk.toString('latin1')).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) onLine(line)
  }
}

/**
 * Reads every file of a month back: each must match the manifest, and the accounts must equal the sums of the
 * entries. @throws ArchiveStop naming the damaged file.
 */
export const verifyFiles = async (root: string, month: Month): Promise<Manifest> => {
  const folder = folderOf(root, month)
  const manifest = await readManifest(folder)
  if (manifest.month !== month.name) {
    throw new ArchiveStop(`${folder} holds the month ${manifest.month}`)
  }
  const sums = createAccountSums()
  const accounts = createHash('sha256')
  const add = eachLine((line) => accounts.update(sums.add(line)))
  for (const part of parts) {
    const found = await readBack(folder, part, part === 'entries' ? add : () => undefined)
    const listed = manifest[part]
    if (found.sha256 !== listed.sha256 || found.rowsSha256 !== listed.rowsSha256) {
      throw new ArchiveStop(`${join(folder, listed.name)} differs from the export`)
    }
  }
  accounts.update(sums.end())
  if (accounts.digest('hex') !== manifest.accounts.rowsSha256 || sums.total() !== 0n) {
    throw new ArchiveStop(`${folder}: the accounts do not match the entries`)
  }
  return manifest
}
