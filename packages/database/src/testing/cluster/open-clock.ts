import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The clock of a cluster's database, which can be moved forwards and backwards. */
export type Clock = {
  /** PostgreSQL's programs, among them the server, which use this clock. */
  readonly binaries: string
  /** @param seconds offset from the right time, negative for the past; takes effect within a second */
  jump(seconds: number): void
}

const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'

export const canOpenClock = (): boolean => existsSync(library)

/** The environment that gives a program another time; durations are measured by another clock. */
export const clockEnvironment = (
  time: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => ({
  LD_PRELOAD: library,
  ...time,
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
  DONT_FAKE_MONOTONIC: '1',
})

/**
 * A clock by libfaketime (Debian's package `faketime`). Durations are measured by another clock, which
 * never jumps; so is what Patroni waits for.
 * @param folder is created; the user that runs the database must be able to read it
 * @param binaries folder of PostgreSQL's programs
 */
export const openClock = (folder: string, binaries: string): Clock => {
  mkdirSync(folder, { mode: 0o755 })
  const file = join(folder, 'offset')
  const jump = (seconds: number): void =>
    writeFileSync(file, `${seconds < 0 ? '-' : '+'}${Math.abs(seconds)}\n`, { mode: 0o644 })
  jump(0)
  for (const name of readdirSync(binaries)) {
    if (name !== 'postgres') symlinkSync(join(binaries, name), join(folder, name))
  }
  const time = { FAKETIME_TIMESTAMP_FILE: file, FAKETIME_CACHE_DURATION: '1' }
  const variables = Object.entries(clockEnvironment(time)).map((one) => one.join('='))
  const command = ['exec env', ...variables, join(binaries, 'postgres'), '"$@"'].join(' ')
  writeFileSync(join(folder, 'postgres'), `#!/bin/sh\n${command}\n`, { mode: 0o755 })
  return { binaries: folder, jump }
}
