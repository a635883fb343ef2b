import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { closePopup } from '../../core/popups/popups.ts'
import { initialSession } from '../../core/session/session-state.ts'
import { enterSession, leaveSession, startSession } from '../../core/session/store.ts'
import { demoAnnouncements } from '../../testing/demo-announcements.ts'
import { withBrand } from '../../testing/demo-brand.ts'
import { demoMember } from '../../testing/demo-member.ts'
import { showPage } from '../../testing/show-page.tsx'
import { standInServer, value } from '../../testing/stand-in-server.ts'
import { AnnouncedPopups } from './announced-popups.tsx'

/** `told` is what the server announces either before or after login only. */
const start = async (executions = 'ABF', told: Readonly<Record<string, string>> = {}) => {
  const server = await standInServer({
    '/wps/relay/MCSFE_getListAnnouncements': ({ query }) =>
      value(demoAnnouncements(told[query.get('execution') ?? ''] ?? executions)),
  })
  const status = withBrand(server.status, { VIP: true, REFERRAL: true, INBOX3: true })
  startSession(initialSession(status, () => 0))
}
const enter = () => act(async () => enterSession('tok', demoMember()))

describe('POPUP-1: popups of the brand', () => {
  const shown = () => screen.getByTestId('popups').textContent
  const show = (address = '/') => showPage(<AnnouncedPopups />, { address })
  const close = () => act(async () => closePopup('announced'))

  test('are shown once before login and once after it, and do not return when closed', async () => {
    await start()
    await show()
    await waitFor(() => expect(shown()).toBe('announced'))
    await close()
    expect(shown()).toBe('')
    await enter()
    await waitFor(() => expect(shown()).toBe('announced'))
    await close()
    cleanup()
    await show('/rng')
    await act(async () => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(shown()).toBe('')
  })

  test('a logout ends the session in which they were shown', async () => {
    await start()
    await enter()
    await show()
    await waitFor(() => expect(shown()).toBe('announced'))
    await close()
    await act(async () => leaveSession())
    await waitFor(() => expect(shown()).toBe('announced'))
  })

  test.each([
    { executions: 'A', isLogin: false, isShown: false },
    { executions: 'B', isLogin: false, isShown: true },
    { executions: 'A', isLogin: true, isShown: true },
    { executions: 'B', isLogin: true, isShown: false },
    { executions: 'F', isLogin: true, isShown: true },
  ])(
    'POPUP-2: execution $executions, logged in $isLogin: shown $isShown',
    async ({ executions, isLogin, isShown }) => {
      await start(executions)
      if (isLogin) await enter()
      await show()
      await act(async () => new Promise((resolve) => setTimeout(resolve, 50)))
      expect(shown()).toBe(isShown ? 'announced' : '')
    },
  )

  test('popups from before the login are fetched again after it', async () => {
    await start('F', { A: '' })
    await show()
    await waitFor(() => expect(shown()).toBe('announced'))
    await close()
    await enter()
    await act(async () => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(shown()).toBe('')
  })

  test('nothing is shown while a stored token is being checked, however long that takes', async () => {
    await start('F')
    sessionStorage.setItem('token', 'kept')
    await show()
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] })
    await act(async () => vi.advanceTimersByTimeAsync(20_000))
    vi.useRealTimers()
    expect(shown()).toBe('')
    await enter()
    await waitFor(() => expect(shown()).toBe('announced'))
  })

  test('nobody is interrupted during a game', async () => {
    await start()
    await enter()
    await show('/seamless?nodeId=1')
    await act(async () => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(shown()).toBe('')
  })
})
