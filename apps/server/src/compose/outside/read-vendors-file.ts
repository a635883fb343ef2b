import { readFileSync } from 'node:fs'
import { openRsaKey } from '@trevo/vendor-kit/hub/sign-body.ts'
import { StoredKey } from '@trevo/vendor-kit/signing/keys.ts'
import { z } from 'zod'

const dated = { notBefore: z.iso.datetime().optional(), notAfter: z.iso.datetime().optional() }

const timesOf = (times: {
  notBefore?: string | undefined
  notAfter?: string | undefined
}): { notBeforeMs: number; notAfterMs: number } => ({
  notBeforeMs: times.notBefore ? Date.parse(times.notBefore) : -Infinity,
  notAfterMs: times.notAfter ? Date.parse(times.notAfter) : Infinity,
})

const PublicKey = z.strictObject({ pem: z.string(), ...dated }).transform((stored) => ({
  key: openRsaKey(stored.pem),
  ...timesOf(stored),
}))

const Token = z
  .strictObject({ token: z.string().min(16).max(256), ...dated })
  .transform((stored) => ({
    token: stored.token,
    ...timesOf(stored),
  }))

const common = {
  /** The integration of the vendor's games in the catalogue; part of the paths of its calls. */
  vendor: z.string().regex(/^[A-Za-z0-9_-]{2,20}$/),
  /** Address of a game; `{gameCode}`, `{token}`, `{language}` and `{room}` are replaced. */
  // Pages list the origins whose games they show: it must be known before a launch.
  gameUrl: z.string().regex(/^https?:\/\/[^/?#{}]+[/?#].*\{token\}/),
  /**
   * Where a round can be seen; `{gameCode}`, `{roundId}` and, for a vendor of v1, `{proof}` (our
   * signature of the link) are replaced.
   */
  roundUrl: z
    .string()
    .regex(/^https?:\/\/.*\{roundId\}/)
    .optional(),
  /** Without it, open rounds wait for an operator. */
  autoClose: z
    .strictObject({
      afterHours: z
        .int()
        .min(1)
        .max(24 * 30),
      as: z.enum(['lost', 'returned']),
    })
    .optional(),
}

const OwnVendor = z.discriminatedUnion('protocol', [
  z.strictObject({
    ...common,
    protocol: z.literal('v1'),
    /** Origin of the vendor's server, where rounds are queried. */
    origin: z.url(),
    keys: z.array(StoredKey).min(1),
    /** Whether it provides its own record of bets, for a comparison with Trevo's every night. */
    hasStatement: z.boolean().default(false),
    /** Whether it has tables of players and reports suspicious ones. */
    hasTableSignals: z.boolean().default(false),
    /** Whether its live tables can show a video stream from Trevo. */
    hasTableStreams: z.boolean().default(false),
    /** Its page of a round shows no amounts where the signature of the link is for that. */
    hidesAmounts: z.boolean().default(false),
  }),
  z.strictObject({
    ...common,
    protocol: z.literal('hub'),
    signatureHeader: z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .default('x-hub88-signature'),
    publicKeys: z.array(PublicKey).min(1),
  }),
  z.strictObject({
    ...common,
    protocol: z.literal('one-wallet'),
    tokenIn: z.enum(['query', 'body']).default('query'),
    tokens: z.array(Token).min(1),
  }),
])
export type OwnVendor = z.infer<typeof OwnVendor>

const VendorsFile = z
  .array(OwnVendor)
  .refine((all) => new Set(all.map(({ vendor }) => vendor)).size === all.length, {
    message: 'each vendor may be listed once',
  })

/** The vendors of the deployment's file. @throws with the reason if it is invalid. */
export const readVendorsFile = (file: string | undefined): readonly OwnVendor[] =>
  file === undefined ? [] : VendorsFile.parse(JSON.parse(readFileSync(file, 'utf8')))
