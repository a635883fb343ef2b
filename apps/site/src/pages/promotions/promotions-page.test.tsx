import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
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
const listPath = '/wps/relay/MCS2_listPromotions'
const gift = {
  promotionId: '7',
  anchor: 'presente',
  kind: 'cashGift',
  category: 'special',
  title: 'Presente',
  lead: 'R$ 1,00 em dinheiro',
  body: 'Direto no saldo.',
  hue: 45,
  symbols: ['wrapped-gift'],
  startsAt: '2026-03-02T12:00:00.000Z',
  endsAt: null,
  timeZone: 'America/Sao_Paulo',
  terms: {
    conditions: { op: 'all', of: [] },
    countedOver: 'promotion',
    reward: { prize: 'cash', value: { form: 'fixed', amount: '1.00' } },
    wagering: null,
    depositMin: null,
    perPerson: { times: 1, per: 'promotion' },
  },
  weightedGames: [],
  left: 12,
  needsBetBefore: true,
  standing: {
    status: 'join',
    progress: [],
    amount: null,
    heldReasons: [],
    reason: null,
    bonusId: null,
  },
}
const begin = async (
  lists: object,
  offered: readonly object[] = [],
  exclusion: { endsAt: string | null } | null = null,
) => {
  const none = { banners: [], player: [], popup: [], promotion: [], headline: [] }
  const server = await standInServer({
    [path]: () => value({ ...none, ...lists }),
    [listPath]: () => value({ list: offered, exclusion }),
  })
  startSession(initialSession(server.status, () => 0))
  return server
}

test('ROUTE-14: every announced promotion is shown with picture, days, terms and its link', async () => {
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

test('ROUTE-14: the anchor in an address leads to its promotion, even if that loads later', async () => {
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

test('ROUTE-14: an empty list of promotions is explained', async () => {
  await begin({})
  await showPage(<PromotionsPage />, { address: '/promotions' })
  expect(await screen.findByText('Nada nesta categoria')).toBeTruthy()
})

test('ROUTE-14: a guest sees promotions, and an address with an anchor opens one with its terms', async () => {
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (
    this: HTMLDialogElement,
  ) {
    this.open = true
  })
  await begin({}, [gift])
  await showPage(<PromotionsPage />, { address: '/promotions#presente' })
  const sheet = await screen.findByRole('dialog', { name: 'Presente' })
  expect(sheet.textContent).toContain('dinheiro, sem requisito de aposta')
  expect(sheet.textContent).toContain('só depois de uma aposta liquidada com dinheiro real')
  expect(screen.getByRole('link', { name: 'Entre para participar' })).toBeTruthy()
  expect(screen.getByText('restam 12')).toBeTruthy()
})

test('CALL-35: the site requests all types for the web, before and after login', async () => {
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

test('a member on a break is offered nothing, and sees until when', async () => {
  await begin({}, [], { endsAt: '2030-03-02T15:00:00.000Z' })
  enterSession('tok', demoMember())
  await showPage(<PromotionsPage />, { address: '/promotions' })
  const said = await screen.findByRole('heading', { name: /^Sua conta está em pausa até/ })
  expect(said.textContent).toMatch(/2030/)
  const way = screen.getByRole('link', { name: 'Ver a minha pausa' })
  expect(way.getAttribute('href')).toBe('/member?page=why')
  expect(screen.queryByLabelText('Código')).toBeNull()
})
