import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { initialSession } from '../../core/session/session-state.ts'
import { startSession } from '../../core/session/store.ts'
import { showPage } from '../../testing/show-page.tsx'
import { standInServer, value } from '../../testing/stand-in-server.ts'
import { Component as OfflinePage } from './offline-page.tsx'

beforeEach(() => history.replaceState(null, '', '/offline?from=%2Frng'))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const show = async ({ isOnline = false } = {}) => {
  const { status } = await standInServer({})
  startSession(initialSession(status, () => 0))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined)
  const page = await showPage(<OfflinePage />)
  const name = isOnline ? 'O site não está respondendo' : 'Você está sem internet'
  await screen.findByRole('heading', { level: 1, name })
  return { replace, page }
}

test('the page that was asked for comes by itself once there is a connection, or by the button', async () => {
  const { replace } = await show()
  expect(replace).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('online'))
  expect(replace.mock.calls).toEqual([['/rng']])
  fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect(replace.mock.calls).toEqual([['/rng'], ['/rng']])
})

test('a visitor who has left it meanwhile is not led back', async () => {
  const { replace, page } = await show()
  page.unmount()
  window.dispatchEvent(new Event('online'))
  expect(replace).not.toHaveBeenCalled()
})

test('to a device with a connection it says whose fault it is, and leads to the status page', async () => {
  await show({ isOnline: true })
  expect(screen.getByText(/a falha é nossa, não da sua internet/)).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Ver o estado dos serviços' })
  expect(link.getAttribute('href')).toBe('/status')
})

test('a device with a connection returns by itself as soon as the site answers', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { replace } = await show({ isOnline: true })
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect(replace).not.toHaveBeenCalled()
  await standInServer({ '/wps/system/status': () => value(null) })
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect(replace).toHaveBeenCalledWith('/rng')
})
