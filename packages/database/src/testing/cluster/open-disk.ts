import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { runTool } from './run-tool.ts'

/** A file system of its own in a file, whose writing can be held up. */
export type Disk = {
  /** Whoever writes waits until `resume`; whoever reads what is in memory does not. */
  stall(): void
  resume(): void
  close(): void
}

const tools = ['/usr/sbin/mkfs.ext4', '/usr/bin/mount', '/usr/bin/umount', '/usr/sbin/fsfreeze']
const [mkfs = '', mount = '', umount = '', fsfreeze = ''] = tools
const size = '4G'

export const canOpenDisk = (): boolean =>
  process.getuid?.() === 0 && tools.every((path) => existsSync(path)) && existsSync('/dev/loop0')

/** Mounts a new file system there. @param file takes what is written; it grows up to 4 GB */
export const openDisk = (folder: string, file: string): Disk => {
  runTool('/usr/bin/truncate', ['-s', size, file])
  runTool(mkfs, ['-q', '-F', file])
  runTool(mount, ['-o', 'loop', file, folder])
  const resume = () => void spawnSync(fsfreeze, ['--unfreeze', folder])
  return {
    // It waits for what is being written.
    stall: () => void spawn(fsfreeze, ['--freeze', folder], { stdio: 'ignore' }),
    resume,
    close: () => {
      resume()
      spawnSync(umount, [folder])
    },
  }
}
