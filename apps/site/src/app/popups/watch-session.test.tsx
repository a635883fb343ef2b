import { getBalance } from '@trevo/api-client/endpoints.ts'
import { act, renderHook } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { initialSession } from '../../core/session/session-state.ts'
import { leaveSession, readSession, startSession } from '../../core/session/store.ts'
import { closePopup, openPopup, usePopups } from '../../core/popups/popups.ts'
import { refusal, standInServer } from '../../testing/stand-in-server.ts'
import { call } from '../../core/api/api.ts'
import { watchSession } from './watch-session.ts'

beforeAll(watchSession)

const callRefused = async (code: string) => {
  const server = await standInServer({
    '/wps/v2/wallets/balance': () => refusal(code, { status: 403 }),
  })
  startSession(initialSession(server.status, () => 0))
  await act(() => call(getBalance))
}

test('LOGIN-11, LOGIN-12: a page reloaded before the password was changed requires it again', async () => {
  const { result } = renderHook(usePopups)
  await callRefused('password.change_required')
  expect(result.current).toMatchObject([{ name: 'changePass', props: { forced: 'required' } }])
  const [{ id } = {}] = result.current
  await callRefused('password.change_required')
  expect(result.current).toMatchObject([{ id }])
})

test('SESSION-5: isChangePaw is kept while a password change is pending, and the member is asked once', async () => {
  const { result } = renderHook(usePopups)
  await callRefused('password.change_required')
  expect(readSession().isChangePaw).toBe(true)
  act(() => closePopup('changePass'))
  await act(() => call(getBalance))
  expect(result.current).toEqual([])
  leaveSession()
  expect(readSession().isChangePaw).toBe(false)
})

test('the popup of a first login is not covered by another', async () => {
  const { result } = renderHook(usePopups)
  act(() => openPopup('firstLogin', {}))
  await callRefused('password.change_required')
  expect(result.current.map(({ name }) => name)).toEqual(['firstLogin'])
})

test('a session that requires a second factor is sent to where it is set up', async () => {
  const { result } = renderHook(usePopups)
  await callRefused('security.mfa_required')
  expect(result.current.map(({ name }) => name)).toEqual(['needProof'])
})
