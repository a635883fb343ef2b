import type { Answer } from '@trevo/contract/endpoint.ts'
import type { showTaxStatement } from '@trevo/contract/ops/compliance/tax.ts'
import { tables } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { TaxNeeds } from '../needs.ts'
import { findStatement, listOfPerson } from '../repository/statements.ts'
import type { TaxTables } from '../repository/tables.ts'
import { companyOf, cpfsOf, presentRow } from './present-statement.ts'

/** A statement with every version of its year. */
export const createShowTaxStatement =
  (needs: TaxNeeds) =>
  async (brandId: number, statementId: string): Promise<Answer<typeof showTaxStatement>> => {
    const { companyId, brands } = companyOf(needs, brandId)
    return needs.database.inTx(async (tx) => {
      const db = tables<TaxTables>(tx)
      const row = await findStatement(db, companyId, statementId)
      if (!row) throw new Refusal('tax.statement_unknown')
      const cpfs = await cpfsOf(needs, tx, [row])
      const versions = await listOfPerson(db, companyId, row.person_id, row.year)
      const own = new Set(brands.map((brand) => brand.brandId))
      const accounts = (await needs.members.accountsOfPersons(tx, [row.person_id])).filter((one) =>
        own.has(one.brandId),
      )
      return {
        ...presentRow(row, cpfs),
        sha256: row.sha256.toString('hex'),
        accounts: accounts
          .filter((one) => one.brandId === brandId)
          .map(({ username }) => ({ username })),
        brandCount: new Set(accounts.map((one) => one.brandId)).size,
        versions: versions.map((version) => {
          const { statementId: id, version: number, madeAt, figures } = presentRow(version, cpfs)
          return { statementId: id, version: number, madeAt, figures }
        }),
      }
    })
  }
