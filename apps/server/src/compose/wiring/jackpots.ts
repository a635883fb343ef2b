import { createDatabase } from '@trevo/database/connect.ts'
import { createSecretBox, loadAccountKeys } from '../../modules/identity/index.ts'
import { createJackpots, type Jackpots } from '../../modules/jackpots/index.ts'
import type { Catalogue } from '../../modules/catalogue/index.ts'
import type { MemberDirectory } from '../../modules/members/index.ts'
import { makeStakeFinal, vendorOf } from '../../modules/play/index.ts'
import type { Staff } from '../../modules/staff/index.ts'
import type { Wallet } from '../../modules/wallet/index.ts'
import type { Platform } from '../platform.ts'

/** Vendors whose games are pages of the site: their stakes are not those of play. */
const pages = new Set(['lottery', 'sportsbook'])

type Neighbours = {
  readonly members: MemberDirectory
  readonly wallet: Wallet
  readonly staff: Pick<Staff, 'approvals'>
  readonly catalogue: Catalogue
}

/** Pools that stakes contribute to, for every brand. */
export const buildJackpots = async (
  { pools, clock, config }: Platform,
  { members, wallet, staff, catalogue }: Neighbours,
): Promise<Jackpots> => {
  const box = createSecretBox(await loadAccountKeys(config.SECRETS_DIR))
  return createJackpots({
    database: createDatabase(pools.requests),
    clock,
    wallet,
    identity: { sealSecret: box.seal, openSecret: box.open },
    play: { vendorOf, makeStakeFinal },
    staff: staff.approvals,
    catalogue: {
      namesOf: (nodeId) => catalogue.findKnown(nodeId)?.row.names,
      isGame: (nodeId) => {
        const known = catalogue.findKnown(nodeId)
        return known !== undefined && !pages.has(known.vendor.integration)
      },
    },
    members: { findMembers: members.findMembers, findMaskedNames: members.findMaskedNames },
    environment: { fillRandom: (bytes) => crypto.getRandomValues(bytes) },
  })
}
