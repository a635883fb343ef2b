import { listContent, listHelpPages } from '@trevo/api-client/ops-endpoints.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { ContentItem, ContentKind } from '@trevo/contract/ops/company/content.ts'
import { ask } from '../../core/api.ts'
import { paging } from '../../core/list-pages.ts'

export const states = ['shown', 'scheduled', 'over', 'off'] as const
export const stateTone = { shown: 'o-ok', scheduled: 'o-info', over: '', off: '' } as const

export type ContentFilter = {
  readonly kind?: ContentKind | undefined
  readonly state?: ContentItem['state'] | undefined
}

export const contentQuery = ({ kind, state }: ContentFilter) =>
  infiniteQueryOptions({
    queryKey: ['content', kind, state],
    queryFn: ({ pageParam }) =>
      ask(listContent, {
        query: {
          ...(kind && { kind }),
          ...(state && { state }),
          ...(pageParam && { before: pageParam }),
        },
      }),
    ...paging,
    refetchInterval: 30_000,
  })

export const helpQuery = queryOptions({
  queryKey: ['help pages'],
  queryFn: () => ask(listHelpPages),
})

/** A title in the reader's language, or in the other. */
export const titleOf = ({ texts }: Pick<ContentItem, 'texts'>, language: string): string =>
  (language === 'EN' ? (texts.EN ?? texts.PT) : (texts.PT ?? texts.EN))?.title ?? ''
