import type { BroughtSeed } from '@trevo/contract/rgs/play.ts'
import type { SeedState } from '@trevo/contract/rgs/session.ts'
import { createClientSeed } from '@trevo/fairness/client-seed.ts'
import type { z } from 'zod'

/** What the next round needs: a new seed from the member if the current pair has none yet. */
export const seedToBring = ({
  commitment,
  clientSeed,
}: SeedState): z.infer<typeof BroughtSeed> | undefined =>
  clientSeed === null
    ? { commitment, clientSeed: createClientSeed((bytes) => crypto.getRandomValues(bytes)) }
    : undefined
