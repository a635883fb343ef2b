import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { initialSession } from '../../core/session/session-state.ts'
import { enterSession, leaveSession, startSession } from '../../core/session/store.ts'
import { demoStatus } from '../../testing/demo-boot.ts'
import { demoMember } from '../../testing/demo-member.ts'
import { standInServer, value } from '../../testing/stand-in-server.ts'
import { readPicks, setPicks, type Pick } from './slip-store.ts'
import { useSharedDraft } from './use-shared-draft.ts'

const path = '/wps/sports/draft'
const pick: Pick = { matchId: '7', market: 'result', selection: 'home', odds: 190 }

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  act(() => {
    setPicks([])
    leaveSession()
  })
})

test('a selection is saved for other devices after a pause, and a placed slip is emptied at once', async () => {
  const server = await standInServer({
    [path]: ({ method }) =>
      value(
        method === 'GET' ? { legs: [], updatedAt: null } : { updatedAt: '2030-01-02T12:00:00Z' },
      ),
  })
  startSession(initialSession(server.status, () => 0))
  enterSession('tok', demoMember())
  const client = new QueryClient()
  renderHook(useSharedDraft, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
  await vi.waitFor(() => expect(client.getQueryData(['sports', 'draft', 'm1'])).toBeDefined())
  vi.useFakeTimers()
  const kept = () => server.to(path).filter(({ method }) => method === 'PUT')
  act(() => setPicks([pick]))
  await vi.advanceTimersByTimeAsync(499)
  expect(kept()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(kept()).toMatchObject([{ body: { legs: [pick] } }])
  act(() => setPicks([]))
  await vi.advanceTimersByTimeAsync(0)
  expect(kept().at(-1)).toMatchObject({ body: { legs: [] } })
})

test.each([
  ['is shown where nothing was picked', [], [pick]],
  ['gives way to what was picked here', [{ ...pick, matchId: '8' }], [{ ...pick, matchId: '8' }]],
])('a slip saved on another device %s', async (_, picked, shown) => {
  await standInServer({ [path]: () => value({ legs: [pick], updatedAt: null }) })
  startSession(initialSession(demoStatus(), () => 0))
  enterSession('tok', demoMember())
  setPicks(picked)
  const client = new QueryClient()
  renderHook(useSharedDraft, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
  await vi.waitFor(() => expect(client.getQueryData(['sports', 'draft', 'm1'])).toBeDefined())
  await vi.waitFor(() => expect(readPicks()).toEqual(shown))
})
