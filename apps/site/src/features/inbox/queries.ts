import { infiniteQueryOptions } from '@tanstack/react-query'
import { listMessages } from '@trevo/api-client/endpoints.ts'
import type { SiteLanguage } from '@trevo/i18n/languages.ts'
import { ask } from '../../core/api/api.ts'
import { beforeCursor, byCursor } from '../../core/lists/pages.ts'

/** The server writes the messages, so they are cached per language. */
export const inboxQuery = (memberId: string, language: SiteLanguage) =>
  infiniteQueryOptions({
    ...byCursor,
    queryKey: ['inbox', memberId, language],
    queryFn: ({ signal, pageParam }) =>
      ask(listMessages, { query: beforeCursor(pageParam), signal }),
  })
