import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createHmacKey, openKeys, type StoredKeys, type VendorKeys } from './keys.ts'

/**
 * Reads the key set of a file; where there is none yet, makes one with a new shared secret. For one
 * machine, where both sides read the same file; elsewhere the files are brought by people. Two
 * processes may start at once: the file is created by one of them and read by both.
 */
export const loadOrCreateKeys = (file: string, vendor: string): VendorKeys => {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    const made: StoredKeys = { vendor, keys: [createHmacKey('k1')] }
    try {
      writeFileSync(file, JSON.stringify(made, undefined, 2), { flag: 'wx', mode: 0o600 })
    } catch (error) {
      // Somebody was quicker; theirs is read below.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
  const keys = openKeys(JSON.parse(readFileSync(file, 'utf8')))
  if (keys.vendor !== vendor) throw new Error(`${file} holds keys of ${keys.vendor}`)
  return keys
}
