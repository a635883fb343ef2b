import { loadSiteCatalog } from '@trevo/i18n/site/catalog.ts'
import { renderToString } from 'react-dom/server'
import { App, createQueries } from './app.tsx'
import { documentOf } from './document.ts'
import type { Boot } from './boot.ts'
import { serverLocation } from './router/history.ts'
import { partShown } from './router/closed-part.ts'
import { isNotFound } from './router/routes.tsx'
import type { Part } from './router/part.tsx'
import { ServerRouter } from './router/site-router.tsx'
import { initialSession, viewOf } from '../core/session/session-state.ts'

export { renderManifest } from './render-manifest.ts'
export { pageAddress } from './router/page-address.ts'

export type Page = { readonly status: number; readonly html: string }

/**
 * One page as a whole document, for an unknown visitor.  @param url path with query, as requested @param nonce
 * marks the inline parts for the content security policy
 */
export const render = async ({
  url,
  boot,
  nonce,
}: {
  readonly url: string
  readonly boot: Boot
  readonly nonce: string
}): Promise<Page> => {
  const catalog = await loadSiteCatalog(boot.language)
  const location = serverLocation(url)
  const part = partShown(boot.status, location.pathname)
  await part?.prepare()
  const queries = createQueries(boot)
  const markup = renderToString(
    <App
      boot={boot}
      catalog={catalog}
      session={initialSession(boot.status, () => boot.chance ?? 0, boot.menus)}
      queries={queries}
    >
      <ServerRouter location={location} />
    </App>,
  )
  queries.clear()
  return {
    status: statusOf(boot, part),
    html: documentOf({ markup, boot, nonce, part: part?.file }),
  }
}

const statusOf = (boot: Boot, part: Part | undefined): number => {
  const view = viewOf(boot.status)
  if (view === 1) return 503
  if (view === 2) return 403
  return isNotFound(part) ? 404 : 200
}
