import { readFileSync } from 'node:fs'
import { createDatabase } from '@trevo/database/connect.ts'
import { createTransferClient } from '@trevo/vendor-kit/client/transfer-client.ts'
import { openKeys, StoredKeys } from '@trevo/vendor-kit/signing/keys.ts'
import { z } from 'zod'
import type { OpenCashier } from '../../modules/cashier/index.ts'
import type { Identity } from '../../modules/identity/index.ts'
import type { LimitsModule } from '../../modules/limits/index.ts'
import type { Member, MemberDirectory } from '../../modules/members/index.ts'
import type { Settings } from '../../modules/settings/index.ts'
import {
  createTransfers,
  type Person,
  type Transfers,
  type TransferVendor,
} from '../../modules/transfers/index.ts'
import type { Wallet } from '../../modules/wallet/index.ts'
import type { Platform } from '../platform.ts'
import { timeZoneOf } from '../time-zone-of.ts'

type Neighbours = {
  readonly settings: Settings
  readonly identity: Identity
  readonly members: MemberDirectory
  readonly wallet: Wallet
  readonly limits: LimitsModule
  readonly cashier: Pick<OpenCashier, 'withdrawals'>
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

const personOf = ({ memberId, username, nickname }: Member): Person => ({
  memberId,
  account: username,
  nickname,
})

/** Transfers, with the vendors of the configured file and the members from the members module. */
export const buildTransfers = (
  { pools, clock, config, logger }: Platform,
  { settings, identity, members, wallet, cashier, limits }: Neighbours,
): Promise<Transfers> =>
  createTransfers({
    database: createDatabase(pools.requests),
    wallet,
    clock,
    logger,
    vendors: vendorsOf(config.TRANSFER_VENDORS_FILE, () => clock.now().getTime()),
    settings: {
      timeZoneOf: timeZoneOf(settings),
      isSingleWallet: (brandId) => settings.brand(brandId).row.is_single_wallet,
      mayGive: (brandId) => settings.jurisdictionRulesOf(brandId).moneyBetweenMembers,
    },
    members: {
      isBlockedFromWithdrawing: async (tx, memberId) =>
        (await members.findMember(memberId, tx))?.blocked.includes('withdraw') ?? false,
      findUpline: async (memberId) => {
        const member = await members.findMember(memberId)
        const upline = member?.uplineMemberId && (await members.findMember(member.uplineMemberId))
        return upline && !upline.closedAt && !upline.excludedAt ? personOf(upline) : undefined
      },
      listDownline: async (memberId, filter) =>
        (await members.listMembersBelow(memberId, filter)).map(personOf),
      findBelow: async ({ memberId, brandId }, account) => {
        const member = await members.findMemberByUsername(brandId, account)
        const isBelow = member?.uplineMemberId === memberId
        return member && isBelow && !member.closedAt && !member.excludedAt
          ? personOf(member)
          : undefined
      },
    },
    limits,
    cashier: { turnoverLeftOf: cashier.withdrawals.turnoverLeftOf },
    identity: {
      hasPaymentPassword: identity.paymentPassword.isSet,
      requirePaymentPassword: identity.paymentPassword.requireRight,
    },
  })
