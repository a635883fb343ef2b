import { listTradingSlips, showTradingSlip } from '@trevo/api-client/ops-endpoints.ts'
import { slipStates } from '@trevo/contract/ops/trading/slips.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ask } from '../../core/api.ts'
import { paging, rowsOf } from '../../core/list-pages.ts'
import { readId, readOneOf, readText, useAddress } from '../../parts/use-address.ts'

export const slipKinds = [
  'singles',
  'multiple',
  'trixie',
  'patent',
  'yankee',
  'lucky15',
  'canadian',
  'lucky31',
  'heinz',
  'lucky63',
] as const

export const useSlips = () => {
  const { values, isIgnored, change } = useAddress({
    state: readOneOf(slipStates),
    kind: readOneOf(slipKinds),
    username: readText(64),
    match: readId(/^\d{1,18}$/),
    row: readId(/^S\d{1,18}$/),
  })
  const { row, match, state, kind, username } = values
  const query = useInfiniteQuery({
    queryKey: ['trading', 'slips', state, kind, username, match],
    queryFn: ({ pageParam }) =>
      ask(listTradingSlips, {
        query: {
          ...(state !== undefined && { state }),
          ...(kind !== undefined && { kind }),
          ...(username !== undefined && { username }),
          ...(match !== undefined && { matchId: match }),
          ...(pageParam !== '' && { before: pageParam }),
        },
      }),
    ...paging,
  })
  const opened = useQuery({
    queryKey: ['trading', 'slip', row],
    queryFn: () => ask(showTradingSlip, { params: { slipId: row ?? '' } }),
    enabled: row !== undefined,
  })
  const rows = rowsOf(query.data)
  return { values, isIgnored, change, query, rows, opened }
}
