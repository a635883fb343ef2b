import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

export type SecretFiles = { readonly vendorKeys: string; readonly rgsSealing: string }

const writeOnce = async (file: string, make: () => string): Promise<void> => {
  if (!existsSync(file)) await writeFile(file, make(), { mode: 0o600 })
}

/** Keys that the platform and the in-house game server share, made at the first start. */
export const makeSecrets = async (folder: string): Promise<SecretFiles> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const files = {
    vendorKeys: path.join(folder, 'vendor-bgs.json'),
    rgsSealing: path.join(folder, 'rgs-sealing.key'),
  }
  await writeOnce(files.vendorKeys, () =>
    JSON.stringify({
      vendor: 'BGS',
      keys: [
        {
          keyId: 'bgs-1',
          kind: 'hmac-sha256',
          secret: randomBytes(32).toString('base64'),
        },
      ],
    }),
  )
  await writeOnce(files.rgsSealing, () => randomBytes(32).toString('base64'))
  return files
}
