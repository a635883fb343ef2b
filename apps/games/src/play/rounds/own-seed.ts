import { createClientSeed } from '@trevo/fairness/client-seed.ts'
import { RgsRefusal, type BroughtSeed, type SeedState } from '../../rgs/rgs-port.ts'

/** A new seed of this device. */
export const newClientSeed = (): string =>
  createClientSeed((bytes) => crypto.getRandomValues(bytes))

/** What the next round needs: a seed of this device if the current pair has none yet. */
export const seedToBring = ({ commitment, clientSeed }: SeedState): BroughtSeed | undefined =>
  clientSeed === null ? { commitment, clientSeed: newClientSeed() } : undefined

/** The current seeds as a refusal reports them: they were changed elsewhere, perhaps in another tab. */
export const seedsOfRefusal = (error: unknown): SeedState | undefined =>
  error instanceof RgsRefusal && error.code === 'rgs.client_seed_needed'
    ? (error.detail['seeds'] as SeedState) // the contract's own shape
    : undefined
