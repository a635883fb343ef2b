import type { QueryClient } from '@tanstack/react-query'
import { createBrowserRouter, Outlet, redirect, type RouteObject } from 'react-router'
import { Refused } from '../core/api.ts'
import type { Area } from '../core/area.ts'
import { operatorQuery } from '../core/operator.ts'
import { TextsProvider } from '../core/texts.tsx'
import { AreaFailed, PageFailed, PageUnknown } from '../shell/page-states.tsx'
import { Shell } from '../shell/shell.tsx'
import { areas } from './areas.ts'

/** Operators without a session sign in first, and return to the requested address. */
const requireOperator =
  (queries: QueryClient) =>
  async ({ request }: { request: Request }) => {
    const { pathname, search } = new URL(request.url)
    try {
      const { hasAuthenticator } = await queries.ensureQueryData(operatorQuery)
      return hasAuthenticator ? null : redirect('/sign-in')
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'login.not.session') throw error
      const next = pathname + search
      return redirect(next === '/' ? '/sign-in' : `/sign-in?next=${encodeURIComponent(next)}`)
    }
  }

/** The routes of an area, with its texts around them. */
const withTexts = ({ texts, routes }: Area): RouteObject => ({
  element: (
    <TextsProvider areas={texts}>
      <Outlet />
    </TextsProvider>
  ),
  ErrorBoundary: AreaFailed,
  children: routes,
})

export const createOfficeRouter = (queries: QueryClient) =>
  createBrowserRouter([
    {
      path: '/sign-in',
      lazy: async () => ({
        Component: (await import('../pages/sign-in/sign-in-page.tsx')).SignInPage,
      }),
      HydrateFallback: () => null,
    },
    {
      path: '/',
      loader: requireOperator(queries),
      Component: Shell,
      ErrorBoundary: PageFailed,
      HydrateFallback: () => null,
      children: [...areas.map(withTexts), { path: '*', Component: PageUnknown }],
    },
  ])
