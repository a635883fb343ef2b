import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { Toaster } from '@trevo/ui/toast.tsx'
import { loadSiteCatalog } from '@trevo/i18n/site/catalog.ts'
import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { recordAnswer } from '../../core/api/trouble.ts'
import { createQueries } from '../app.tsx'
import { announcementsQuery } from '../../entities/announcement/announcements.ts'
import { LanguageProvider } from '../../core/language/language.tsx'
import { initialSession } from '../../core/session/session-state.ts'
import { startSession } from '../../core/session/store.ts'
import { demoBoot, demoStatus } from '../../testing/demo-boot.ts'
import { refusal, standInServer, value } from '../../testing/stand-in-server.ts'
import { Loading, slowAfterMs } from './loading-cover.tsx'
import { NetworkNotice } from './network-notice.tsx'

const path = '/wps/relay/MCSFE_getListAnnouncements'
const nothing = { banners: [], player: [], popup: [], promotion: [] }

const Reader = ({ language }: { language: string }) => (
  <p>{useQuery(announcementsQuery(language)).status}</p>
)
const show = async (language: LanguageCode, readers: readonly string[]) => {
  startSession(initialSession(demoStatus(), () => 0))
  const catalog = await loadSiteCatalog(language)
  const { banners: _, ...boot } = demoBoot()
  const queries = createQueries(boot)
  await act(async () =>
    render(
      <QueryClientProvider client={queries}>
        <LanguageProvider initial={{ language, catalog }}>
          <Suspense>
            <NetworkNotice />
            {readers.map((reader) => (
              <Reader key={reader} language={reader} />
            ))}
            <Loading />
          </Suspense>
          <Toaster />
        </LanguageProvider>
      </QueryClientProvider>,
    ),
  )
  return queries
}
const wait = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  recordAnswer()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('notices about the network', () => {
  test.each([
    ['PT', 'Problema de conexão. Tente de novo.'],
    ['EN', 'Network link abnormal, try again'],
  ] as const)(
    'ERR-12: in %s a silent server is reported once, for any number of calls',
    async (language, words) => {
      await standInServer({})
      await show(language, ['A', 'B', 'C'])
      // A GET is tried three times before the server counts as silent.
      await wait(4_900)
      expect(screen.getAllByText(words)).toHaveLength(1)
      await wait(6_000)
      expect(screen.queryByText(words)).toBeNull()
    },
  )

  test('a refusal is an answer, and after an answer the next failure is reported again', async () => {
    let say = () =>
      refusal('not_found', { message: 'Nada aqui' }) as ReturnType<typeof value> | undefined
    await standInServer({
      get [path]() {
        const answer = say()
        return answer ? () => answer : (undefined as never) // no answer: the stand-in never responds
      },
    })
    const queries = await show('PT', ['A'])
    const words = 'Problema de conexão. Tente de novo.'
    await wait(4_900)
    expect(screen.queryByText(words)).toBeNull()
    const ask = async () => {
      void queries.refetchQueries({ queryKey: ['announcements', 'A'] })
      await wait(4_900)
      return screen.queryAllByText(words).length
    }
    say = () => undefined
    expect(await ask()).toBe(1)
    await wait(6_000)
    expect(await ask()).toBe(0)
    say = () => value(nothing)
    await ask()
    say = () => undefined
    expect(await ask()).toBe(1)
  })

  test.each([
    ['PT', 'Está demorando mais que o normal. Confira sua conexão.'],
    ['EN', 'This is taking longer than usual. Check your connection.'],
  ] as const)(
    'ERR-13: in %s a page that takes longer shows advice to check the connection',
    async (language, words) => {
      await standInServer({})
      await show(language, [])
      await wait(slowAfterMs - 1)
      expect(screen.queryByText(words)).toBeNull()
      await wait(1)
      expect(screen.getByText(words)).toBeTruthy()
    },
  )
})
