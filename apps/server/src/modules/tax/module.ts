import type { TaxNeeds } from './needs.ts'
import { createCompareTaxYear } from './service/compare-tax-year.ts'
import { createCountBets } from './service/count-bets.ts'
import { createGetTax } from './service/get-tax.ts'
import { createListTaxStatements } from './service/list-tax-statements.ts'
import { createMakeStatements } from './service/make-statements.ts'
import { createPrintTax } from './service/print-tax.ts'
import { createShowTaxStatement } from './service/show-tax-statement.ts'

/** Net prizes by person and year, and the statements of them. */
export const createTax = (needs: TaxNeeds) => ({
  /** A job, every minute. */
  makeStatements: createMakeStatements(needs, createCountBets(needs)),
  getTax: createGetTax(needs),
  printTax: createPrintTax(needs),
  listTaxStatements: createListTaxStatements(needs),
  showTaxStatement: createShowTaxStatement(needs),
  compareTaxYear: createCompareTaxYear(needs),
})

export type Tax = ReturnType<typeof createTax>
