import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { getKyc } from '@trevo/api-client/endpoints.ts'
import type { Kyc } from '@trevo/contract/wps/kyc/kyc.ts'
import { ask } from '../../core/api/api.ts'
import { useLiveEvent } from '../../core/live/use-live-event.ts'

/** While others look at the case, in case the live socket fails. */
const lookAgainMs = 5_000
const moving: ReadonlySet<Kyc['state']> = new Set(['captured', 'checking'])

export const kycQuery = () =>
  queryOptions({
    queryKey: ['kyc'],
    queryFn: ({ signal }) => ask(getKyc, { signal }),
    refetchInterval: ({ state }) =>
      state.data && moving.has(state.data.state) ? lookAgainMs : false,
    staleTime: 0,
  })

/** The case is read again when the server says that it changed, also from another device. */
export const useLiveKyc = (): void => {
  const client = useQueryClient()
  useLiveEvent('kyc', () => void client.invalidateQueries({ queryKey: kycQuery().queryKey }))
}

/** Keeps the case that a call answered. */
export const useKeepKyc = (): ((kyc: Kyc) => void) => {
  const client = useQueryClient()
  return (kyc) => client.setQueryData(kycQuery().queryKey, kyc)
}
