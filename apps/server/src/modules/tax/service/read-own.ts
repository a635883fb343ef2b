import { tables } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { TaxCompany, TaxNeeds } from '../needs.ts'
import { listResults } from '../repository/results.ts'
import { listOfPerson } from '../repository/statements.ts'
import type { TaxTables } from '../repository/tables.ts'

/** A member's person: accounts under the law, what they bet by year, and every version of their statements. */
export const readOwn = (
  { database, members }: Pick<TaxNeeds, 'database' | 'members'>,
  company: TaxCompany,
  memberId: bigint,
) =>
  database.inTx(async (tx) => {
    const db = tables<TaxTables>(tx)
    const [account] = await members.findAccounts(tx, [memberId])
    if (!account) throw new Refusal('tax.statement_unknown')
    const brandIds = new Set(company.brands.map(({ brandId }) => brandId))
    const accounts = (await members.accountsOfPersons(tx, [account.personId])).filter((one) =>
      brandIds.has(one.brandId),
    )
    return {
      account,
      accounts,
      results: await listResults(
        db,
        accounts.map((one) => one.memberId),
      ),
      statements: await listOfPerson(db, company.companyId, account.personId),
    }
  })
