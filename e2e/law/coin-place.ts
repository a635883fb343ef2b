import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createHmacKey } from '@trevo/vendor-kit/signing/keys.ts'

export const coinVendor = 'COIN'

export type CoinPlace = {
  /** Where the platform reads of the vendor; outlives the data of a system. */
  readonly file: string
  readonly port: number
}

/** Writes the row of VENDORS_FILE once, so that every process of a run reads the same keys. */
export const writeVendorsFile = ({ file, port }: CoinPlace): string => {
  if (existsSync(file)) return file
  const origin = `http://127.0.0.1:${port}`
  const row = {
    protocol: 'v1',
    vendor: coinVendor,
    origin,
    gameUrl: `${origin}/play/{gameCode}?token={token}&lang={language}{room}`,
    keys: [createHmacKey('coin-1')],
  }
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify([row]), { mode: 0o600 })
  return file
}
