import type { Pool } from '@trevo/database/connect.ts'
import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Creates the WAL segments that a run will recycle. Creating one stalls every commit for 30 to 50 ms,
 * a cost of a new server rather than of a commit.
 */
export const warmWal = async (pool: Pool, megabytes: number): Promise<void> => {
  for (let segment = 0; segment < megabytes / 16; segment += 1) {
    await pool.query("select pg_logical_emit_message(false, 'bench', 'x'), pg_switch_wal()")
  }
  await pool.query('checkpoint')
  await pool.query('checkpoint')
}

/**
 * Touches the server's shared memory once, with a table that fills it and is then dropped. The first
 * touch of each page takes 50 µs in a new server, which added up to a tenth of every run.
 */
export const warmMemory = async (pool: Pool, megabytes: number): Promise<void> => {
  await pool.query('create unlogged table warm (page text storage plain)')
  await pool.query("insert into warm select repeat('x', 8000) from generate_series(1, $1)", [
    megabytes * 128,
  ])
  await pool.query('drop table warm')
}

/** Median milliseconds of an 8 kB write with fdatasync on the disk that holds the data. */
export const measureFsync = (folder: string): number => {
  const path = join(folder, 'fsync-probe')
  const file = openSync(path, 'w')
  const page = Buffer.alloc(8192, 1)
  const took: number[] = []
  for (let count = 0; count < 200; count += 1) {
    const startedAt = performance.now()
    writeSync(file, page, 0, page.length, (count % 64) * page.length)
    fdatasyncSync(file)
    took.push(performance.now() - startedAt)
  }
  closeSync(file)
  rmSync(path)
  return took.sort((a, b) => a - b)[took.length / 2] ?? 0
}
