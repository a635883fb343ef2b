import { createDatabase } from '@trevo/database/connect.ts'
import type { AgentTree } from '../../modules/agents/index.ts'
import type { OpenCashier } from '../../modules/cashier/index.ts'
import type { Delivery } from '../../modules/delivery/index.ts'
import type { Identity } from '../../modules/identity/index.ts'
import {
  createMemberDirectory,
  createMembers,
  type MemberDirectory,
  type Members,
  type MembersNeeds,
} from '../../modules/members/index.ts'
import type { KycStanding } from '../../modules/kyc/index.ts'
import type { Play } from '../../modules/play/index.ts'
import type { Settings } from '../../modules/settings/index.ts'
import type { Staff } from '../../modules/staff/index.ts'
import type { Verification } from '../../modules/verification/index.ts'
import type { Vip } from '../../modules/vip/index.ts'
import type { Wallet } from '../../modules/wallet/index.ts'
import { siteOriginOf } from '../../platform/site-origin-of.ts'
import type { Config } from '../../platform/config.ts'
import { listOpenMatters } from '../accounts/list-open-matters.ts'
import type { Platform } from '../platform.ts'

/** What members needs from the brands. */
export const memberSettings = (
  settings: Settings,
  { SITE_ORIGIN }: Pick<Config, 'SITE_ORIGIN'>,
): MembersNeeds['settings'] => ({
  memberBrandOf: (brandId) => {
    const { row } = settings.brand(brandId)
    const rules = settings.jurisdictionRulesOf(brandId)
    const { pauseTermMaxDays, exclusionLiftDays } = rules
    return {
      agentTypes: row.agent_types,
      trialTypes: row.trial_types,
      showCaptcha: row.show_captcha,
      isDemo: row.demo,
      pauseTermMaxDays,
      exclusionLiftDays,
      timeZone: row.time_zone,
      asksBirthDate: rules.birthDateRequired,
      mfaEveryDays: rules.mfaEveryDays,
      asksLimits: rules.signUpLimitsRequired,
      identityBeforeStake: rules.kycBeforeStake,
      domains: row.domains,
    }
  },
  siteOf: (brandId) => {
    const { name, domains, main_domain: mainDomain } = settings.brand(brandId).row
    return { name, origin: siteOriginOf(SITE_ORIGIN, { domains, mainDomain }) }
  },
  brandIds: () => settings.brands().map(({ row }) => row.id),
  registerRulesOf: settings.registerRulesOf,
})

/** The directory of members, for games and cashier, which are created before the rest of members. */
export const buildMemberDirectory = (
  { pools, config, clock }: Platform,
  { settings }: { readonly settings: Settings },
): MemberDirectory =>
  createMemberDirectory({
    clock,
    database: createDatabase(pools.requests),
    settings: memberSettings(settings, config),
  })

type Neighbours = {
  readonly settings: Settings
  readonly identity: Identity
  readonly verification: Verification
  readonly delivery: Delivery
  readonly wallet: Wallet
  readonly vip: Vip
  readonly play: Play
  readonly carryOverPerson: MembersNeeds['carryOverPerson']
  readonly cashier: OpenCashier
  readonly returnBalance: MembersNeeds['cashier']['returnBalance']
  readonly tree: AgentTree
  readonly staff: Pick<Staff, 'approvals'>
  readonly kycStanding: KycStanding
  readonly limits: MembersNeeds['limits']
  readonly compliance: MembersNeeds['compliance']
}

/** Registration, login, profile, and the end of an account. */
export const buildMembers = (
  { pools, clock, config }: Platform,
  neighbours: Neighbours,
): Members => {
  const { settings, vip, cashier, tree, staff } = neighbours
  const { identity, verification, delivery, wallet, play } = neighbours
  return createMembers({
    database: createDatabase(pools.requests),
    clock,
    staff: staff.approvals,
    identity,
    verification,
    delivery,
    settings: memberSettings(settings, config),
    wallet,
    vip: {
      findRank: async (brandId, memberId) =>
        settings.brand(brandId).disabledModules.has('VIP')
          ? undefined
          : vip.findRank(brandId, memberId),
    },
    play,
    listOpenMatters,
    compliance: neighbours.compliance,
    carryOverPerson: neighbours.carryOverPerson,
    agents: tree,
    kyc: neighbours.kycStanding,
    limits: neighbours.limits,
    cashier: {
      returnBalance: neighbours.returnBalance,
      hasWithdrawalUnderWay: cashier.withdrawals.hasWithdrawalUnderWay,
      cancelChargesOf: cashier.cancelChargesOf,
      allowChargesOf: cashier.allowChargesOf,
    },
  })
}
