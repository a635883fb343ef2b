import { createDatabase } from '@trevo/database/connect.ts'
import { createSecretBox, loadAccountKeys } from '../../modules/identity/index.ts'
import { createJackpots, type Jackpots } from '../../modules/jackpots/index.ts'
import type { MemberDirectory } from '../../modules/members/index.ts'
import { makeStakeFinal, vendorOf } from '../../modules/play/index.ts'
import type { Wallet } from '../../modules/wallet/index.ts'
import type { Platform } from '../platform.ts'

type Neighbours = {
  readonly members: MemberDirectory
  readonly wallet: Wallet
}

/** Pools that stakes contribute to, for every brand. */
export const buildJackpots = async (
  { pools, clock, config }: Platform,
  { members, wallet }: Neighbours,
): Promise<Jackpots> => {
  const box = createSecretBox(await loadAccountKeys(config.SECRETS_DIR))
  return createJackpots({
    database: createDatabase(pools.requests),
    clock,
    wallet,
    identity: { sealSecret: box.seal, openSecret: box.open },
    play: { vendorOf, makeStakeFinal },
    members: { findMembers: members.findMembers, findMaskedNames: members.findMaskedNames },
    environment: { fillRandom: (bytes) => crypto.getRandomValues(bytes) },
  })
}
