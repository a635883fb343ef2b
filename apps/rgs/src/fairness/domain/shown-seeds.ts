import type { SeedState } from '@trevo/contract/rgs/session.ts'
import type { SeedPairRow } from '../../tables.ts'

type ShownPair = Pick<
  SeedPairRow,
  'id' | 'commitment' | 'commitment_number' | 'client_seed' | 'nonce'
>

export const shownSeeds = (pair: ShownPair): SeedState => ({
  seedPairId: String(pair.id),
  commitment: pair.commitment,
  commitmentNumber: Number(pair.commitment_number),
  clientSeed: pair.client_seed,
  nonce: pair.nonce,
})
