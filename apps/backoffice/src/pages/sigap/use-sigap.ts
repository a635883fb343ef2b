import { listSigapFiles, showSigapFile } from '@trevo/api-client/ops-endpoints.ts'
import { sigapKinds, sigapStates } from '@trevo/contract/ops/compliance/sigap.ts'
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { ask } from '../../core/api.ts'
import { paging } from '../../core/list-pages.ts'
import { readDay, readOneOf, readUuid, useAddress } from '../../parts/use-address.ts'

const readers = {
  kind: readOneOf(sigapKinds),
  state: readOneOf(sigapStates),
  day: readDay,
  file: readUuid,
}

/** Filters and the open file, all in the address. */
export const useSigapAddress = () => {
  const { values, isIgnored, change } = useAddress(readers)
  return { ...values, isIgnored, change }
}
export type SigapAddress = ReturnType<typeof useSigapAddress>

const refetchMs = 5_000

export const filesQuery = ({ kind, state, day }: Pick<SigapAddress, 'kind' | 'state' | 'day'>) =>
  infiniteQueryOptions({
    queryKey: ['sigap', 'files', kind, state, day],
    queryFn: ({ pageParam }) =>
      ask(listSigapFiles, {
        query: {
          pageSize: 50,
          ...(kind && { kind }),
          ...(state && { state }),
          ...(day !== undefined && { day }),
          ...(pageParam && { after: pageParam }),
        },
      }),
    ...paging,
    refetchInterval: refetchMs,
    retry: false,
  })

export const fileQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['sigap', 'file', fileId],
    queryFn: () => ask(showSigapFile, { params: { fileId } }),
    refetchInterval: refetchMs,
    retry: false,
  })

/** Reads the files again after an act. */
export const useSigapAgain = () => {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['sigap'] })
}
