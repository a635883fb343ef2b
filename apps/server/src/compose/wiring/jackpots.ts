import { createDatabase } from '@trevo/database/connect.ts'
import { createSecretBox, loadAccountKeys } from '../../modules/identity/index.ts'
import { createJackpots, type Jackpots } from '../../modules/jackpots/index.ts'
import type { MemberDirectory } from '../../modules/members/index.ts'
import { makeStakeFinal, stakeKey, stakeKind, type Play } from '../../modules/play/index.ts'
import type { Wallet } from '../../modules/wallet/index.ts'
import type { Platform } from '../platform.ts'

type Neighbours = {
  readonly members: MemberDirectory
  readonly play: Play
  readonly wallet: Wallet
}

/** Pools that stakes contribute to, for every brand. */
export const buildJackpots = async (
  { pools, clock, config }: Platform,
  { members, play, wallet }: Neighbours,
): Promise<Jackpots> => {
  const box = createSecretBox(await loadAccountKeys(config.SECRETS_DIR))
  return createJackpots({
    database: createDatabase(pools.requests),
    clock,
    wallet,
    identity: { sealSecret: box.seal, openSecret: box.open },
    play: {
      stakeKind: stakeKind.kind,
      settlementsOf: play.settlementsOf,
      makeStakeFinal,
      keyOf: ({ vendor, txnId }) => stakeKey(vendor, txnId),
    },
    members: { findMaskedNames: members.findMaskedNames },
    environment: { fillRandom: (bytes) => crypto.getRandomValues(bytes) },
  })
}
