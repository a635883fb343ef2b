import type { QueryClient } from '@tanstack/react-query'
import { createBrowserRouter, redirect } from 'react-router'
import { Refused } from '../core/api.ts'
import { operatorQuery } from '../core/operator.ts'
import { PageFailed, PageUnknown } from '../shell/page-states.tsx'
import { Shell } from '../shell/shell.tsx'

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
      children: [
        {
          index: true,
          lazy: async () => ({
            Component: (await import('../pages/start/start-page.tsx')).StartPage,
          }),
        },
        {
          path: 'approvals/:requestId?',
          lazy: async () => ({
            Component: (await import('../pages/approvals/approvals-page.tsx')).ApprovalsPage,
          }),
        },
        {
          path: 'withdrawals/:withdrawalId?',
          lazy: async () => ({
            Component: (await import('../pages/withdrawals/withdrawals-page.tsx')).WithdrawalsPage,
          }),
        },
        {
          path: 'audit',
          lazy: async () => ({
            Component: (await import('../pages/audit/audit-page.tsx')).AuditPage,
          }),
        },
        {
          path: 'sessions',
          lazy: async () => ({
            Component: (await import('../pages/sessions/sessions-page.tsx')).SessionsPage,
          }),
        },
        { path: '*', Component: PageUnknown },
      ],
    },
  ])
