import type { MemberInfo } from '@trevo/contract/wps/member.ts'
import type { SiteLanguage } from '@trevo/i18n/languages.ts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { balanceStore } from '../../core/session/balance-store.ts'
import { initialSession } from '../../core/session/session-state.ts'
import { enterSession, leaveSession, startSession } from '../../core/session/store.ts'
import { AnnouncedPopups } from '../../features/announcements/announced-popups.tsx'
import { closePopup } from '../../core/popups/popups.ts'
import { demoMember } from '../../testing/demo-member.ts'
import { withBrand } from '../../testing/demo-brand.ts'
import { showPage } from '../../testing/show-page.tsx'
import { standInServer, value } from '../../testing/stand-in-server.ts'
import { usePublicStore, type PublicStore } from './public-store.ts'

const notice = (id: string) => ({
  id,
  title: id,
  content: id,
  publishedAt: '2026-01-01T00:00:00.000Z',
})
const banner = (groupName: string) => ({
  groupName,
  url: '',
  linkage: '',
  linkageType: 'URL',
  title: groupName,
  text: '',
  action: '',
  hue: 0,
  symbols: [],
  nodeId: null,
})
const announcements = (executions: string) => ({
  banners: ['w_register', 'w_home', 'w_leftmenu'].map(banner),
  player: [notice('n')],
  popup: executions.split('').map((execution) => ({ ...notice(execution), execution })),
  promotion: [notice('p1'), notice('p2')],
})

const level = {
  labelName: 'Broto',
  labelNames: { PT: 'Broto', EN: 'Sprout' },
  rankLevel: 1,
} as const
const unreadPath = '/wps/relay/CSP_unreadCount'

const start = async (executions = 'ABF', inbox = true) => {
  const server = await standInServer({
    '/wps/relay/MCSFE_getListAnnouncements': () => value(announcements(executions)),
    [unreadPath]: () => value(3),
  })
  const status = withBrand(server.status, { VIP: true, REFERRAL: true, INBOX3: inbox })
  startSession(initialSession(status, () => 0))
  return server
}
const enter = (type = 0, clubLabel: MemberInfo['clubLabel'] = level) =>
  act(async () => enterSession('tok', { ...demoMember(type), clubLabel }))

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  closePopup()
  balanceStore.set(undefined)
  vi.unstubAllGlobals()
})

let store: PublicStore | undefined
const Reader = () => {
  const read = usePublicStore()
  useEffect(() => {
    store = read
  })
  return null
}

test.each(['PT', 'EN'] as const)(
  'MODEL-8: in %s the public store has balance, currencySymbol, hasVip, vipLabelName, vipRankLevel, availablePromo, availablePromoCount and unreadMessage',
  async (language: SiteLanguage) => {
    await start()
    await enter()
    balanceStore.set({ amount: '12.50', currency: 'BRL', seq: '1' })
    await showPage(<Reader />, { language })
    await waitFor(() =>
      expect(store).toMatchObject({
        balance: '12.50',
        currencySymbol: 'R$',
        hasVip: true,
        vipLabelName: level.labelNames[language],
        vipRankLevel: 1,
        availablePromo: { REFERRAL: { enabled: true } },
        availablePromoCount: 2,
        unreadMessage: 3,
      }),
    )
  },
)

test('MODEL-8: the balance in it follows every movement', async () => {
  await start()
  await enter()
  balanceStore.set({ amount: '12.50', currency: 'BRL', seq: '1' })
  await showPage(<Reader />)
  await waitFor(() => expect(store?.balance).toBe('12.50'))
  await act(async () => balanceStore.set({ amount: '10.00', currency: 'BRL', seq: '2' }))
  expect(store?.balance).toBe('10.00')
})

test('HOME-6, MODEL-8: a brand without levels has no VIP for its members, whatever its switch says', async () => {
  await start()
  await showPage(<Reader />)
  await waitFor(() => expect(store?.hasVip).toBe(true))
  await enter(0, null)
  await waitFor(() => expect(store?.hasVip).toBe(false))
  expect(store).toMatchObject({ vipLabelName: undefined, vipRankLevel: undefined })
})

test.each([
  { name: 'a guest', type: undefined, inbox: true, asked: 0, unread: 0 },
  { name: 'a trial user', type: 4, inbox: true, asked: 0, unread: 0 },
  { name: 'a member where INBOX3 is off', type: 0, inbox: false, asked: 0, unread: 0 },
  { name: 'a member', type: 0, inbox: true, asked: 1, unread: 3 },
])(
  'ROLE-7, MODEL-8: for $name unread messages are asked for $asked times',
  async ({ type, inbox, asked, unread }) => {
    const server = await start('ABF', inbox)
    if (type !== undefined) await enter(type)
    await showPage(<Reader />)
    await waitFor(() => expect(store?.promotion.length).toBe(2))
    await waitFor(() => expect(store?.unreadMessage).toBe(unread))
    expect(server.to(unreadPath).length).toBe(asked)
  },
)

test('MODEL-9: it also has the banners by group, the notices, the popups by execution, and the promotions', async () => {
  await start()
  await showPage(<Reader />)
  await waitFor(() =>
    expect(store?.banners.map(({ groupName }) => groupName)).toEqual([
      'w_register',
      'w_home',
      'w_leftmenu',
    ]),
  )
  expect(store?.notice.map(({ id }) => id)).toEqual(['n'])
  expect(store?.popup.map(({ execution }) => execution)).toEqual(['A', 'B', 'F'])
  expect(store?.promotion.map(({ id }) => id)).toEqual(['p1', 'p2'])
})

describe('POPUP-1: popups of the brand', () => {
  const shown = () => screen.getByTestId('popups').textContent
  const show = (address = '/') => showPage(<AnnouncedPopups />, { address })
  const close = () => act(async () => closePopup('announced'))

  test('are shown once before the login and once after it, and do not return when closed', async () => {
    await start()
    await show()
    await waitFor(() => expect(shown()).toBe('announced'))
    await close()
    expect(shown()).toBe('')
    await enter()
    await waitFor(() => expect(shown()).toBe('announced'))
    await close()
    cleanup()
    await show('/rng')
    await act(async () => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(shown()).toBe('')
  })

  test('a logout ends the session in which they were shown', async () => {
    await start()
    await enter()
    await show()
    await waitFor(() => expect(shown()).toBe('announced'))
    await close()
    await act(async () => leaveSession())
    await waitFor(() => expect(shown()).toBe('announced'))
  })

  test.each([
    { executions: 'A', isLogin: false, isShown: false },
    { executions: 'B', isLogin: false, isShown: true },
    { executions: 'A', isLogin: true, isShown: true },
    { executions: 'B', isLogin: true, isShown: false },
    { executions: 'F', isLogin: true, isShown: true },
  ])(
    'POPUP-2: execution $executions, logged in $isLogin: shown $isShown',
    async ({ executions, isLogin, isShown }) => {
      await start(executions)
      if (isLogin) await enter()
      await show()
      await act(async () => new Promise((resolve) => setTimeout(resolve, 50)))
      expect(shown()).toBe(isShown ? 'announced' : '')
    },
  )

  test('nobody is interrupted in a game', async () => {
    await start()
    await enter()
    await show('/seamless?nodeId=1')
    await act(async () => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(shown()).toBe('')
  })
})
