import { countSegment, listSegments } from '@trevo/api-client/ops-endpoints.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { SegmentConditions } from '@trevo/contract/segment-conditions.ts'
import { ask } from '../../../core/api.ts'
import { paging } from '../../../core/list-pages.ts'
import { readText, readUuid, useAddress } from '../../../parts/use-address.ts'

const readers = { row: readUuid, search: readText(60) }

/** Search and open segment; both are in the address. */
export const useSegmentsAddress = () => useAddress(readers)

export const segmentsQuery = (search: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['segments', search],
    queryFn: ({ pageParam }) =>
      ask(listSegments, {
        query: { pageSize: 50, ...(search && { search }), ...(pageParam && { before: pageParam }) },
      }),
    ...paging,
  })

/** The size of conditions now. */
export const countQuery = (conditions: SegmentConditions) =>
  queryOptions({
    queryKey: ['segment count', conditions],
    queryFn: () => ask(countSegment, { body: { conditions } }),
    staleTime: 5_000,
  })
