import { loadSiteCatalog } from '@trevo/i18n/site/catalog.ts'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { App, createQueries } from './app/app.tsx'
import { documentOf } from './app/document.ts'
import type { Boot } from './boot.ts'
import { routes } from './router/routes.tsx'
import { initialSession, viewOf } from './session/session-state.ts'

export type Page = { readonly status: number; readonly html: string }

const handler = createStaticHandler(routes)

/**
 * One page as a whole document, for a visitor nobody knows yet.
 *
 * @param url path with query, as requested
 * @param nonce marks the inline parts for the content security policy
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
  const context = await handler.query(new Request(new URL(url, 'http://localhost')))
  if (context instanceof Response) throw new Error('A route redirected on the server.')
  const handles = context.matches.map(
    (match) => match.route.handle as { part?: string } | undefined,
  ) // routes.tsx sets it
  const queries = createQueries(boot)
  const markup = renderToString(
    <App
      boot={boot}
      catalog={catalog}
      session={initialSession(boot.status, () => 0)}
      queries={queries}
    >
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
  )
  queries.clear()
  const part = handles.find((handle) => handle?.part)?.part
  return { status: statusOf(boot, part), html: documentOf({ markup, boot, nonce, part }) }
}

const statusOf = (boot: Boot, part: string | undefined): number => {
  const view = viewOf(boot.status)
  if (view === 1) return 503
  if (view === 2) return 403
  return part === 'src/pages/not-found/not-found-page.tsx' ? 404 : 200
}
