import { describe, expect, test } from 'vitest'
import { demoMember } from '../../testing/demo-member.ts'
import { standInServer, value } from '../../testing/stand-in-server.ts'
import { loadMember, restoreSession } from './restore-session.ts'
import { initialSession } from '../../core/session/session-state.ts'
import { leaveSession, readSession, startSession } from '../../core/session/store.ts'

const walletPath = '/wps/relay/GCS_merchantWallet'

const begin = async (isSingle = true) => {
  const server = await standInServer({
    '/wps/member/info': () => value(demoMember()),
    '/wps/v2/wallets/balance': () =>
      value({ sumBalance: '1.00', currency: 'BRL', currencySymbol: 'R$', balance: [], seq: '1' }),
    [walletPath]: () => value({ isSingle }),
  })
  startSession(initialSession(server.status, () => 0))
  return server
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('the merchant wallet', () => {
  test('SESSION-6, SESSION-8, CALL-26: it is fetched once per session and kept under merchantWallet', async () => {
    const server = await begin()
    expect(readSession().hasMerchantWallet).toBe(false)
    await loadMember('tok')
    await settled()
    expect(readSession().hasMerchantWallet).toBe(true)
    expect(sessionStorage.getItem('merchantWallet')).toBe('true')
    const [asked] = server.to(walletPath)
    expect([asked?.method, asked?.headers.get('Authorization')]).toEqual(['GET', 'tok'])

    // A reload: the state is new, but the session storage is kept.
    startSession(initialSession(server.status, () => 0))
    await restoreSession()
    await settled()
    expect(readSession().hasMerchantWallet).toBe(true)
    expect(server.to(walletPath)).toHaveLength(1)
  })

  test('another login fetches it again, also when the brand has several wallets', async () => {
    const server = await begin(false)
    await loadMember('tok')
    await settled()
    expect([readSession().hasMerchantWallet, sessionStorage.getItem('merchantWallet')]).toEqual([
      false,
      'false',
    ])
    leaveSession()
    await loadMember('tok2')
    await settled()
    expect(server.to(walletPath)).toHaveLength(2)
  })

  test('an answer that arrives after logout leaves nothing behind', async () => {
    await begin()
    await loadMember('tok')
    leaveSession()
    await settled()
    expect(sessionStorage.getItem('merchantWallet')).toBeNull()
    expect(readSession().hasMerchantWallet).toBe(false)
  })
})

test('SESSION-5, SESSION-6: the state holds every field of the documents from the start', async () => {
  const { status } = await begin()
  const state = initialSession(status, () => 0)
  const fields = [
    ['userInfo', 'setReg', 'lottGames', 'validate', 'isLogin', 'isAgent', 'isTrial'],
    ['isChangePaw', 'hasFreePlay', 'pwdEnabled'],
    ['showPhoneLogin', 'showVerCodeLogin', 'smsEnabled', 'mobileReg', 'mobileRegPass'],
    ['hasMerchantWallet', 'imgUrl', 'startGameUrl', 'whitelabelVal', 'location'],
    ['memberInfo', 'systemStatus', 'gtagId'],
  ].flat()
  for (const field of fields) expect(state).toHaveProperty(field)
  expect(state.location.ip).toBe('203.0.113.7')
  expect(state).toMatchObject({ isLogin: false, isAgent: false, isTrial: false, gtagId: null })
})

test('START-6, START-10: the state contains the analytics id of the status and the help-center URL', async () => {
  const { status } = await begin()
  const state = initialSession(
    { ...status, info: { ...status.info, analytics: { gtagId: 'G-TREVO' } } },
    () => 0,
  )
  expect([state.gtagId, state.helpCenterUrl]).toEqual(['G-TREVO', '/helpmc'])
})
