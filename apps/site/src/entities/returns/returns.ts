import { useQuery } from '@tanstack/react-query'
import { listMeasuredReturns } from '@trevo/api-client/endpoints.ts'
import type { MeasuredReturn } from '@trevo/contract/wps/returns.ts'
import { ask } from '../../core/api/api.ts'

/** What a round of each kind is called. */
export const roundsText = {
  game: 'returns.rounds',
  lottery: 'returns.draws',
  instant: 'returns.orders',
} as const satisfies Record<MeasuredReturn['kind'], string>

/** The measured return of every title, the farthest off first; counted again every one to ten minutes. */
export const useReturns = () =>
  useQuery({
    queryKey: ['returns'],
    queryFn: ({ signal }) => ask(listMeasuredReturns, { query: {}, signal }),
    staleTime: 600_000,
  })

/** That of one title; undefined while it is loaded, and where the title was not played in these days. */
export const useReturnOf = (kind: MeasuredReturn['kind'], id: number): MeasuredReturn | undefined =>
  useReturns().data?.list.find((one) => one.kind === kind && one.id === id)
