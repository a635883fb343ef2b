import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { demoMember } from '../../testing/demo-member.ts'
import { refusal, standInServer, value } from '../../testing/stand-in-server.ts'
import { restoreSession } from './restore-session.ts'
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

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

test('START-7, START-8, CALL-28: the ticket of the address wins over the token this tab kept', async () => {
  sessionStorage.setItem('token', 'old')
  const server = await visit('/?token=once', {
    [ticketPath]: () => value({ token: 'fresh' }),
  })
  expect(server.to(ticketPath).map(({ body }) => body)).toEqual([{ ticket: 'once' }])
  expect(server.to(infoPath)[0]?.headers.get('Authorization')).toBe('fresh')
  expect(sessionStorage.getItem('token')).toBe('fresh')
  expect(readSession().isLogin).toBe(true)
})

test('START-7: a ticket that opens nothing leaves the session as it was', async () => {
  sessionStorage.setItem('token', 'old')
  const server = await visit('/?token=stale', {
    [ticketPath]: () => refusal('ticket.invalid', { status: 401 }),
  })
  expect(server.to(infoPath)[0]?.headers.get('Authorization')).toBe('old')
  expect(readSession().isLogin).toBe(true)
})

test('START-7: a session token in the address is only ever offered as a ticket', async () => {
  const server = await visit('/?token=a-session-token', {
    [ticketPath]: () => refusal('ticket.invalid', { status: 401 }),
  })
  expect(server.to(infoPath)).toEqual([])
  expect(sessionStorage.getItem('token')).toBeNull()
  expect(readSession().isLogin).toBe(false)
})
