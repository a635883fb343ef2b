import { randomInt } from 'node:crypto'
import { minuteMs } from '@trevo/calendar/durations.ts'
import { createChallenge, verifySolution, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import { z } from 'zod'
import type { Clock } from '@trevo/platform/clock.ts'
import { spendOnce } from '../../common/repository/spend-once.ts'
import type { IdentityDb } from '../../tables.ts'

export type HumanSecrets = { readonly challenge: string; readonly key: string }

type Dependencies = {
  readonly db: IdentityDb
  readonly clock: Clock
  readonly secrets: HumanSecrets
  /** The most hashes a browser may have to try. */
  readonly countMax: number
}

/** Long enough for a slow phone and a person who reads the form. */
const challengeLifeMs = 10 * minuteMs

const Solved = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('SHA-256'),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
})

const parseProof = (proof: string) => {
  try {
    return Solved.safeParse(JSON.parse(Buffer.from(proof, 'base64').toString('utf8'))).data
  } catch {
    return undefined
  }
}

/** A vendor's challenge in place of proof of work: the page loads the script and shows it. */
export type VendorChallenge = {
  readonly provider: 'geetest'
  readonly captchaId: string
  readonly scriptUrl: string
}

/** Tells people from programs: Trevo's proof of work, or a vendor. */
export type HumanCheck = {
  getHumanChallenge(): Promise<Challenge | VendorChallenge>
  /** Whether the base64 proof solves a fresh, unused challenge. */
  isHuman(proof: string | undefined): Promise<boolean>
}

/** Proof of work by ALTCHA (version 2, SHA-256): it costs a browser a second, and a flood real money. */
export const createHumanCheck = (dependencies: Dependencies): HumanCheck => {
  const { db, clock, secrets, countMax } = dependencies
  const signing = {
    hmacSignatureSecret: secrets.challenge,
    hmacKeySignatureSecret: secrets.key,
    deriveKey,
  }
  return {
    getHumanChallenge: () =>
      createChallenge({
        ...signing,
        algorithm: 'SHA-256',
        cost: 1,
        counter: randomInt(Math.floor(countMax / 4), countMax + 1),
        expiresAt: new Date(clock.now().getTime() + challengeLifeMs),
      }),
    isHuman: async (proof) => {
      const solved = proof === undefined ? undefined : parseProof(proof)
      if (!solved) return false
      const { challenge, solution } = solved
      const until = new Date(challenge.parameters.expiresAt * 1000)
      if (!(until > clock.now())) return false
      const { verified } = await verifySolution({
        ...signing,
        challenge: challenge as Challenge, // shaped by the schema above; the signature guarantees the rest
        solution,
      }).catch(() => ({ verified: false }))
      return verified && spendOnce(db, `human:${challenge.parameters.nonce}`, until)
    },
  }
}
