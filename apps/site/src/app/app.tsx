import '@trevo/ui/tokens.css'
import '@trevo/ui/base.css'
import './fonts.css'
import { QueryCache, QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { getSystemStatus } from '@trevo/api-client/endpoints.ts'
import { isSiteLanguage, type SiteLanguage } from '@trevo/i18n/languages.ts'
import type { SiteCatalog } from '@trevo/i18n/site/catalog.ts'
import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { call } from '../core/api/api.ts'
import { recordAnswer, recordFailure } from '../core/api/trouble.ts'
import type { Boot } from './boot.ts'
import { seedQueries } from './seed-queries.ts'
import { helpQuery } from '../features/support/help/help-query.ts'
import { LanguageProvider, storedLanguage, useLanguage } from '../core/language/language.tsx'
import { Ready } from './ready.tsx'
import { LowData } from '../core/low-data/low-data.ts'
import { viewOf, withStatus, type SessionState } from '../core/session/session-state.ts'
import { ServerSession, updateSession, useSession } from '../core/session/store.ts'
import { ClosedPart } from './router/closed-part.ts'

/** A query cache that starts with the server's rendered data. */
export const createQueries = (boot: Boot): QueryClient => {
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: recordFailure, onSuccess: recordAnswer }),
    // The api client itself retries a GET.
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } },
  })
  seedQueries(client, boot)
  if (boot.help) client.setQueryData(helpQuery(boot.language).queryKey, boot.help)
  return client
}

/** START-1: the site, the maintenance page or the restricted page, within their common providers. */
export const App = ({
  boot,
  catalog,
  session,
  queries,
  children,
}: {
  readonly boot: Boot
  readonly catalog: SiteCatalog
  readonly session: SessionState
  readonly queries: QueryClient
  /** The router with its pages. */
  readonly children: ReactNode
}) => (
  <ServerSession value={session}>
    <QueryClientProvider client={queries}>
      <LanguageProvider initial={{ language: boot.language, catalog }}>
        <StoredLanguage />
        <LowData value={boot.isLowData ?? false}>
          <View>{children}</View>
        </LowData>
        {/* Hydrates together with the parts of the page, not before them. */}
        <Suspense>
          <Ready />
        </Suspense>
      </LanguageProvider>
    </QueryClientProvider>
  </ServerSession>
)

const View = ({ children }: { children: ReactNode }): ReactNode => {
  if (viewOf(useSession().systemStatus) === 0) return children
  return (
    <Suspense>
      <ClosedPart />
    </Suspense>
  )
}

/** LANG-5: a language stored in this browser takes precedence over the server's guess. */
const StoredLanguage = () => {
  const { language, change } = useLanguage()
  useEffect(() => {
    const kept = storedLanguage()
    if (kept && kept !== language) void change(kept)
    // Only at the start: afterwards the visitor's choice is itself what is stored.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  useOtherLanguage(language)
  return null
}

/** LANG-6: answers of the server in the previous language are refetched in the new one. */
const useOtherLanguage = (language: SiteLanguage): void => {
  const queries = useQueryClient()
  const spoken = useRef(language)
  useEffect(() => {
    if (spoken.current === language) return
    spoken.current = language
    type Asked = { readonly queryKey: readonly unknown[] }
    const isMixed = ({ queryKey }: Asked) => !queryKey.some(isSiteLanguage)
    void queries.invalidateQueries({ predicate: isMixed })
    // SESSION-9: a list stored per language is shown as it was, and refetched, unless a fetch is in progress.
    const isSpoken = ({ queryKey }: Asked) => queryKey.includes(language)
    void queries.invalidateQueries({ predicate: isSpoken }, { cancelRefetch: false })
    void call(getSystemStatus).then((answer) => {
      if (answer.ok) updateSession((state) => withStatus(state, answer.value))
    })
  }, [language, queries])
}
