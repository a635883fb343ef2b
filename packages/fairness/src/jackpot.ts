import { chanceOf } from '@trevo/fairness/chance.ts'

/** 1/10,000 BRL in a centavo. */
const minorPerCentavo = 100n

/** What determines where a cycle is won. */
export type CycleTerms = {
  /** 32 bytes as hex: committed to by their SHA-256 before the salt is known. */
  readonly secret: string
  /** 1 to 64 visible ASCII without a colon. */
  readonly salt: string
  readonly number: number
  readonly seedMinor: bigint
  readonly mustHitByMinor: bigint
}

/**
 * Where a pool is won: a whole number of centavos above its seed and up to its must-hit-by, each
 * equally likely, drawn like the numbers of a round: the secret is the server seed, the salt the
 * client seed, the number of the cycle the nonce. In 1/10,000 BRL.
 */
export const hitPointOf = ({
  secret,
  salt,
  number,
  seedMinor,
  mustHitByMinor,
}: CycleTerms): bigint => {
  const centavos = (mustHitByMinor - seedMinor) / minorPerCentavo
  const chance = chanceOf({ serverSeed: secret, clientSeed: salt, nonce: number })
  return seedMinor + BigInt(chance.nextInt(Number(centavos)) + 1) * minorPerCentavo
}
