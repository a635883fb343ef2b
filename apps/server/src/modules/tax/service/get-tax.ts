import type { Answer } from '@trevo/contract/endpoint.ts'
import type { getTax } from '@trevo/contract/wps/tax.ts'
import { calculateTax, presentTax } from '../domain/tax-figures.ts'
import { dueDayOf, lastInstantOf, yearOf } from '../domain/tax-year.ts'
import { readStatement } from '../domain/write-statement.ts'
import type { TaxNeeds } from '../needs.ts'
import { findProgress } from '../repository/results.ts'
import { readOwn } from './read-own.ts'

const yearsMax = 6

/** A member's years over all brands of the company: the running one, and those with bets. */
export const createGetTax =
  (needs: TaxNeeds) =>
  async (memberId: bigint, brandId: number): Promise<Answer<typeof getTax>> => {
    const { database, clock, settings } = needs
    const company = settings.companyOf(brandId)
    if (!company) return { isDue: false, years: [], countedUntil: null }
    const { results, statements } = await readOwn(needs, company, memberId)
    const countedUntil = await findProgress(database.db)
    const now = clock.now()
    const running = yearOf(now)
    const years = [
      ...new Set([
        running,
        ...results.map(({ year }) => year),
        ...statements.map(({ year }) => year),
      ]),
    ]
      .toSorted((one, other) => other - one)
      .slice(0, yearsMax)
    return {
      isDue: true,
      countedUntil: countedUntil?.toISOString() ?? null,
      years: years.map((year) => {
        const law = settings.lawAt(company, year === running ? now : lastInstantOf(year))
        const versions = statements.filter((one) => one.year === year)
        const [newest] = versions
        const ended = newest ? 'ready' : 'waiting'
        return {
          year,
          state: year === running ? 'running' : ended,
          dueOn: dueDayOf(year, law.dueMonth),
          figures: presentTax(
            newest
              ? readStatement(newest)
              : calculateTax(
                  results.filter((one) => one.year === year),
                  law,
                ),
          ),
          versions: versions.map(({ version, made_at: madeAt }) => ({
            version,
            madeAt: madeAt.toISOString(),
          })),
        }
      }),
    }
  }
