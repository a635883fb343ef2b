import { createClientSeed } from '@trevo/fairness/client-seed.ts'
import { RgsRefusal, type BroughtSeed, type SeedState } from '../../rgs/rgs-port.ts'

/** A new seed of this device. */
export const newClientSeed = (): string =>
  createClientSeed((bytes) => crypto.getRandomValues(bytes))

/** What the next round brings: a seed of this device where the pair in use has none yet. */
export const seedToBring = ({ commitment, clientSeed }: SeedState): BroughtSeed | undefined =>
  clientSeed === null ? { commitment, clientSeed: newClientSeed() } : undefined

/** The seeds in use as a refusal tells them: they were changed elsewhere, in another tab perhaps. */
export const seedsOfRefusal = (error: unknown): SeedState | undefined =>
  error instanceof RgsRefusal && error.code === 'rgs.client_seed_needed'
    ? (error.detail['seeds'] as SeedState) // the contract's own shape
    : undefined
