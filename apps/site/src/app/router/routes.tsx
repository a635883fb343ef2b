import { matchRoutes, type RouteObject } from 'react-router'
import { HomePage } from '../../pages/home/home-page.tsx'
import { AgentLayout } from '../layout/agent-layout.tsx'
import { Root } from './root.tsx'
import { SiteLayout } from '../layout/site-layout.tsx'
import { LoginGate } from './login-gate.tsx'
import { part, type Part } from './part.tsx'

/** The nine screen groups of ROUTE-24, and the small pages beside them, each downloaded when shown. */
const pages = {
  promotions: part(
    'promotions/promotions-page.tsx',
    () => import('../../pages/promotions/promotions-page.tsx'),
  ),
  seamless: part(
    'seamless/seamless-page.tsx',
    () => import('../../pages/seamless/seamless-page.tsx'),
    ['play'],
  ),
  demo: part('seamless/demo-page.tsx', () => import('../../pages/seamless/demo-page.tsx')),
  lotteryCenter: part(
    'lottery/lottery-center-page.tsx',
    () => import('../../pages/lottery/lottery-center-page.tsx'),
    ['lottery', 'lottery-desk'],
  ),
  lottery: part('lottery/lottery-page.tsx', () => import('../../pages/lottery/lottery-page.tsx'), [
    'lottery',
    'lottery-desk',
  ]),
  lotteryResults: part(
    'lottery-results/lottery-results-page.tsx',
    () => import('../../pages/lottery-results/lottery-results-page.tsx'),
  ),
  lotteryInstant: part(
    'lottery-instant/instant-page.tsx',
    () => import('../../pages/lottery-instant/instant-page.tsx'),
  ),
  lotteryManual: part(
    'lottery-manual/lottery-manual-page.tsx',
    () => import('../../pages/lottery-manual/lottery-manual-page.tsx'),
  ),
  ticket: part('ticket/ticket-page.tsx', () => import('../../pages/ticket/ticket-page.tsx')),
  member: part('member/member-page.tsx', () => import('../../pages/member/member-page.tsx')),
  pointMall: part(
    'point-mall/point-mall-page.tsx',
    () => import('../../pages/point-mall/point-mall-page.tsx'),
  ),
  provider: part(
    'provider-list/provider-list-page.tsx',
    () => import('../../pages/provider-list/provider-list-page.tsx'),
  ),
  account: part(
    'account-game/account-game-page.tsx',
    () => import('../../pages/account-game/account-game-page.tsx'),
  ),
  gameList: part(
    'game-list/game-list-page.tsx',
    () => import('../../pages/game-list/game-list-page.tsx'),
  ),
  gameCenter: part(
    'game-center/game-center-page.tsx',
    () => import('../../pages/game-center/game-center-page.tsx'),
  ),
  sports: part('sports/sports-page.tsx', () => import('../../pages/sports/sports-page.tsx'), [
    'sports',
  ]),
  help: part('help/help-page.tsx', () => import('../../pages/help/help-page.tsx')),
  chat: part('chat/chat-page.tsx', () => import('../../pages/chat/chat-page.tsx')),
  agent: part('agent/agent-page.tsx', () => import('../../pages/agent/agent-page.tsx')),
  social: part('social/social-page.tsx', () => import('../../pages/social/social-page.tsx')),
  proofs: part('proofs/proofs-page.tsx', () => import('../../pages/proofs/proofs-page.tsx')),
  returns: part('returns/returns-page.tsx', () => import('../../pages/returns/returns-page.tsx')),
  status: part('status/status-page.tsx', () => import('../../pages/status/status-page.tsx')),
  identity: part(
    'identity/identity-page.tsx',
    () => import('../../pages/identity/identity-page.tsx'),
  ),
  offline: part('offline/offline-page.tsx', () => import('../../pages/offline/offline-page.tsx')),
  notFound: part(
    'not-found/not-found-page.tsx',
    () => import('../../pages/not-found/not-found-page.tsx'),
  ),
} satisfies Record<string, Part>

type Handle = { readonly part?: Part }

const each = (paths: readonly string[], Page: Part): RouteObject[] =>
  paths.map((path) => ({ path, element: <Page />, handle: { part: Page } satisfies Handle }))

/** ROUTE-13: the only routes that require a session token. */
const guarded = (paths: readonly string[], Page: Part): RouteObject[] =>
  paths.map((path) => ({
    path,
    element: (
      <LoginGate>
        <Page />
      </LoginGate>
    ),
    handle: { part: Page } satisfies Handle,
  }))

/** ROUTE-1..18. React Router compares paths without regard to case, as ROUTE-23 requires. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    children: [
      {
        element: <SiteLayout />,
        children: [
          ...['/', '/index', '/index.html', '/home', '/login', '/register'].map((path) => ({
            path,
            element: <HomePage />,
          })),
          ...each(['/member'], pages.member),
          ...each(['/help', '/helpmc'], pages.help),
          ...each(['/sports', '/esports'], pages.sports),
          ...each(['/cockfight'], pages.gameCenter),
          ...each(['/chat'], pages.chat),
          ...each(['/lott', '/elott'], pages.lotteryCenter),
          ...each(['/live', '/fish', '/rng', '/pvp', '/bgs', '/hot'], pages.gameList),
          ...each(['/provider'], pages.provider),
          ...each(['/favorite', '/recent'], pages.account),
          ...guarded(['/lottery', '/seaLottery', '/vnLottery'], pages.lottery),
          ...each(['/lotteryResults'], pages.lotteryResults),
          ...each(['/raspadinhas'], pages.lotteryInstant),
          ...each(['/lotteryManual'], pages.lotteryManual),
          ...each(['/ticket'], pages.ticket),
          ...each(['/promotions'], pages.promotions),
          ...each(['/pointMall'], pages.pointMall),
          ...each(['/seamless'], pages.seamless),
          ...each(['/demo'], pages.demo),
          ...each(['/social/:provider'], pages.social),
          ...each(['/identity'], pages.identity),
          ...each(['/proofs'], pages.proofs),
          ...each(['/returns'], pages.returns),
          ...each(['/status'], pages.status),
          ...each(['/offline'], pages.offline),
          ...each(['*'], pages.notFound),
        ],
      },
      { element: <AgentLayout />, children: each(['/agent', '/agentHome'], pages.agent) },
    ],
  },
]

/** The lazy part that a path shows; undefined for home. */
export const partAt = (pathname: string): Part | undefined =>
  matchRoutes(routes, pathname)
    ?.map((match) => (match.route.handle as Handle | undefined)?.part) // set above
    .findLast((found) => found !== undefined)

export const isNotFound = (found: Part | undefined): boolean => found === pages.notFound
