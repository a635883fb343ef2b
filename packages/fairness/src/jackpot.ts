import { chanceOf } from '@trevo/fairness/chance.ts'

/** 1/10,000 BRL in a centavo. */
const minorPerCentavo = 100n

/** What fixes where a cycle is won. */
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
 * Where a pool is won: a number of whole centavos above its seed and up to its must-hit-by, each
 * equally likely, drawn as any round's numbers are: server seed the secret, client seed the salt,
 * nonce the number of the cycle. In 1/10,000 BRL.
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
