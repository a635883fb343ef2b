import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const Party = z.strictObject({
  url: z.url(),
  /** Sent as a bearer token. */
  token: z.string().min(16).max(500),
  keyId: z.string().regex(/^[\w.-]{1,64}$/),
  /** Ed25519, raw, base64: signs every answer. */
  publicKey: z.base64().length(44),
})
export type Party = z.infer<typeof Party>

const Parties = z.strictObject({
  identity: Party.optional(),
  address: Party.optional(),
  screening: Party.optional(),
  location: Party.optional(),
})
export type Parties = z.infer<typeof Parties>

/** The parties of `CHECKS_FILE`; none without it. @throws Error if the file is not of this form */
export const readParties = async (file: string | undefined): Promise<Parties> =>
  file === undefined ? {} : Parties.parse(JSON.parse(await readFile(file, 'utf8')))
