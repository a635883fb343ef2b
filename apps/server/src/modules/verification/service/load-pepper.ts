import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

const Stored = z.strictObject({ pepper: z.string().min(32) })

/** The key of codes' hashes; created at first start in `<secretsDir>/verification.json`. */
export const loadPepper = async (secretsDir: string): Promise<string> => {
  const file = path.join(secretsDir, 'verification.json')
  const made = JSON.stringify({ pepper: randomBytes(32).toString('hex') })
  await mkdir(secretsDir, { recursive: true })
  // Two copies starting together must share one: the first file wins.
  await writeFile(file, made, { mode: 0o600, flag: 'wx' }).catch(() => undefined)
  return Stored.parse(JSON.parse(await readFile(file, 'utf8'))).pepper
}
