import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { initialSession } from '../../../core/session/session-state.ts'
import { startSession } from '../../../core/session/store.ts'
import { demoStatus } from '../../../testing/demo-boot.ts'
import { showPage } from '../../../testing/show-page.tsx'
import ConsentPopup from './consent-popup.tsx'

beforeEach(() => startSession(initialSession(demoStatus(), () => 0)))
afterEach(() => {
  cleanup()
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
