import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { initialSession } from '../../../core/session/session-state.ts'
import { startSession } from '../../../core/session/store.ts'
import { demoStatus } from '../../../testing/demo-boot.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { press } from '../../../testing/show-to-member.tsx'
import ConsentPopup from './consent-popup.tsx'
import { ConsentPrompt } from './consent-prompt.tsx'
import { readConsent } from './consent.ts'

const begin = (gtagId: string | null) =>
  startSession(initialSession(demoStatus({ info: { analytics: { gtagId } } }), () => 0))

beforeEach(() => begin('G-TREVO'))
afterEach(() => {
  document.cookie = 'consent=; path=/; max-age=0'
})

test.each([
  ['analytics', 'A medição de visitas está ativada.'],
  ['none', 'A medição de visitas está desativada.'],
])('the choice can be reviewed later: %s', async (consent, text) => {
  document.cookie = `consent=${consent}; path=/`
  await showPage(<ConsentPopup onClose={() => undefined} />)
  expect(await screen.findByText(text)).toBeTruthy()
})

test('the choice can be changed later: the dialog closes, and the change is stored', async () => {
  document.cookie = 'consent=analytics; path=/'
  const onClose = vi.fn<() => void>()
  await showPage(<ConsentPopup onClose={onClose} />)
  await screen.findByRole('button', { name: 'Só o necessário' })
  await press('Só o necessário')
  expect(onClose).toHaveBeenCalledOnce()
  await waitFor(() => expect(readConsent()).toBe('none'))
})

test('where nothing is measured, changing the choice stores none', async () => {
  begin(null)
  await showPage(<ConsentPopup onClose={() => undefined} />)
  await screen.findByRole('button', { name: 'Só o necessário' })
  await press('Só o necessário')
  await act(() => new Promise<void>((resolve) => setTimeout(resolve)))
  expect(readConsent()).toBeUndefined()
})

test('START-6: a visitor is asked once, and the question leaves with the answer', async () => {
  await showPage(<ConsentPrompt />)
  expect(await screen.findByRole('region', { name: 'Sua privacidade' })).toBeTruthy()
  await press('Só o necessário')
  expect(readConsent()).toBe('none')
  expect(screen.queryByRole('region')).toBeNull()
})

test.each([
  ['a brand measures nothing', null, ''],
  ['the visitor has agreed', 'G-TREVO', 'consent=analytics; path=/'],
  ['the visitor has refused', 'G-TREVO', 'consent=none; path=/'],
])('nobody is asked where %s', async (_, gtagId, cookie) => {
  begin(gtagId)
  document.cookie = cookie
  await showPage(<ConsentPrompt />)
  await act(async () => void (await import('./consent-banner.tsx')))
  expect(screen.queryByRole('region')).toBeNull()
})
