import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { initialSession } from '../../core/session/session-state.ts'
import { startSession } from '../../core/session/store.ts'
import { showPage } from '../../testing/show-page.tsx'
import { refusal, standInServer, value } from '../../testing/stand-in-server.ts'
import ProveAgainPopup from './prove-again-popup.tsx'

afterEach(() => vi.unstubAllGlobals())

const passkey = {
  passkeyId: '3f0c8f6e-0000-4000-8000-000000000001',
  name: 'Chave',
  createdAt: '2026-11-21T12:00:00.000Z',
  lastUsedAt: null,
}

const open = async (passkeys: readonly object[]) => {
  vi.stubGlobal('PublicKeyCredential', () => undefined)
  const server = await standInServer({
    '/wps/member/security/passkeys': () => value(passkeys),
    '/wps/session/again': () => refusal('password.wrong', { status: 403 }),
  })
  startSession(initialSession(server.status, () => 0))
  const onEnd = vi.fn()
  await showPage(<ProveAgainPopup onEnd={onEnd} onClose={() => undefined} />)
  await waitFor(() => expect(server.to('/wps/member/security/passkeys')).toHaveLength(1))
  return { server, onEnd }
}

test('P722: a member with a passkey may use it in place of the password', async () => {
  await open([passkey])
  expect(await screen.findByRole('button', { name: 'Usar chave de acesso' })).toBeTruthy()
})

test('a member without one is asked for the password alone, and a wrong one is named', async () => {
  const { onEnd } = await open([])
  expect(screen.queryByRole('button', { name: 'Usar chave de acesso' })).toBeNull()
  fireEvent.change(await screen.findByLabelText('A senha com que você entra'), {
    target: { value: 'errada' },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Continuar' }))
  expect(await screen.findByText('password.wrong')).toBeTruthy()
  expect(onEnd).not.toHaveBeenCalled()
})
