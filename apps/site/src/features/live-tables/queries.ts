import { queryOptions } from '@tanstack/react-query'
import { listLiveTables } from '@trevo/api-client/endpoints.ts'
import type { SiteLanguage } from '@trevo/i18n/languages.ts'
import { ask } from '../../core/api/api.ts'

const askEveryMs = 4_000

/** The live tables as they are now; `receivedAtMs` is when the answer came, for what is left until bets close. */
export const liveTablesQuery = (language: SiteLanguage) =>
  queryOptions({
    queryKey: ['live-tables', language],
    queryFn: async ({ signal }) => {
      const { list } = await ask(listLiveTables, { query: {}, signal })
      return { list, receivedAtMs: performance.now() }
    },
    refetchInterval: askEveryMs,
  })
