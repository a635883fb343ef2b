import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { initialSession } from '../../core/session/session-state.ts'
import { startSession } from '../../core/session/store.ts'
import { showPage } from '../../testing/show-page.tsx'
import { passkeyOptions, standInPasskeys } from '../../testing/stand-in-passkeys.ts'
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

const startPath = '/wps/session/again/passkey'
const openWithPasskey = async (
  answers: Parameters<typeof standInServer>[0] = {},
  device: Parameters<typeof standInPasskeys>[0] = {},
) => {
  standInPasskeys(device)
  const server = await standInServer({
    '/wps/member/security/passkeys': () => value([passkey]),
    [startPath]: () => value({ challengeId: 'c1', options: passkeyOptions }),
    ...answers,
  })
  startSession(initialSession(server.status, () => 0))
  const onEnd = vi.fn<(isProven: boolean) => void>()
  await showPage(<ProveAgainPopup onEnd={onEnd} onClose={() => undefined} />)
  return { server, onEnd }
}
const usePasskey = async () => {
  const button = await screen.findByRole('button', { name: 'Usar chave de acesso' })
  await act(async () => fireEvent.click(button))
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

test('a passkey proves it too: what was asked for goes on', async () => {
  const { server, onEnd } = await openWithPasskey({
    '/wps/session/again': () => value({}),
  })
  await usePasskey()
  await waitFor(() => expect(onEnd).toHaveBeenCalledWith(true))
  expect(server.to('/wps/session/again')[0]?.body).toMatchObject({
    challengeId: 'c1',
    response: { id: 'AAAA' },
  })
})

test('a passkey that is not used, or refused, says so, and can be used again', async () => {
  const { server, onEnd } = await openWithPasskey({}, { isUsed: false })
  await usePasskey()
  expect(await screen.findByText(/A chave de acesso não foi usada/)).toBeTruthy()
  expect(server.to('/wps/session/again')).toEqual([])
  expect(
    screen.getByRole('button', { name: 'Usar chave de acesso' }).getAttribute('aria-busy'),
  ).not.toBe('true')
  cleanup()
  await openWithPasskey({ [startPath]: () => refusal('x', { message: 'Agora não.' }) })
  await usePasskey()
  expect(await screen.findByText('Agora não.')).toBeTruthy()
  expect(onEnd).not.toHaveBeenCalled()
})
