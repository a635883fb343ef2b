/**
 * Caches what the site needs to show an offline page, and lists of games seen before. Pages always
 * come from the server while it answers, so a visitor never gets an old page with new files or the
 * other way round: the cached shell is complete and of one version, or absent.
 */
import {
  answerAsset,
  answerCatalogue,
  answerPicture,
  dropOldShells,
  fillShell,
  noteLanguage,
  offlinePage,
  type Shell,
} from './caches.ts'
import { offlineHref, routeRequest } from './route-request.ts'
import type { FetchEvent, WorkerScope } from './worker-scope.ts'

declare const __SHELL__: Shell
declare const self: WorkerScope

const shell = __SHELL__

// Without its shell a worker passes everything on to the network.
self.addEventListener('install', (event) => {
  if (!self.navigator.connection?.saveData) event.waitUntil(fillShell(shell))
})

self.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([dropOldShells(shell), self.registration.navigationPreload?.enable()]),
  ),
)

// A page of this very version asks for its worker; one of another version must keep its own.
self.addEventListener('message', (event) => {
  const { data } = event
  if (typeof data === 'string' && shell.files.includes(data)) event.waitUntil(self.skipWaiting())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const later = (work: Promise<unknown>) => event.waitUntil(work)
  switch (routeRequest(request, self.location.origin)) {
    case 'page':
      return event.respondWith(answerPage(event))
    case 'asset':
      return event.respondWith(answerAsset(request, shell))
    case 'picture':
      return event.respondWith(answerPicture({ request, shell, later }))
    case 'catalogue':
      later(noteLanguage(request.headers))
      return event.respondWith(answerCatalogue({ request, shell, later }))
    default:
      return undefined
  }
})

/** The server's page; offline, a redirect to the offline page. */
const answerPage = async ({ request, preloadResponse }: FetchEvent): Promise<Response> => {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch (error) {
    const isThere = new URL(request.url).pathname === '/offline'
    if (!isThere) return Response.redirect(offlineHref(request.url), 302)
    const page = await offlinePage(shell)
    if (!page) throw error
    return page
  }
}
