import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { initialSession } from '../../core/session/session-state.ts'
import { startSession } from '../../core/session/store.ts'
import { demoStatus } from '../../testing/demo-boot.ts'
import { showPage } from '../../testing/show-page.tsx'
import WarningPopup from './warning-popup.tsx'

beforeEach(() => startSession(initialSession(demoStatus(), () => 0)))

test.each([
  ['confirm', 'PT', 'Confirmar'],
  ['submit', 'PT', 'OK'],
  ['confirm', 'EN', 'Confirm'],
] as const)(
  'a warning is read out, and its %s button in %s closes it',
  async (button, language, name) => {
    const onClose = vi.fn<() => void>()
    await showPage(<WarningPopup text="Espere um pouco." button={button} onClose={onClose} />, {
      language,
    })
    await waitFor(() => expect(document.querySelector('dialog')?.open).toBe(true))
    expect(screen.getByRole('alert').textContent).toBe('Espere um pouco.')
    expect(screen.getAllByRole('button')).toHaveLength(1)
    await act(async () => fireEvent.click(screen.getByRole('button', { name })))
    expect(onClose).toHaveBeenCalledOnce()
  },
)
