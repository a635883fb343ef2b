import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { rowDelayMs, useRowTurn } from '../../features/home/use-row-turn.ts'
import { gamesQuery } from '../../entities/game/queries.ts'
import { closePopup, openPopup, usePopups } from '../popups/popups.ts'
import { demoStatus } from '../../testing/demo-boot.ts'
import { standInServer, value } from '../../testing/stand-in-server.ts'
import { balanceStore } from './balance-store.ts'
import { requireAccount, requireLogin } from './require-login.ts'
import { initialSession, phaseOf, viewOf, withMember } from './session-state.ts'
import { enterSession, leaveSession, readSession, startSession } from './store.ts'

const member = (type: number) => ({
  id: 'm1',
  account: 'trevo@ana',
  nickname: 'Ana',
  type,
  email: null,
  mobile: null,
  payeeName: null,
  regDate: 0,
  clubLabel: null,
})
const fresh = () => initialSession(demoStatus(), () => 0)

beforeEach(() => {
  sessionStorage.clear()
  startSession(fresh())
})
afterEach(() => {
  cleanup()
  closePopup()
})

describe('the session', () => {
  test.each([
    [1, 'member', true],
    [42, 'member', true],
    [4, 'trial', false],
    [0, 'member', false],
    [17, 'member', false],
  ])('SESSION-1, SESSION-3, ROLE-1: type %i is a %s, agent: %s', (type, phase, isAgent) => {
    const state = withMember(fresh(), member(type))
    expect(phaseOf(state)).toBe(phase)
    expect(state.isAgent).toBe(isAgent)
  })

  test('SESSION-2, SESSION-4: entering makes the visitor known and fills the keys', () => {
    expect(readSession().isLogin).toBe(false)
    enterSession('secret', member(1))
    expect(readSession().isLogin).toBe(true)
    const kept = [
      'token',
      'nickname',
      'account',
      'username',
      'customerId',
      'isAgent',
      'merchant',
      'merchantCode',
    ]
    expect(kept.map((key) => sessionStorage.getItem(key))).toEqual([
      'secret',
      'Ana',
      'trevo@ana',
      'ana',
      'm1',
      'true',
      'trevo',
      'trevo',
    ])
  })

  test('CONST-5: one merchant code: a start re-sets the keys to it, and header and merchant parameter carry it', async () => {
    sessionStorage.setItem('merchant', 'other')
    sessionStorage.setItem('merchantCode', 'other')
    const server = await standInServer({
      '/wps/relay/GCSGAME_gameList': () => value({ games: [], totalPages: 0, totalCount: 0 }),
    })
    startSession(fresh())
    expect({ ...sessionStorage }).toEqual({ merchant: 'trevo', merchantCode: 'trevo' })
    await new QueryClient().fetchInfiniteQuery(gamesQuery('PT', {}))
    const [asked] = server.asked
    expect([asked?.headers.get('Merchant'), asked?.query.get('merchant')]).toEqual([
      'trevo',
      'trevo',
    ])
    vi.unstubAllGlobals()
  })

  test('CONST-5: leaving forgets everything but the brand’s merchant', () => {
    enterSession('secret', member(0))
    balanceStore.set({ amount: '10.00', currency: 'BRL', seq: '3' })
    leaveSession()
    expect({ ...sessionStorage }).toEqual({ merchant: 'trevo', merchantCode: 'trevo' })
    expect(phaseOf(readSession())).toBe('guest')
    expect(balanceStore.read()).toBeUndefined()
  })

  test('SESSION-7: the white-label modules turn the switches', () => {
    const whitelabel = {
      modId: 'ROOT',
      enabled: '1' as const,
      childrenNodes: [
        { modId: 'FREEPLAY3', enabled: '1' as const, childrenNodes: [] },
        {
          modId: 'GROUP',
          enabled: '1' as const,
          childrenNodes: [{ modId: 'REGMOBVERF3', enabled: '0' as const, childrenNodes: [] }],
        },
      ],
    }
    const state = initialSession(demoStatus({ info: { whitelabel } }), () => 0)
    expect(state).toMatchObject({ hasFreePlay: true, smsEnabled: false, mobileReg: false })
  })

  test('CONST-2, CONST-3: the hosts are picked at random from the lists', () => {
    const info = { imageCDNs: ['a', 'b'], launchGameCDNs: ['c', 'd', 'e'] }
    const state = initialSession(demoStatus({ info }), () => 0.99)
    expect([state.imgUrl, state.startGameUrl]).toEqual(['b', 'e'])
  })

  test.each([
    [{}, 0],
    [{ maintenance: true }, 1],
    [{ regionRestriction: true }, 2],
    [{ maintenance: true, regionRestriction: true }, 1],
    [{ domainValid: false }, 2],
    [{ domainValid: false, maintenance: true }, 1],
  ])('START-1, START-3: %o shows view %i', (change, view) => {
    expect(viewOf(demoStatus(change))).toBe(view)
  })
})

test('an older balance never covers a newer one', () => {
  balanceStore.set({ amount: '20.00', currency: 'BRL', seq: '10' })
  balanceStore.set({ amount: '15.00', currency: 'BRL', seq: '9' })
  expect(balanceStore.read()?.amount).toBe('20.00')
  balanceStore.set(undefined)
})

test('ROLE-12: what needs a login asks for it', () => {
  const { result } = renderHook(usePopups)
  act(() => expect(requireLogin()).toBe(false))
  expect(result.current.map((popup) => popup.name)).toEqual(['login'])
  enterSession('secret', member(0))
  expect(requireLogin()).toBe(true)
})

test('ROLE-8, ROLE-12: whose token is still being asked about presses as a member, until it is refused', () => {
  const { result } = renderHook(usePopups)
  sessionStorage.setItem('token', 'kept')
  expect([requireLogin(), requireAccount('')]).toEqual([true, true])
  expect(result.current).toEqual([])
  act(() => leaveSession())
  act(() => expect([requireLogin(), requireAccount('')]).toEqual([false, false]))
  expect(result.current.map((popup) => popup.name)).toEqual(['login'])
})

test('MODAL-3: popups open and close independently', () => {
  const { result } = renderHook(usePopups)
  const names = () => result.current.map((popup) => popup.name)
  act(() => openPopup('login', {}))
  act(() => openPopup('register', {}))
  expect(names()).toEqual(['login', 'register'])
  act(() => closePopup('login'))
  expect(names()).toEqual(['register'])
})

test('HOME-12: each category waits half a second after the one before', () => {
  vi.useFakeTimers()
  const { result } = renderHook(() => useRowTurn('PT'))
  const may = () => [0, 1, 2].map((index) => result.current.turnOf(index).mayLoad)
  expect(may()).toEqual([true, false, false])
  act(() => result.current.settle(0))
  act(() => vi.advanceTimersByTime(rowDelayMs - 1))
  expect(may()).toEqual([true, false, false])
  act(() => vi.advanceTimersByTime(1))
  expect(may()).toEqual([true, true, false])
  act(() => result.current.settle(0))
  act(() => vi.advanceTimersByTime(rowDelayMs * 2))
  expect(may()).toEqual([true, true, false])
  act(() => result.current.settle(1))
  act(() => vi.advanceTimersByTime(rowDelayMs))
  expect(may()).toEqual([true, true, true])
  vi.useRealTimers()
})
