import type { MemberDependencies } from '../modules/members/index.ts'
import type { Settings } from '../modules/settings/index.ts'
import type { Wallet } from '../modules/wallet/index.ts'

/** What members must be handed of settings and wallet, which their arrows do not reach. */
export const memberNeighbours = (
  settings: Settings,
  wallet: Wallet,
): Pick<MemberDependencies, 'memberBrandOf' | 'openAccounts'> => ({
  memberBrandOf: (brandId) => {
    const { row } = settings.brand(brandId)
    const { mfaEveryDays, birthDateRequired } = settings.jurisdictionRulesOf(brandId)
    return {
      agentTypes: row.agent_types,
      trialTypes: row.trial_types,
      showCaptcha: row.show_captcha,
      isDemo: row.demo,
      asksBirthDate: birthDateRequired,
      mfaEveryDays,
      domains: row.domains,
    }
  },
  openAccounts: async (tx, memberId, { mayDebit }) => {
    await wallet.openAccounts(tx, memberId)
    if (!mayDebit) await wallet.setDebitGuard(tx, memberId, { mayDebit })
  },
})
