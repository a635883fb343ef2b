import { getSystemStatus, listHotGames } from '@trevo/api-client/endpoints.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from '../core/api/api.ts'
import { emitLiveEvent } from '../core/live/live-events.ts'
import { initialSession, viewOf } from '../core/session/session-state.ts'
import { readSession, startSession } from '../core/session/store.ts'
import { demoStatus } from '../testing/demo-boot.ts'
import { refusal, standInServer, value } from '../testing/stand-in-server.ts'
import { askEveryMs, watchStatus } from './watch-status.ts'

const reload = vi.fn<() => void>()
let stop = () => undefined as void

const statusPath = getSystemStatus.path
const view = () => viewOf(readSession().systemStatus)
const begin = (change: Parameters<typeof demoStatus>[0] = {}) => {
  startSession(initialSession(demoStatus(change), () => 0))
  stop = watchStatus({ reload, chance: () => 0.5 })
}
const see = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  reload.mockReset()
  vi.useFakeTimers()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('START-1: an open page notices within a minute that the system has closed', async () => {
  const server = await standInServer({
    [statusPath]: () => value(demoStatus({ maintenance: true })),
  })
  begin()
  await vi.advanceTimersByTimeAsync(askEveryMs - 1)
  expect([server.asked.length, view()]).toEqual([0, 0])
  await vi.advanceTimersByTimeAsync(1)
  expect([server.asked.length, view()]).toEqual([1, 1])
  expect(reload).not.toHaveBeenCalled()
})

test('ERR-16: answers with that refusal trigger a single check, however many there are', async () => {
  const server = await standInServer({
    [statusPath]: () => value(demoStatus({ maintenance: true })),
    [listHotGames.path]: () => refusal('system.maintenance', { status: 400 }),
  })
  begin()
  await Promise.all([1, 2, 3].map(() => call(listHotGames)))
  await vi.advanceTimersByTimeAsync(0)
  expect(view()).toBe(1)
  expect(server.to(statusPath)).toHaveLength(1)
})

test('ERR-16: a page notified of a change checks within two seconds, visible or not', async () => {
  const server = await standInServer({
    [statusPath]: () => value(demoStatus({ maintenance: true })),
  })
  begin()
  see('hidden')
  emitLiveEvent({ topic: 'status-changed' })
  emitLiveEvent({ topic: 'status-changed' })
  await vi.advanceTimersByTimeAsync(999)
  expect(server.asked).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(1)
  expect([server.asked.length, view()]).toEqual([1, 1])
})

test('a closed page polls more often, and is reloaded when the system opens', async () => {
  await standInServer({ [statusPath]: () => value(demoStatus()) })
  begin({ maintenance: true })
  await vi.advanceTimersByTimeAsync(29_999)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(reload).toHaveBeenCalledOnce()
})

test('a hidden page does not poll; when shown again after a minute, it does', async () => {
  const server = await standInServer({ [statusPath]: () => value(demoStatus()) })
  begin()
  see('hidden')
  await vi.advanceTimersByTimeAsync(10 * askEveryMs)
  expect(server.asked).toHaveLength(0)
  see('visible')
  await vi.advanceTimersByTimeAsync(0)
  expect(server.asked).toHaveLength(1)
  see('hidden')
  see('visible')
  await vi.advanceTimersByTimeAsync(0)
  expect(server.asked).toHaveLength(1)
})

test('an unchanged answer does not render the page again; a switched module does', async () => {
  let info = {}
  await standInServer({
    [statusPath]: () => value({ ...demoStatus({ info }), answeredAt: 'later' }),
  })
  begin()
  const before = readSession()
  await vi.advanceTimersByTimeAsync(askEveryMs)
  expect(readSession()).toBe(before)
  info = {
    whitelabel: {
      modId: 'ROOT',
      enabled: '1',
      childrenNodes: [{ modId: 'FREEPLAY3', enabled: '1', childrenNodes: [] }],
    },
  }
  await vi.advanceTimersByTimeAsync(askEveryMs)
  expect(readSession().hasFreePlay).toBe(true)
})
