import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'

/** Who runs the server: `undefined` means the current user. */
export type RunAs = { readonly uid: number; readonly gid: number } | undefined

const unprivileged = ['postgres', 'nobody', 'daemon']

/**
 * PostgreSQL refuses to run as root, so root uses a system user. An existing data directory decides:
 * it keeps its owner.
 */
export const chooseRunAs = (dataDir: string): RunAs => {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(dataDir, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }

  const users = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of unprivileged) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error(
    `PostgreSQL does not run as root and none of the users ${unprivileged.join(', ')} exists: ` +
      'start Trevo as an ordinary user, or set DATABASE_URL',
  )
}

/** Asks the kernel rather than the mode bits whether that user may do this with the path. */
export const canAs = (runAs: RunAs, path: string, test: 'read' | 'run' | 'enter'): boolean => {
  if (!runAs) return true
  const script = { read: 'test -r "$0"', run: 'test -x "$0"', enter: 'cd "$0" && test -x .' }[test]
  return spawnSync('/bin/sh', ['-c', script, path], { ...runAs, cwd: '/' }).status === 0
}
