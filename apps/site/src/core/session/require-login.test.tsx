import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { demoStatus } from '../../testing/demo-boot.ts'
import { demoMember } from '../../testing/demo-member.ts'
import { closePopup, usePopups } from '../popups/popups.ts'
import { askForLogin, requireAccount, requireLogin } from './require-login.ts'
import { initialSession } from './session-state.ts'
import { enterSession, leaveSession, startSession } from './store.ts'

beforeEach(() => {
  startSession(initialSession(demoStatus(), () => 0))
})
afterEach(() => {
  window.history.replaceState(null, '', '/')
  cleanup()
  closePopup()
})

test('ROLE-12: an action that needs a login opens it', () => {
  const { result } = renderHook(usePopups)
  act(() => expect(requireLogin()).toBe(false))
  expect(result.current.map((popup) => popup.name)).toEqual(['login'])
  enterSession('secret', demoMember())
  expect(requireLogin()).toBe(true)
})

test('ROLE-8, ROLE-12: a visitor whose token is being checked counts as a member, until it is refused', () => {
  const { result } = renderHook(usePopups)
  sessionStorage.setItem('token', 'kept')
  expect([requireLogin(), requireAccount('')]).toEqual([true, true])
  expect(result.current).toEqual([])
  act(() => leaveSession())
  act(() => expect([requireLogin(), requireAccount('')]).toEqual([false, false]))
  expect(result.current.map((popup) => popup.name)).toEqual(['login'])
})

test.each([
  ['/rng?gameClassify=CRASH#top', { back: '/rng?gameClassify=CRASH#top' }],
  ['/seamless?nodeId=1001', { back: '/seamless?nodeId=1001' }],
  ['/login', {}],
  ['/Register', {}],
])('ROUTE-25: after the login for an action at %s the visitor goes to %o', (address, props) => {
  window.history.replaceState(null, '', address)
  const { result } = renderHook(usePopups)
  for (const ask of [requireLogin, () => requireAccount(''), askForLogin]) {
    act(() => void ask())
    expect(result.current.map((popup) => popup.props)).toEqual([props])
    act(() => closePopup())
  }
})
