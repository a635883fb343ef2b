import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Headline } from '../../features/home/headline.tsx'
import { initialSession } from '../../core/session/session-state.ts'
import { enterSession, startSession } from '../../core/session/store.ts'
import { demoMember } from '../../testing/demo-member.ts'
import { showPage } from '../../testing/show-page.tsx'
import { standInServer, value } from '../../testing/stand-in-server.ts'
import { Component as PromotionsPage } from './promotions-page.tsx'

const path = '/wps/relay/MCSFE_getListAnnouncements'
const announced = {
  id: '1',
  title: 'Saques grátis',
  content: 'Três por dia.\nDepois há tarifa.',
  publishedAt: '2026-03-02T12:00:00.000Z',
  linkage: '/member?page=withdraw',
  linkageType: 'URL',
  nodeId: null,
  action: 'Sacar',
}
const promotion = {
  ...announced,
  anchor: 'saques-gratis',
  endsAt: '2026-03-30T12:00:00.000Z',
  hue: 150,
  symbols: ['coin', 'star'],
}
const game = {
  ...promotion,
  id: '2',
  title: 'Tigre da semana',
  anchor: 'tigre',
  linkage: '',
  linkageType: 'G',
  nodeId: 1001,
  action: 'Jogar',
  endsAt: null,
}
const begin = async (lists: object) => {
  const none = { banners: [], player: [], popup: [], promotion: [], headline: [] }
  const server = await standInServer({ [path]: () => value({ ...none, ...lists }) })
  startSession(initialSession(server.status, () => 0))
  return server
}

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('ROUTE-14: every announced promotion is shown with picture, days, terms and its way on', async () => {
  await begin({ promotion: [promotion, game] })
  await showPage(<PromotionsPage />, { address: '/promotions' })
  const first = await screen.findByRole('article', { name: 'Saques grátis' })
  expect(first.querySelector('img')?.getAttribute('src')).toBe('/art/drawing/coin-192.webp')
  expect([...first.querySelectorAll('p')].map((line) => line.textContent)).toEqual([
    expect.stringMatching(/^De .*2.*mar.* a .*30.*mar/),
    'Três por dia.',
    'Depois há tarifa.',
  ])
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/member?page=withdraw', '/seamless?nodeId=1001'])
})

test('ROUTE-14: the anchor of an address leads to its promotion, also when that comes later', async () => {
  const scrolled: string[] = []
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (
    this: HTMLElement,
  ) {
    scrolled.push(this.id)
  })
  await begin({ promotion: [promotion, game] })
  await showPage(<PromotionsPage />, { address: '/promotions#tigre' })
  await waitFor(() => expect(scrolled).toEqual(['tigre']))
  expect(document.activeElement?.id).toBe('tigre')
})

test('ROUTE-14: where nothing is announced the page says so', async () => {
  await begin({})
  await showPage(<PromotionsPage />, { address: '/promotions' })
  expect(await screen.findByText('Não há promoção no ar agora.')).toBeTruthy()
})

test('CALL-35: the site asks for all types for the web, before and after the login', async () => {
  const server = await begin({ headline: [announced] })
  await showPage(<Headline />)
  const line = await screen.findByRole('link', { name: /Saques grátis/ })
  expect(line.getAttribute('href')).toBe('/member?page=withdraw')
  const asked = () => server.to(path).map(({ query }) => Object.fromEntries(query))
  const common = { types: 'B,PL,PU,PR,H', platform: 'W' }
  expect(asked()).toEqual([{ ...common, execution: 'B' }])
  cleanup()
  enterSession('tok', demoMember(0))
  await showPage(<Headline />)
  await waitFor(() => expect(asked().at(-1)).toEqual({ ...common, execution: 'A' }))
})
