import { getSystemStatus } from '@trevo/api-client/endpoints.ts'
import { loadSiteCatalog } from '@trevo/i18n/site/catalog.ts'
import { hydrateRoot } from 'react-dom/client'
import { call, setCallLanguage } from './api/api.ts'
import { loadAnalytics } from './app/analytics.ts'
import { App, createQueries } from './app/app.tsx'
import { isFresh, readBoot, type Boot } from './boot.ts'
import { keepUrlCodes } from './features/auth/register/url-codes.ts'
import { createSiteHistory } from './router/history.ts'
import { partAt } from './router/routes.tsx'
import { SiteRouter } from './router/site-router.tsx'
import { restoreSession } from './session/restore-session.ts'
import { initialSession, viewOf } from './session/session-state.ts'
import { startSession } from './session/store.ts'

/** START-5: a page from the history may carry an old status; when the view changed, load anew. */
const confirmStatus = async (boot: Boot): Promise<void> => {
  if (isFresh(boot, Date.now())) return
  const answer = await call(getSystemStatus)
  if (answer.ok && viewOf(answer.value) !== viewOf(boot.status)) location.reload()
}

const start = async (boot: Boot): Promise<void> => {
  const session = initialSession(boot.status, Math.random)
  startSession(session)
  keepUrlCodes(location.search)
  setCallLanguage(boot.language)
  // What hydrates must be what the server rendered, so the page's own part comes first.
  const parts = Promise.all([loadSiteCatalog(boot.language), partAt(location.pathname)?.prepare()])
  await confirmStatus(boot)
  loadAnalytics(session.gtagId)
  const [catalog] = await parts
  hydrateRoot(
    document.getElementById('root') as HTMLElement, // written by the server
    <App
      boot={boot}
      catalog={catalog}
      session={initialSession(boot.status, () => 0)}
      queries={createQueries(boot)}
    >
      <SiteRouter history={createSiteHistory()} />
    </App>,
  )
  if (viewOf(boot.status) === 0) await restoreSession()
}

const boot = readBoot()
if (boot) void start(boot)
