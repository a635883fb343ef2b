import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type { printTax } from '@trevo/contract/wps/tax.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { calculateTax } from '../domain/tax-figures.ts'
import { lastInstantOf, yearOf } from '../domain/tax-year.ts'
import { readStatement } from '../domain/write-statement.ts'
import type { OwnCaller, TaxNeeds } from '../needs.ts'
import { readOwn } from './read-own.ts'

/** A year's statement as PDF; without one, the figures so far, marked as not final. */
export const createPrintTax =
  (needs: TaxNeeds) =>
  async (
    { memberId, brandId, language }: OwnCaller,
    { year, version }: Query<typeof printTax>,
  ): Promise<Answer<typeof printTax>> => {
    const { clock, settings, records } = needs
    const company = settings.companyOf(brandId)
    if (!company) throw new Refusal('tax.not_due')
    const { account, accounts, results, statements } = await readOwn(needs, company, memberId)
    const now = clock.now()
    const ofYear = statements.filter((one) => one.year === year)
    const row = version === undefined ? ofYear[0] : ofYear.find((one) => one.version === version)
    const own = results.filter((one) => one.year === year)
    const isOpen = year === yearOf(now) || own.length > 0
    if (!row && (version !== undefined || !isOpen)) throw new Refusal('tax.statement_unknown')
    const figures = row
      ? readStatement(row)
      : calculateTax(own, settings.lawAt(company, year === yearOf(now) ? now : lastInstantOf(year)))
    const pdf = await records.printTax({
      ...figures,
      language,
      companyName: company.name,
      cnpj: company.cnpj,
      brandNames: company.brands.map(({ name }) => name),
      timeZone: settings.timeZoneOf(brandId),
      cpf: account.cpf,
      accounts: accounts.map(({ username }) => username),
      year,
      version: row?.version ?? null,
      madeAt: row?.made_at ?? now,
      sha256: row?.sha256.toString('hex') ?? null,
    })
    const suffix = row ? `-v${row.version}` : '-parcial'
    return {
      fileName: `comprovabet-${year}${suffix}.pdf`,
      pdf: Buffer.from(pdf).toString('base64'),
    }
  }
