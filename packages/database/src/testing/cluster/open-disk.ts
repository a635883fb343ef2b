import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { runTool } from './run-tool.ts'

/** A separate file system in a file, whose writes can be stalled. */
export type Disk = {
  /** Writes wait until `resume`; reads of cached data do not. */
  stall(): void
  resume(): Promise<void>
  close(): void
}

const tools = [
  '/usr/sbin/mkfs.ext4',
  '/usr/bin/mount',
  '/usr/bin/umount',
  '/usr/sbin/fsfreeze',
  '/usr/sbin/losetup',
]
const [mkfs = '', mount = '', umount = '', fsfreeze = '', losetup = ''] = tools
const size = '4G'

/** Whether a file can be mounted here: the tools are there, and a loop device is free or can be created. */
export const canOpenDisk = (): boolean =>
  process.getuid?.() === 0 &&
  tools.every((path) => existsSync(path)) &&
  spawnSync(losetup, ['--find']).status === 0

/** Mounts a new file system there. @param file holds what is written; it grows up to 4 GB */
export const openDisk = (folder: string, file: string): Disk => {
  runTool('/usr/bin/truncate', ['-s', size, file])
  runTool(mkfs, ['-q', '-F', file])
  runTool(mount, ['-o', 'loop', file, folder])
  const lift = () => void spawnSync(fsfreeze, ['--unfreeze', folder])
  let frozen: Promise<unknown> = Promise.resolve()
  return {
    stall: () => {
      // Waits for writes in progress.
      const freeze = spawn(fsfreeze, ['--freeze', folder], { stdio: 'ignore' })
      frozen = once(freeze, 'exit')
    },
    // A freeze that arrives after it was lifted would stay.
    resume: async () => {
      await frozen
      lift()
    },
    close: () => {
      lift()
      spawnSync(umount, [folder])
    },
  }
}
