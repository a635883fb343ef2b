import { createDatabase } from '@trevo/database/connect.ts'
import type { Member, MemberDirectory } from '../../../modules/members/index.ts'
import type { Records } from '../../../modules/records/index.ts'
import type { Settings } from '../../../modules/settings/index.ts'
import {
  createTax,
  type Tax,
  type TaxAccount,
  type TaxCompany,
} from '../../../modules/tax/index.ts'
import type { Wallet } from '../../../modules/wallet/index.ts'
import { reportMovements } from '../../movements/report-movements.ts'
import type { Platform } from '../../platform.ts'
import { timeZoneOf } from '../../time-zone-of.ts'

type Neighbours = {
  readonly wallet: Wallet
  readonly settings: Settings
  readonly members: MemberDirectory
  readonly records: Records
}

/** Columns of reports in which a bet counts. */
const betColumns: ReadonlySet<string> = new Set(['stake', 'undone', 'prize'])

/** Companies with a brand under a law that asks for a yearly statement, with those brands. */
const companiesOf = (settings: Settings): TaxCompany[] =>
  settings.companies().flatMap(({ id, name, cnpj }) => {
    const brands = settings
      .brands()
      .filter(
        (brand) =>
          brand.companyId === id && settings.jurisdictionRulesOf(brand.id).comprovaBetDueMonth > 0,
      )
    if (brands.length === 0) return []
    return [
      {
        companyId: id,
        name,
        cnpj,
        brands: brands.map((brand) => ({ brandId: brand.id, name: brand.row.name })),
      },
    ]
  })

const accountOf = ({ memberId, brandId, personId, username, taxId }: Member): TaxAccount => ({
  memberId,
  brandId,
  personId,
  username,
  cpf: taxId,
})

/** Net prizes by person and year, from the ledger and the rules of the law. */
export const buildTax = (
  { pools, clock }: Platform,
  { wallet, settings, members, records }: Neighbours,
): Tax => {
  const { wordOf } = reportMovements(wallet)
  return createTax({
    database: createDatabase(pools.requests),
    wallet,
    clock,
    records,
    kinds: {
      wordOf: (kind) => {
        const [column] = wordOf(kind)?.split('/') ?? []
        return column !== undefined && betColumns.has(column) ? column : undefined
      },
    },
    settings: {
      companies: () => companiesOf(settings),
      companyOf: (brandId) =>
        companiesOf(settings).find(({ brands }) => brands.some((one) => one.brandId === brandId)),
      lawAt: ({ brands: [first] }, at) => {
        if (!first) throw new Error('a company without brands')
        const rules = settings.jurisdictionRulesAt(first.brandId, at)
        return {
          bandMinor: BigInt(rules.taxBandMinor),
          rateBp: rules.taxRateBp,
          // A year before the rule existed is due as the law now says.
          dueMonth:
            rules.comprovaBetDueMonth ||
            settings.jurisdictionRulesOf(first.brandId).comprovaBetDueMonth,
        }
      },
      timeZoneOf: timeZoneOf(settings),
    },
    members: {
      findAccounts: async (tx, memberIds) =>
        (await members.findMembers(memberIds, tx)).map(accountOf),
      accountsOfPersons: async (tx, personIds) =>
        (await members.listAccountsOfPersons(personIds, tx)).map(accountOf),
      findByUsername: async (brandId, username) =>
        (await members.findMemberByUsername(brandId, username))?.personId,
    },
  })
}
