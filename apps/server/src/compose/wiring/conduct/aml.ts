import { createDatabase } from '@trevo/database/connect.ts'
import { createSealing } from '@trevo/platform/sealing.ts'
import { createAml, type Aml, type AmlMember } from '../../../modules/aml/index.ts'
import type { OpenCashier } from '../../../modules/cashier/index.ts'
import { loadAccountKeys } from '../../../modules/identity/index.ts'
import type { KycModule } from '../../../modules/kyc/index.ts'
import {
  maskNumber,
  maskPerson,
  type Member,
  type MemberDirectory,
} from '../../../modules/members/index.ts'
import type { Risk } from '../../../modules/risk/index.ts'
import type { Settings } from '../../../modules/settings/index.ts'
import type { Staff } from '../../../modules/staff/index.ts'
import type { Wallet } from '../../../modules/wallet/index.ts'
import { reportMovements } from '../../movements/report-movements.ts'
import type { Platform } from '../../platform.ts'

type Neighbours = {
  readonly wallet: Wallet
  readonly settings: Settings
  readonly directory: MemberDirectory
  readonly cashier: Pick<OpenCashier, 'lookup'>
  readonly kyc: Pick<KycModule, 'describePerson' | 'listExposed'>
  readonly risk: Pick<Risk, 'showMemberLinks'>
  readonly staff: Pick<Staff, 'approvals' | 'personOf'>
}

const paymentWords: Readonly<Record<string, string>> = {
  'cashier.deposit_credited': 'deposit',
  'cashier.deposit_reversed': 'reversal',
  'cashier.withdrawal_paid': 'withdrawal',
  'cashier.withdrawal_sent_back': 'sent_back',
}
const playWords: ReadonlySet<string> = new Set(['stake', 'undone', 'prize'])

/** What a movement is to the watch; play as reports count it. */
const wordOf = (wallet: Wallet) => {
  const reported = reportMovements(wallet)
  return (kind: string): string | undefined => {
    const payment = paymentWords[kind]
    if (payment !== undefined) return payment
    const [column = ''] = reported.wordOf(kind)?.split('/') ?? []
    return playWords.has(column) ? column : undefined
  }
}

const memberOf = (member: Member): AmlMember => ({
  memberId: member.memberId,
  brandId: member.brandId,
  personId: member.personId,
  customerId: member.customerId,
  username: member.username,
  fullName: member.payeeName,
  taxId: member.taxId,
  bornOn: member.bornOn,
  registeredAt: member.registeredAt,
  isClosed: member.closedAt !== null,
})

/** The watch against money laundering, over what other modules know of people. */
export const buildAml = async (
  { pools, clock, config }: Platform,
  { wallet, settings, directory, cashier, kyc, risk, staff }: Neighbours,
): Promise<Aml> => {
  const keys = await loadAccountKeys(config.SECRETS_DIR)
  return createAml({
    database: createDatabase(pools.requests),
    wallet,
    clock,
    secrets: { sealing: createSealing(...keys.sealing) },
    kinds: { wordOf: wordOf(wallet) },
    settings: {
      brandOf: (brandId) => {
        const { merchant, companyId, row } = settings.brand(brandId)
        return {
          brandId,
          companyId,
          cnpj: settings.companies().find(({ id }) => id === companyId)?.cnpj ?? null,
          code: merchant,
          timeZone: row.time_zone,
        }
      },
      rulesOf: (brandId) => settings.jurisdictionRulesOf(brandId),
      watchedRulesAt: (brandId, at) => {
        const rules = settings.jurisdictionRulesAt(brandId, at)
        return Object.fromEntries(
          Object.entries(rules).filter(([name]) => name.startsWith('aml') || name === 'coafHours'),
        )
      },
    },
    members: {
      findMembers: async (memberIds, tx) =>
        (await directory.findMembers(memberIds, tx)).map(memberOf),
      listPersonAccounts: async (personId, tx) =>
        (await directory.listPersonAccounts(personId, tx)).map(memberOf),
      maskName: maskPerson,
      maskNumber,
    },
    cashier: cashier.lookup,
    kyc,
    risk: {
      listLinked: async (brandId, customerId) => {
        const { member, others, links } = await risk.showMemberLinks(brandId, customerId)
        return others.map((other) => ({
          customerId: other.memberId,
          username: other.username,
          reasons: links
            .filter(({ memberId, otherId }) =>
              [memberId, otherId].every((id) => id === member.memberId || id === other.memberId),
            )
            .flatMap(({ reasons }) => reasons.map(({ reason }) => reason)),
        }))
      },
    },
    staff: { ...staff.approvals, personOf: staff.personOf },
  })
}
