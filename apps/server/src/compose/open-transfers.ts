import { readFileSync } from 'node:fs'
import { createDatabase, type Pool } from '@trevo/database/connect.ts'
import { createTransferClient } from '@trevo/vendor-kit/client/transfer-client.ts'
import { openKeys, StoredKeys } from '@trevo/vendor-kit/signing/keys.ts'
import { z } from 'zod'
import type { Identity } from '../modules/identity/index.ts'
import type { Member, Members } from '../modules/members/index.ts'
import type { Settings } from '../modules/settings/index.ts'
import { createTransfers, type Transfers, type TransferVendor } from '../modules/transfers/index.ts'
import type { Wallet } from '../modules/wallet/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Logger } from '../platform/logger.ts'

export type OpenTransfersOptions = {
  readonly pool: Pool
  readonly clock: Clock
  readonly config: Config
  readonly logger: Logger
  readonly settings: Settings
  readonly identity: Identity
  readonly members: Members
  readonly wallet: Wallet
}

const VendorFile = z.array(
  z.strictObject({
    code: z.string().regex(/^[A-Z0-9]{2,16}$/),
    accountTypeId: z.int().min(301),
    name: z.string().min(1).max(40),
    baseUrl: z.url(),
    keys: StoredKeys,
  }),
)

const vendorsOf = (file: string | undefined, nowMs: () => number): TransferVendor[] =>
  file === undefined
    ? []
    : VendorFile.parse(JSON.parse(readFileSync(file, 'utf8'))).map(
        ({ keys, baseUrl, ...vendor }) => ({
          ...vendor,
          client: createTransferClient({ baseUrl, keys: openKeys(keys, 'platform'), nowMs }),
        }),
      )

/** Transfers, with the vendors of the configured file and the people whom members knows. */
export const openTransfers = (options: OpenTransfersOptions): Promise<Transfers> => {
  const { pool, clock, config, logger, settings, identity, members, wallet } = options
  const person = ({ memberId, username, nickname }: Member) => ({
    memberId,
    account: username,
    nickname,
  })
  return createTransfers({
    database: createDatabase(pool),
    wallet,
    clock,
    logger,
    vendors: vendorsOf(config.TRANSFER_VENDORS_FILE, () => clock.now().getTime()),
    isSingleWallet: (brandId) => settings.brand(brandId).row.is_single_wallet,
    mayGive: (brandId) => settings.jurisdictionRulesOf(brandId).moneyBetweenMembers,
    findUpline: async (memberId) => {
      const member = await members.findMember(memberId)
      const upline = member?.uplineMemberId && (await members.findMember(member.uplineMemberId))
      return upline && !upline.closedAt ? person(upline) : undefined
    },
    listDownline: async (memberId) => (await members.listMembersBelow(memberId)).map(person),
    hasPaymentPassword: identity.paymentPassword.isSet,
    demandPaymentPassword: identity.paymentPassword.demand,
  })
}
