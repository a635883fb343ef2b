import { getSystemStatus } from '@trevo/api-client/endpoints.ts'
import type { SystemStatus } from '@trevo/contract/wps/system.ts'
import { loadSiteCatalog } from '@trevo/i18n/site/catalog.ts'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { call, setCallLanguage } from '../core/api/api.ts'
import { App, createQueries } from './app.tsx'
import { watchSession } from './popups/watch-session.ts'
import { watchStatus } from './watch-status.ts'
import { isFresh, readBoot, type Boot } from './boot.ts'
import { storeUrlCodes } from '../features/auth/register/url-codes.ts'
import { createSiteHistory } from './router/history.ts'
import { prepareAhead } from './router/prepare-ahead.ts'
import { ClosedPart, partShown } from './router/closed-part.ts'
import { SiteRouter } from './router/site-router.tsx'
import { restoreSession } from '../entities/member/restore-session.ts'
import { initialSession, viewOf, withStatus } from '../core/session/session-state.ts'
import { startSession, updateSession } from '../core/session/store.ts'
import { spendResetTicket, takeUrlSecrets } from '../core/session/url-secrets.ts'
import { openPopup } from '../core/popups/popups.ts'

const reload = () => location.reload()

/** Files for offline use are fetched when the page is complete. */
const registerAfterMs = 4_000

/** Without storage, or in a private window, the site just needs its connection. */
const keepForOffline = (): void => {
  // This page announces that the system has closed, even when nothing can be fetched any more.
  void ClosedPart.prepareAhead()
  const program = new URL(import.meta.url).pathname
  void import('./register-worker.ts')
    .then(({ registerWorker }) => registerWorker(program))
    .catch(() => undefined)
}

/** START-5: a page restored from the history has an old status, so the status is refetched first. */
const confirmStatus = async (boot: Boot): Promise<SystemStatus> => {
  // Offline there is no server to query, and the offline page must not wait.
  if (isFresh(boot, Date.now()) || !navigator.onLine) return boot.status
  const answer = await call(getSystemStatus)
  return answer.ok ? answer.value : boot.status
}

/** If the brand measures nothing, nothing is downloaded for it. */
const measure = (gtagId: string | null): void => {
  if (!gtagId) return
  void import('../features/support/consent/analytics.ts')
    .then(({ loadAnalytics }) => loadAnalytics(gtagId))
    .catch(() => undefined)
}

const start = async (boot: Boot): Promise<void> => {
  const session = initialSession(boot.status, () => boot.chance ?? 0, boot.menus)
  startSession(session)
  storeUrlCodes(location.search)
  setCallLanguage(boot.language)
  watchSession()
  // Hydration must match the server's output, so the part of this page is loaded first; if it cannot be
  // loaded, an error is shown in its place.
  const shown = partShown(boot.status, location.pathname)
  const ownPart = shown?.prepare().catch(() => undefined)
  shown?.prepareTexts(boot.language)
  const parts = Promise.all([loadSiteCatalog(boot.language), ownPart])
  const status = await confirmStatus(boot)
  // The page shows a different view from the one the visitor should see now.
  if (viewOf(status) !== viewOf(boot.status)) return reload()
  // Unchanged content is not rendered again right after hydration.
  if (status !== boot.status) updateSession((state) => withStatus(state, status))
  measure(status.info.analytics.gtagId)
  const [catalog] = await parts
  window.trevoHears = true
  const root = document.getElementById('root') as HTMLElement // written by the server
  const site = (
    <App boot={boot} catalog={catalog} session={session} queries={createQueries(boot)}>
      <SiteRouter history={createSiteHistory()} />
    </App>
  )
  // React hydrates a transition in slices of a few milliseconds, and a press takes priority.
  startTransition(() => void hydrateRoot(root, site))
  watchStatus({ reload })
  if (!boot.isLowData) {
    prepareAhead()
    setTimeout(keepForOffline, registerAfterMs)
  }
  if (viewOf(status) !== 0) return
  openMailedLink()
  await restoreSession()
}

/** A link for a new password opens its form, whether or not there is a session. */
const openMailedLink = (): void => {
  const ticket = spendResetTicket()
  if (ticket !== undefined) openPopup('newPassword', { ticket })
}

takeUrlSecrets()
const boot = readBoot()
// In a task of its own, because parsing the program already was one.
if (boot) setTimeout(() => void start(boot))
