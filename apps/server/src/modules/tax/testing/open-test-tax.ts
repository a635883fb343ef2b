import { createDatabase } from '@trevo/database/connect.ts'
import type { TaxSheet } from '../../../platform/shapes/tax-sheet.ts'
import type { KindDefinition } from '../../wallet/index.ts'
import { openNamedLedger } from '../../wallet/testing/open-named-ledger.ts'
import { createTax } from '../module.ts'
import type { TaxAccount, TaxCompany, TaxLaw } from '../needs.ts'
import type { TaxTables } from '../repository/tables.ts'

/** Kinds of movements with what they are to the tax. */
const kinds = {
  'play.stake_taken': { role: 'debit', typeCode: 3200, house: 'play', word: 'stake' },
  'play.payout_paid': { role: 'credit', typeCode: 3100, house: 'play', word: 'prize' },
  'sportsbook.stake_taken': { role: 'debit', typeCode: 3200, house: 'book', word: 'stake' },
  'sportsbook.prize_paid': { role: 'credit', typeCode: 3100, house: 'book', word: 'prize' },
  'sportsbook.stake_refunded': { role: 'credit', typeCode: 4106, house: 'book', word: 'undone' },
  'lottery.stake_taken': { role: 'debit', typeCode: 3200, house: 'draws', word: 'stake' },
  'lottery.prize_paid': { role: 'credit', typeCode: 3100, house: 'draws', word: 'prize' },
  'compliance.stake_returned': {
    role: 'credit',
    typeCode: 8190,
    house: 'void_stakes',
    word: 'undone',
  },
  'cashier.deposit_credited': { role: 'credit', typeCode: 6101, house: 'bank', word: undefined },
  'promotions.cash_given': { role: 'credit', typeCode: 3102, house: 'gifts', word: undefined },
} as const satisfies Record<
  string,
  Omit<KindDefinition, 'kind'> & { readonly word: string | undefined }
>

export type TestKind = keyof typeof kinds

/** Brands 1 and 2 belong to a company under the law; brand 3 to none. */
export const company: TaxCompany = {
  companyId: 7,
  name: 'Trevo do Brasil Ltda',
  cnpj: '11222333000181',
  brands: [
    { brandId: 1, name: 'One' },
    { brandId: 2, name: 'Two' },
  ],
}

/** Of each member, by the number: 1, 2, 3, 1, 2, … */
const brandOf = (memberId: bigint): number => Number((memberId - 1n) % 3n) + 1

/** A ledger of some members and the statements made from it; members 1 and 2 are one person, the others their own. */
export const openTestTax = async (members: number) => {
  const ledger = await openNamedLedger(['tax'], kinds, members)
  const { pool, clock, wallet } = ledger
  const accounts = new Map<bigint, TaxAccount>()
  for (let id = 1n; id <= BigInt(members); id += 1n) {
    const personId = id === 2n ? 101n : 100n + id
    accounts.set(id, {
      memberId: id,
      brandId: brandOf(id),
      personId,
      username: `m${id}`,
      cpf: String(personId).padStart(11, '0'),
    })
  }
  const law: TaxLaw = { bandMinor: 291_456_000n, rateBp: 1_500, dueMonth: 2 }
  const faults: { accounts?: Error } = {}
  const printed: TaxSheet[] = []
  const of = (ids: readonly bigint[], key: 'memberId' | 'personId') => {
    if (faults.accounts) throw faults.accounts
    return [...accounts.values()].filter((one) => ids.includes(one[key]))
  }
  const tax = createTax({
    database: createDatabase<TaxTables>(pool),
    wallet,
    clock,
    kinds: { wordOf: ledger.wordOf },
    settings: {
      companies: () => [company],
      companyOf: (brandId) =>
        company.brands.some((brand) => brand.brandId === brandId) ? company : undefined,
      lawAt: () => law,
      timeZoneOf: () => 'America/Sao_Paulo',
    },
    members: {
      findAccounts: async (_tx, ids) => of(ids, 'memberId'),
      accountsOfPersons: async (_tx, ids) => of(ids, 'personId'),
      findByUsername: async (brandId, username) =>
        [...accounts.values()].find((one) => one.brandId === brandId && one.username === username)
          ?.personId,
    },
    records: {
      printTax: async (sheet) => {
        printed.push(sheet)
        return Buffer.from('%PDF')
      },
    },
  })
  return {
    pool: ledger.ownerPool,
    wallet,
    tax,
    accounts,
    faults,
    printed,
    setNow: (at: string) => ledger.setNow(new Date(at)),
    close: ledger.close,
  }
}

export type TestTax = Awaited<ReturnType<typeof openTestTax>>
