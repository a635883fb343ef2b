import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { demoMember } from '../../testing/demo-member.ts'
import { refusal, standInServer, value } from '../../testing/stand-in-server.ts'
import { restoreSession } from './restore-session.ts'
import { closePopup, isPopupOpen, usePopups } from '../../core/popups/popups.ts'
import { initialSession } from '../../core/session/session-state.ts'
import { readSession, startSession } from '../../core/session/store.ts'
import { takeUrlSecrets } from '../../core/session/url-secrets.ts'

const infoPath = '/wps/member/info'
const ticketPath = '/wps/session/login/info'

const visit = async (address: string, answers: Parameters<typeof standInServer>[0]) => {
  const server = await standInServer({
    [infoPath]: () => value(demoMember(0)),
    '/wps/v2/wallets/balance': () => value({ sumBalance: '1.00', currency: 'BRL', seq: '1' }),
    ...answers,
  })
  startSession(initialSession(server.status, () => 0))
  vi.stubGlobal('location', new URL(address, 'http://site.example'))
  vi.spyOn(history, 'replaceState').mockImplementation(() => undefined)
  takeUrlSecrets()
  await restoreSession()
  return server
}

beforeEach(() => {
  closePopup('switchAccount')
})

const logoutPath = '/wps/session/logout'
test('START-7, CALL-28: the ticket in the address logs the visitor in', async () => {
  const server = await visit('/?token=once', {
    [ticketPath]: () => value({ token: 'fresh', id: '7', userName: 'bruno' }),
  })
  expect(server.to(ticketPath).map(({ body }) => body)).toEqual([{ ticket: 'once' }])
  expect(server.to(infoPath)[0]?.headers.get('Authorization')).toBe('fresh')
  expect(sessionStorage.getItem('token')).toBe('fresh')
  expect(readSession().isLogin).toBe(true)
})

test('START-7, START-8: a ticket for another account replaces no active session without asking', async () => {
  sessionStorage.setItem('token', 'old')
  const server = await visit('/?token=once', {
    [ticketPath]: () => value({ token: 'fresh', id: 'other', userName: 'bruno' }),
  })
  expect(server.to(infoPath).map(({ headers }) => headers.get('Authorization'))).toEqual(['old'])
  expect(sessionStorage.getItem('token')).toBe('old')
  const { result } = renderHook(usePopups)
  const offer = { name: 'switchAccount', props: { token: 'fresh', userName: 'bruno' } }
  expect(result.current).toEqual([expect.objectContaining(offer)])
})

test('START-7: a ticket for the account that is logged in changes nothing', async () => {
  sessionStorage.setItem('token', 'old')
  const server = await visit('/?token=once', {
    [ticketPath]: () => value({ token: 'fresh', id: demoMember(0).id, userName: 'ana' }),
    [logoutPath]: () => value(null),
  })
  expect(server.to(logoutPath)[0]?.headers.get('Authorization')).toBe('fresh')
  expect(sessionStorage.getItem('token')).toBe('old')
  expect(isPopupOpen('switchAccount')).toBe(false)
})

test('START-7: a ticket replaces a session that has ended', async () => {
  sessionStorage.setItem('token', 'ended')
  await visit('/?token=once', {
    [infoPath]: ({ headers }) =>
      headers.get('Authorization') === 'fresh'
        ? value(demoMember(0))
        : refusal('login.not.session', { status: 401 }),
    [ticketPath]: () => value({ token: 'fresh', id: '7', userName: 'bruno' }),
  })
  expect(sessionStorage.getItem('token')).toBe('fresh')
  expect(readSession().isLogin).toBe(true)
})

test('START-7: an invalid ticket leaves the session unchanged', async () => {
  sessionStorage.setItem('token', 'old')
  const server = await visit('/?token=stale', {
    [ticketPath]: () => refusal('ticket.invalid', { status: 401 }),
  })
  expect(server.to(infoPath)[0]?.headers.get('Authorization')).toBe('old')
  expect(readSession().isLogin).toBe(true)
})

test('START-7: a session token in the address is only ever treated as a ticket', async () => {
  const server = await visit('/?token=a-session-token', {
    [ticketPath]: () => refusal('ticket.invalid', { status: 401 }),
  })
  expect(server.to(infoPath)).toEqual([])
  expect(sessionStorage.getItem('token')).toBeNull()
  expect(readSession().isLogin).toBe(false)
})
