import type { FileHashes } from '../domain/compare-files.ts'
import type { Generated, Kysely, Selectable } from 'kysely'

/** Connections of a kind of work. */
export type PoolState = {
  readonly work: string
  readonly open: number
  readonly idle: number
  readonly waiting: number
}

/** What a copy measured of itself. */
export type CopyState = {
  readonly sockets: number
  readonly memoryMb: number
  readonly delayMs: number
  readonly pools: readonly PoolState[]
  readonly clockMs: number
}

type CopyTable = {
  id: string
  name: string
  version: string
  roles: string[]
  started_at: Date
  seen_at: Date
  stopped_at: Date | null
  state: CopyState
  release: Buffer | null
  files_checked_at: Date | null
}
export type CopyRow = Selectable<CopyTable>

export type WorkRow = {
  copy_id: string
  name: string
  runs: bigint
  failures: bigint
  done_at: Date | null
  took_ms: number
  failed_at: Date | null
  error: string | null
}

type ErrorTable = {
  id: Generated<bigint>
  copy_id: string
  message: string
  detail: string
  mark: Buffer
  count: bigint
  first_at: Date
  last_at: Date
}
export type ErrorRow = Selectable<ErrorTable>

export type ReleaseRow = {
  hash: Buffer
  version: string
  first_seen_at: Date
  made_by: 'build' | 'start'
  files: FileHashes
}

type FileCheckTable = {
  id: Generated<bigint>
  copy: string
  version: string
  release: Buffer
  at: Date
  ordered_by: string | null
  files: number
  changed: string[]
  missing: string[]
  added: string[]
}
export type FileCheckRow = Selectable<FileCheckTable>

export type SystemTables = {
  'system.copy': CopyTable
  'system.work': WorkRow
  'system.error': ErrorTable
  'system.release': ReleaseRow
  'system.file_check': FileCheckTable
  'system.file_order': { one: Generated<boolean>; ordered_at: Date; ordered_by: string }
}
export type SystemDb = Kysely<SystemTables>
