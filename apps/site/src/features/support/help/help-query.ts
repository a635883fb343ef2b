import { getHelpCenter } from '@trevo/api-client/endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../core/api/api.ts'

/** CALL-22: the brand's help topics in a language. */
export const helpQuery = (language: string) =>
  queryOptions({
    queryKey: ['help', language],
    queryFn: ({ signal }) =>
      ask(getHelpCenter, { query: { lang: language, device: 'WEB' }, signal }),
    staleTime: 10 * 60_000,
  })
