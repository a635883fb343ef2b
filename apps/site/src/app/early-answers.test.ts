import { getMemberInfo } from '@trevo/api-client/endpoints.ts'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { ask, setCallLanguage } from '../core/api/api.ts'
import { initialSession } from '../core/session/session-state.ts'
import { sessionKeys } from '../core/session/session-keys.ts'
import { startSession } from '../core/session/store.ts'
import { announcementsQuery } from '../entities/announcement/announcements.ts'
import { standInServer, value } from '../testing/stand-in-server.ts'
import { earlyUrls } from './document.ts'

afterEach(() => {
  delete window.trevoEarly
})

/** What the page asked by itself, for this token, before the program ran. */
const askEarly = (token: string): void => {
  const answer = (text: string) => Promise.resolve(Response.json({ success: true, value: text }))
  window.trevoEarly = new Map(earlyUrls.map((url) => [url, [token, 'PT', answer('early')]]))
}

const start = async () => {
  const server = await standInServer({
    '/wps/member/info': () => value('asked'),
    '/wps/relay/MCSFE_getListAnnouncements': () => value('asked'),
  })
  startSession(initialSession(server.status, () => 0))
  sessionKeys.write('token', 'mine')
  setCallLanguage('PT')
  return server
}

test('the program takes the answers that the page asked for, once', async () => {
  const server = await start()
  askEarly('mine')
  expect(await ask(getMemberInfo)).toBe('early')
  expect(await new QueryClient().fetchQuery(announcementsQuery('PT', 'm1'))).toBe('early')
  expect(server.asked).toEqual([])
  expect(await ask(getMemberInfo)).toBe('asked')
})

test('an answer for another token is not taken', async () => {
  await start()
  askEarly('of-another-member')
  expect(await ask(getMemberInfo)).toBe('asked')
})
