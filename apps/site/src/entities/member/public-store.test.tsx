import type { MemberInfo } from '@trevo/contract/wps/member.ts'
import type { SiteLanguage } from '@trevo/i18n/languages.ts'
import { act, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { expect, test } from 'vitest'
import { balanceStore } from '../../core/session/balance-store.ts'
import { initialSession } from '../../core/session/session-state.ts'
import { enterSession, startSession } from '../../core/session/store.ts'
import { demoAnnouncements } from '../../testing/demo-announcements.ts'
import { demoMember } from '../../testing/demo-member.ts'
import { withBrand } from '../../testing/demo-brand.ts'
import { showPage } from '../../testing/show-page.tsx'
import { standInServer, value } from '../../testing/stand-in-server.ts'
import { usePublicStore, type PublicStore } from './public-store.ts'

const level = {
  labelName: 'Broto',
  labelNames: { PT: 'Broto', EN: 'Sprout' },
  rankLevel: 1,
} as const
const unreadPath = '/wps/relay/CSP_unreadCount'

const start = async (executions = 'ABF', inbox = true) => {
  const server = await standInServer({
    '/wps/relay/MCSFE_getListAnnouncements': () => value(demoAnnouncements(executions)),
    [unreadPath]: () => value(3),
  })
  const status = withBrand(server.status, { VIP: true, REFERRAL: true, INBOX3: inbox })
  startSession(initialSession(status, () => 0))
  return server
}
const enter = (type = 0, clubLabel: MemberInfo['clubLabel'] = level) =>
  act(async () => enterSession('tok', { ...demoMember(type), clubLabel }))

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

test('HOME-6, MODEL-8: a brand without levels has no VIP for its members, regardless of its switch', async () => {
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
  'ROLE-7, MODEL-8: for $name unread messages are requested $asked times',
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

test('MODEL-8: what has not arrived yet counts as nothing', async () => {
  const server = await standInServer({})
  startSession(initialSession(withBrand(server.status, { INBOX3: true }), () => 0))
  await enter()
  await showPage(<Reader />)
  await waitFor(() => expect(server.to(unreadPath)).toHaveLength(1))
  expect(store).toMatchObject({
    availablePromoCount: 0,
    unreadMessage: 0,
    banners: [],
    notice: [],
    popup: [],
    promotion: [],
  })
})
