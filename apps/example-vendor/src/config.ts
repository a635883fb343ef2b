import { readFileSync } from 'node:fs'
import { openKeys, type VendorKeys } from '@trevo/vendor-kit/signing/keys.ts'
import { z } from 'zod'

const Environment = z.object({
  EXAMPLE_VENDOR_PORT: z.coerce.number().int().min(0).max(65_535).default(4861),
  /** Origin of the platform's wallet API. */
  EXAMPLE_VENDOR_PLATFORM: z.url().default('http://127.0.0.1:3000'),
  /** Key set of this vendor: the `keys` of its row in the platform's VENDORS_FILE. */
  EXAMPLE_VENDOR_KEYS_FILE: z.string(),
})

export type ExampleConfig = {
  readonly port: number
  readonly platform: string
  readonly keys: VendorKeys
}

/** Reads and checks the environment. @throws in production: the coin is only an example. */
export const readConfig = (environment: NodeJS.ProcessEnv): ExampleConfig => {
  if (environment['NODE_ENV'] === 'production') {
    throw new Error('the example vendor keeps its rounds in memory and does not run in production')
  }
  const read = Environment.parse(environment)
  const stored: unknown = JSON.parse(readFileSync(read.EXAMPLE_VENDOR_KEYS_FILE, 'utf8'))
  return {
    port: read.EXAMPLE_VENDOR_PORT,
    platform: read.EXAMPLE_VENDOR_PLATFORM,
    keys: openKeys(stored, 'vendor'),
  }
}
