import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { balanceStore } from '../session/balance-store.ts'
import { initialSession } from '../session/session-state.ts'
import { enterSession, leaveSession, startSession } from '../session/store.ts'
import { AnnouncedPopups } from '../shell/announced-popups.tsx'
import { closePopup } from '../shell/popups.ts'
import { demoMember } from '../testing/demo-member.ts'
import { withBrand } from '../testing/demo-brand.ts'
import { showPage } from '../testing/show-page.tsx'
import { standInServer, value } from '../testing/stand-in-server.ts'
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

const start = async (executions = 'ABF') => {
  const server = await standInServer({
    '/wps/relay/MCSFE_getListAnnouncements': () => value(announcements(executions)),
  })
  const status = withBrand(server.status, { VIP: true, REFERRAL: true })
  startSession(initialSession(status, () => 0))
}
const enter = () => act(async () => enterSession('tok', demoMember(0)))

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

test('the public store has balance, currency, whether there is VIP, and promotions', async () => {
  await start()
  await enter()
  balanceStore.set({ amount: '12.50', currency: 'BRL', seq: '1' })
  await showPage(<Reader />)
  await waitFor(() =>
    expect(store).toMatchObject({
      balance: '12.50',
      currencySymbol: 'R$',
      hasVip: true,
      availablePromo: { REFERRAL: { enabled: true } },
      availablePromoCount: 2,
    }),
  )
  await act(async () => balanceStore.set({ amount: '10.00', currency: 'BRL', seq: '2' }))
  expect(store?.balance).toBe('10.00')
})

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
