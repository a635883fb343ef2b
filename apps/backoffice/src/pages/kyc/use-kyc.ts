import { listKycCases, openKycEvidence, showKycCase } from '@trevo/api-client/ops-endpoints.ts'
import { kycViews } from '@trevo/contract/ops/kyc/kyc.ts'
import { causes } from '@trevo/contract/wps/kyc/kyc-names.ts'
import { infiniteQueryOptions, queryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ask } from '../../core/api.ts'
import { paging, rowsOf } from '../../core/list-pages.ts'
import { useQueueWork } from '../../core/use-queue-work.ts'
import { readId, readOneOf, useAddress } from '../../parts/use-address.ts'

const readers = {
  view: readOneOf(kycViews),
  cause: readOneOf(causes),
  row: readId(/^[1-9]\d{0,17}$/),
}

/** View, filter and open case; all are in the address. */
export const useKycAddress = () => {
  const { values, isIgnored, change } = useAddress(readers)
  return {
    view: values.view ?? 'review',
    cause: values.cause,
    row: values.row,
    isIgnored,
    change,
  } as const
}
export type KycAddress = ReturnType<typeof useKycAddress>

const refetchInterval = 10_000

export const casesQuery = ({ view, cause }: Pick<KycAddress, 'view' | 'cause'>) =>
  infiniteQueryOptions({
    queryKey: ['kyc', 'list', view, cause],
    queryFn: ({ pageParam }) =>
      ask(listKycCases, {
        query: { view, ...(cause && { cause }), ...(pageParam && { after: pageParam }) },
      }),
    ...paging,
    refetchInterval,
  })

export const caseQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['kyc', 'case', caseId],
    queryFn: () => ask(showKycCase, { params: { caseId } }),
  })

/** Form and pictures; each reading is recorded with its reason, so nothing reads them again by itself. */
export const evidenceQuery = (caseId: string, reason: string) =>
  queryOptions({
    queryKey: ['kyc', 'evidence', caseId],
    queryFn: () => ask(openKycEvidence, { params: { caseId }, body: { reason } }),
    enabled: reason.trim().length >= 2,
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
  })

/** The list of the view; in the queue the first case opens by itself. */
export const useCases = (of: KycAddress) => {
  const { view, row, change } = of
  const query = useInfiniteQuery(casesQuery(of))
  const rows = rowsOf(query.data)
  const works = useQueueWork(
    'kyc',
    rows.map(({ caseId }) => caseId),
    row,
  )
  const first = rows[0]?.caseId
  useEffect(() => {
    if (view === 'review' && row === undefined && first !== undefined) change({ row: first })
  }, [view, row, first, change])
  const here = rows.findIndex(({ caseId }) => caseId === row)
  return { query, rows, works, here, counts: query.data?.pages[0] }
}
