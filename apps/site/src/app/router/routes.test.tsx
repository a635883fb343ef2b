import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { RouteObject } from 'react-router'
import { AgentLayout } from '../layout/agent-layout.tsx'
import { SiteLayout } from '../layout/site-layout.tsx'
import { partAt, routes } from './routes.tsx'

const groups: readonly (readonly [group: string, paths: readonly string[], file: string])[] = [
  ['Promotions', ['/promotions'], 'promotions/promotions-page.tsx'],
  ['Seamless', ['/seamless'], 'seamless/seamless-page.tsx'],
  ['Lottery', ['/lottery', '/seaLottery', '/vnLottery'], 'lottery/lottery-page.tsx'],
  ['MemberCenter', ['/member'], 'member/member-page.tsx'],
  ['PointMall', ['/pointMall'], 'point-mall/point-mall-page.tsx'],
  ['ProviderListCenter', ['/provider'], 'provider-list/provider-list-page.tsx'],
  ['AccountGame', ['/favorite', '/recent'], 'account-game/account-game-page.tsx'],
  [
    'GameListCenter',
    ['/live', '/fish', '/rng', '/pvp', '/bgs', '/hot'],
    'game-list/game-list-page.tsx',
  ],
  ['GameCenter', ['/cockfight'], 'game-center/game-center-page.tsx'],
]

test.each(groups)('ROUTE-24: %s is at %j, as a separate part', (_, paths, file) => {
  for (const path of paths) expect(partAt(path)?.file).toBe(`src/pages/${file}`)
})

test('ROUTE-24: no route imports one of the nine pages before it is shown', () => {
  const source = readFileSync(join(import.meta.dirname, 'routes.tsx'), 'utf8')
  const atOnce = [...source.matchAll(/^import .* from '(.+)'$/gm)].map(([, from = '']) => from)
  expect(atOnce.filter((from) => from.includes('/pages/'))).toEqual([
    '../../pages/home/home-page.tsx',
  ])
})

test('ROUTE-17, ROUTE-18: every route except those of the agents uses the site layout', () => {
  const layoutOf = ({ element }: RouteObject) => (element as { type?: unknown }).type
  const layouts = routes.flatMap(({ children = [] }) => children)
  expect(layouts.map(layoutOf)).toEqual([SiteLayout, AgentLayout])
  const [ofSite, ofAgents] = layouts.map(({ children = [] }) => children.map(({ path }) => path))
  expect(ofAgents).toEqual(['/agent', '/agentHome'])
  expect(ofSite?.filter((path) => /^\/agent/i.test(path ?? ''))).toEqual([])
  expect(ofSite).toContain('*')
})
