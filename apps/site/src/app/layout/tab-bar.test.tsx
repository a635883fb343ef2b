import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { initialSession } from '../../core/session/session-state.ts'
import { enterSession, startSession } from '../../core/session/store.ts'
import { TabBar } from './tab-bar.tsx'
import { demoMember } from '../../testing/demo-member.ts'
import { showPage } from '../../testing/show-page.tsx'
import { refusal, standInServer, value } from '../../testing/stand-in-server.ts'
import { MarkPage } from '../../entities/member/own-exclusion.ts'

const none = { banners: [], player: [], popup: [], promotion: [], headline: [] }
const start = async (exclusion: { endsAt: string | null } | null) => {
  const server = await standInServer({
    '/wps/relay/MCSFE_getListAnnouncements': () => value({ ...none, exclusion }),
  })
  startSession(initialSession(server.status, () => 0))
  return server
}
const page = (
  <>
    <MarkPage />
    <TabBar />
  </>
)
const marks = () => [...document.documentElement.classList]
const tabs = () => screen.getAllByRole('link').map((link) => link.textContent)

beforeEach(() => {
  document.documentElement.className = ''
})

test('MEMBER-4: a member on a break sees no tab that leads to play or to a deposit', async () => {
  await start({ endsAt: '2026-12-04T07:13:13Z' })
  enterSession('tok', demoMember())
  await showPage(page)
  await waitFor(() => expect(marks()).toEqual(['on-break']))
  expect(tabs()).toEqual(['Início', 'Extrato', 'Sacar', 'Ajuda', 'Conta'])
})

test('any other member, and a guest, sees the usual ones', async () => {
  await start(null)
  await showPage(page)
  expect(marks()).toEqual([])
  cleanup()
  enterSession('tok', demoMember())
  await showPage(page)
  await waitFor(() => expect(marks()).toEqual([]))
  expect(tabs()).toEqual(['Início', 'Loterias', 'Depositar', 'Prêmios', 'Conta'])
})

test('SESSION-4: while a stored token is being checked, advertising of play is hidden', async () => {
  await start(null)
  sessionStorage.setItem('token', 'tok')
  await showPage(page)
  expect(marks()).toEqual(['undecided'])
  for (const name of ['Depositar', 'Prêmios']) {
    expect(screen.getByRole('link', { name }).dataset['call']).toBe('play')
  }
})

test('while the server cannot tell whether a member is on a break, advertising of play is hidden', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let isDown = true
  const server = await standInServer({
    '/wps/relay/MCSFE_getListAnnouncements': () => {
      if (isDown) return refusal('system_err', { status: 500 })
      return value({ ...none, exclusion: null })
    },
  })
  startSession(initialSession(server.status, () => 0))
  enterSession('tok', demoMember())
  await showPage(page)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(marks()).toEqual(['undecided'])
  isDown = false
  await vi.advanceTimersByTimeAsync(10_000)
  await waitFor(() => expect(marks()).toEqual([]))
  vi.useRealTimers()
})
