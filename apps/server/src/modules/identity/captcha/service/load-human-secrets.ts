import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { HumanSecrets } from './human-check.ts'

const Stored = z.strictObject({ challenge: z.string().min(32), key: z.string().min(32) })

/** The keys that sign challenges; created at first start in `<secretsDir>/human-check.json`. */
export const loadHumanSecrets = async (secretsDir: string): Promise<HumanSecrets> => {
  const file = path.join(secretsDir, 'human-check.json')
  const made = { challenge: randomBytes(32).toString('hex'), key: randomBytes(32).toString('hex') }
  await mkdir(secretsDir, { recursive: true })
  // Two copies starting together must share one pair: the first file wins.
  await writeFile(file, JSON.stringify(made), { mode: 0o600, flag: 'wx' }).catch(() => undefined)
  return Stored.parse(JSON.parse(await readFile(file, 'utf8')))
}
