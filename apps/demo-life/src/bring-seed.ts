import type { BroughtSeed } from '@trevo/contract/rgs/play.ts'
import type { SeedState } from '@trevo/contract/rgs/session.ts'
import { createClientSeed } from '@trevo/fairness/client-seed.ts'
import type { z } from 'zod'

/** What the next round brings: a new seed of the member's where the pair in use has none yet. */
export const seedToBring = ({
  commitment,
  clientSeed,
}: SeedState): z.infer<typeof BroughtSeed> | undefined =>
  clientSeed === null
    ? { commitment, clientSeed: createClientSeed((bytes) => crypto.getRandomValues(bytes)) }
    : undefined
