import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createHmacKey, type StoredKeys } from '../../packages/vendor-kit/src/signing/keys.ts'

export type SecretFiles = {
  readonly vendorKeys: string
  readonly rgsSealing: string
  readonly demoLife: string
}

const writeOnce = async (file: string, make: () => string): Promise<void> => {
  if (!existsSync(file)) await writeFile(file, make(), { mode: 0o600 })
}

const newVendorKeys = (): string =>
  JSON.stringify({ vendor: 'BGS', keys: [createHmacKey('bgs-2')] } satisfies StoredKeys)

const hasOneSecret = (key: unknown): boolean =>
  typeof key === 'object' && key !== null && 'secret' in key

/**
 * Older installations have one secret for both directions, which is no longer accepted. Both
 * sides start after this, so no process still needs the old key.
 */
const renewSharedSecret = async (file: string): Promise<void> => {
  const stored: { keys?: unknown } = JSON.parse(await readFile(file, 'utf8'))
  if (!Array.isArray(stored.keys) || !stored.keys.some(hasOneSecret)) return
  const fresh = `${file}.new`
  await writeFile(fresh, newVendorKeys(), { mode: 0o600 })
  await rename(fresh, file)
}

/** Keys that two of our processes share, created at the first start. */
export const makeSecrets = async (folder: string): Promise<SecretFiles> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const files = {
    vendorKeys: path.join(folder, 'vendor-bgs.json'),
    rgsSealing: path.join(folder, 'rgs-sealing.key'),
    demoLife: path.join(folder, 'demo-life.password'),
  }
  await writeOnce(files.vendorKeys, newVendorKeys)
  await renewSharedSecret(files.vendorKeys)
  await writeOnce(files.demoLife, () => randomBytes(18).toString('base64url'))
  await writeOnce(files.rgsSealing, () => randomBytes(32).toString('base64'))
  return files
}

/**
 * Keys for a deployment: what the platform reads in `server`, and what the game server reads in `rgs`,
 * which sees nothing else of the platform. Older files are in the folder itself, and are used.
 */
export const makeDeploymentSecrets = async (folder: string): Promise<readonly string[]> => {
  const { vendorKeys, rgsSealing } = await makeSecrets(folder)
  const copies = [
    [vendorKeys, path.join(folder, 'server', path.basename(vendorKeys))],
    [vendorKeys, path.join(folder, 'rgs', path.basename(vendorKeys))],
    [rgsSealing, path.join(folder, 'rgs', path.basename(rgsSealing))],
  ] as const
  for (const [from, to] of copies) {
    await mkdir(path.dirname(to), { recursive: true, mode: 0o700 })
    await copyFile(from, to)
  }
  return copies.map(([, to]) => to)
}
