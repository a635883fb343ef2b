import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { canAs, type RunAs } from './run-as.ts'

// Where data are stored if the server's user cannot enter the requested folder (a project in /root).
const elsewhere = '/var/lib/trevo'

/** The folder that will actually hold the data: the requested one, or one the user can reach. */
export const locateData = async (asked: string, runAs: RunAs): Promise<string> => {
  const dataDir = resolve(asked)
  const parent = dirname(dataDir)
  await mkdir(parent, { recursive: true })
  if (canAs(runAs, parent, 'enter')) return dataDir

  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  const reachable = join(elsewhere, `data-${key}`)
  if (!existsSync(elsewhere)) await mkdir(elsewhere, { recursive: true, mode: 0o755 })
  return reachable
}
