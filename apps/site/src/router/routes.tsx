import type { ComponentType } from 'react'
import { redirect, type RouteObject } from 'react-router'
import { PartFailure } from '../pages/part-failure.tsx'
import { AgentLayout } from '../shell/agent-layout.tsx'
import { Root } from '../shell/root.tsx'
import { SiteLayout } from '../shell/site-layout.tsx'
import { sessionKeys } from '../session/session-keys.ts'
import { HomePage } from '../pages/home/home-page.tsx'
import { loadPart } from './lazy-part.ts'
import { to } from './to.ts'

/**
 * A screen group as a lazy part (ROUTE-24). `part` is its module in the build's manifest, so that
 * the server can name its files in the page.
 */
const part = (file: string, load: () => Promise<{ Component: ComponentType }>) => ({
  lazy: () => loadPart(load),
  handle: { part: `src/pages/${file}` },
})

const pages = {
  promotions: part(
    'promotions/promotions-page.tsx',
    () => import('../pages/promotions/promotions-page.tsx'),
  ),
  seamless: part('seamless/seamless-page.tsx', () => import('../pages/seamless/seamless-page.tsx')),
  lottery: part('lottery/lottery-page.tsx', () => import('../pages/lottery/lottery-page.tsx')),
  member: part('member/member-page.tsx', () => import('../pages/member/member-page.tsx')),
  pointMall: part(
    'point-mall/point-mall-page.tsx',
    () => import('../pages/point-mall/point-mall-page.tsx'),
  ),
  provider: part(
    'provider-list/provider-list-page.tsx',
    () => import('../pages/provider-list/provider-list-page.tsx'),
  ),
  account: part(
    'account-game/account-game-page.tsx',
    () => import('../pages/account-game/account-game-page.tsx'),
  ),
  gameList: part(
    'game-list/game-list-page.tsx',
    () => import('../pages/game-list/game-list-page.tsx'),
  ),
  gameCenter: part(
    'game-center/game-center-page.tsx',
    () => import('../pages/game-center/game-center-page.tsx'),
  ),
  help: part('help/help-page.tsx', () => import('../pages/help/help-page.tsx')),
  agent: part('agent/agent-page.tsx', () => import('../pages/agent/agent-page.tsx')),
  notFound: part(
    'not-found/not-found-page.tsx',
    () => import('../pages/not-found/not-found-page.tsx'),
  ),
}

/** ROUTE-19: only routes marked login-required turn a visitor away. Runs in the browser. */
const requireToken = () => {
  if (typeof window === 'undefined' || sessionKeys.read('token')) return null
  return redirect(to.login())
}
requireToken.hydrate = true

const loginRequired = { loader: requireToken }

const each = (paths: readonly string[], route: RouteObject): RouteObject[] =>
  paths.map((path) => ({ ...route, path }) as RouteObject) // path is valid on any of our routes

/** ROUTE-1..18. React Router compares paths without regard to case, as ROUTE-23 wants. */
const siteRoutes: RouteObject[] = [
  ...each(['/', '/index', '/index.html', '/home', '/login', '/register'], { Component: HomePage }),
  { path: '/member', ...pages.member },
  ...each(['/help', '/helpmc'], pages.help),
  ...each(['/sports', '/esports', '/lott', '/elott', '/cockfight'], pages.gameCenter),
  ...each(['/live', '/fish', '/rng', '/pvp', '/bgs', '/hot'], pages.gameList),
  { path: '/provider', ...pages.provider },
  ...each(['/favorite', '/recent'], pages.account),
  ...each(['/lottery', '/seaLottery', '/vnLottery'], { ...loginRequired, ...pages.lottery }),
  { path: '/promotions', ...pages.promotions },
  { path: '/pointMall', ...pages.pointMall },
  { path: '/seamless', ...pages.seamless },
  { path: '*', ...pages.notFound },
]

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: PartFailure,
    children: [
      {
        Component: SiteLayout,
        // A page that fails leaves the layout around it.
        children: [{ ErrorBoundary: PartFailure, children: siteRoutes }],
      },
      {
        Component: AgentLayout,
        children: [
          { ErrorBoundary: PartFailure, children: each(['/agent', '/agentHome'], pages.agent) },
        ],
      },
    ],
  },
]
