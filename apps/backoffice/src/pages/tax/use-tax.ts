import { listTaxStatements, showTaxStatement } from '@trevo/api-client/ops-endpoints.ts'
import { taxViews } from '@trevo/contract/ops/compliance/tax.ts'
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { ask } from '../../core/api.ts'
import { paging } from '../../core/list-pages.ts'
import { readId, readOneOf, readText, readUuid, useAddress } from '../../parts/use-address.ts'

const readers = {
  year: readId(/^2\d{3}$/),
  view: readOneOf(taxViews),
  username: readText(64),
  statement: readUuid,
}

/** Filters and the open statement, all in the address. */
export const useTaxAddress = () => {
  const { values, isIgnored, change } = useAddress(readers)
  return { ...values, isIgnored, change }
}
export type TaxAddress = ReturnType<typeof useTaxAddress>

const refetchMs = 10_000

export const statementsQuery = ({
  year,
  view,
  username,
}: Pick<TaxAddress, 'year' | 'view' | 'username'>) =>
  infiniteQueryOptions({
    queryKey: ['tax', 'statements', year, view, username],
    queryFn: ({ pageParam }) =>
      ask(listTaxStatements, {
        query: {
          pageSize: 50,
          ...(year !== undefined && { year: Number(year) }),
          ...(view && { view }),
          ...(username !== undefined && { username }),
          ...(pageParam && { after: pageParam }),
        },
      }),
    ...paging,
    refetchInterval: refetchMs,
    retry: false,
  })

export const statementQuery = (statementId: string) =>
  queryOptions({
    queryKey: ['tax', 'statement', statementId],
    queryFn: () => ask(showTaxStatement, { params: { statementId } }),
    retry: false,
  })

/** Reads the statements again after an act. */
export const useTaxAgain = () => {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['tax'] })
}
