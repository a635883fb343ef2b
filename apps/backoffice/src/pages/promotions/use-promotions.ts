import {
  listOperatorPromotions,
  listPromotionDrafts,
  listPromotionEntries,
  showOperatorPromotion,
} from '@trevo/api-client/ops-endpoints.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { storedStatuses } from '@trevo/contract/promotion-names.ts'
import { ask } from '../../core/api.ts'
import { paging } from '../../core/list-pages.ts'
import { readId, readOneOf, readText, useAddress } from '../../parts/use-address.ts'

export const tabs = ['list', 'entries', 'drafts'] as const
export const phases = ['running', 'planned', 'ended', 'stopped'] as const
export const entryStatuses = ['all', ...storedStatuses] as const

const readers = {
  tab: readOneOf(tabs),
  phase: readOneOf(phases),
  row: readId(/^[1-9]\d{0,8}$/),
  entry: readId(/^[1-9]\d{0,17}$/),
  promotionId: readId(/^[1-9]\d{0,8}$/),
  status: readOneOf(entryStatuses),
  username: readText(60),
}

/** Tab, filters and open record; all of it is in the address. */
export const usePromotionsAddress = () => {
  const { values, isIgnored, change } = useAddress(readers)
  return { ...values, tab: values.tab ?? 'list', isIgnored, change }
}
export type PromotionsAddress = ReturnType<typeof usePromotionsAddress>

const refreshed = { ...paging, refetchInterval: 15_000 }
const pageSize = 50

export const promotionsQuery = (phase: PromotionsAddress['phase']) =>
  infiniteQueryOptions({
    queryKey: ['promotions', phase],
    queryFn: ({ pageParam }) =>
      ask(listOperatorPromotions, {
        query: { ...(phase && { phase }), pageSize, ...(pageParam && { before: pageParam }) },
      }),
    ...refreshed,
  })

export const draftsQuery = infiniteQueryOptions({
  queryKey: ['promotion drafts'],
  queryFn: ({ pageParam }) =>
    ask(listPromotionDrafts, { query: { pageSize, ...(pageParam && { before: pageParam }) } }),
  ...refreshed,
})

export const promotionQuery = (promotionId: string) =>
  queryOptions({
    queryKey: ['promotion', promotionId],
    queryFn: () => ask(showOperatorPromotion, { params: { promotionId } }),
  })

type EntryFilter = Pick<PromotionsAddress, 'promotionId' | 'status' | 'username'>

export const entriesQuery = ({ promotionId, status = 'applying', username }: EntryFilter) =>
  infiniteQueryOptions({
    queryKey: ['promotion entries', promotionId, status, username],
    queryFn: ({ pageParam }) =>
      ask(listPromotionEntries, {
        query: {
          status,
          limit: pageSize,
          ...(promotionId && { promotionId }),
          ...(username && { username }),
          ...(pageParam && { after: pageParam }),
        },
      }),
    ...refreshed,
  })
