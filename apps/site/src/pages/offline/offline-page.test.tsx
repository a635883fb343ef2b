import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { Component as OfflinePage } from './offline-page.tsx'

beforeEach(() => history.replaceState(null, '', '/offline?from=%2Frng'))

const show = async () => {
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined)
  const page = await showPage(<OfflinePage />)
  await screen.findByRole('heading', { level: 1, name: 'Você está sem internet' })
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
