import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { closePopup } from '../../core/popups/popups.ts'
import { readSession, startSession } from '../../core/session/store.ts'
import { showPage } from '../../testing/show-page.tsx'
import {
  overview,
  press,
  securityPath,
  showCenter,
  startSecurity,
} from '../../testing/show-security.tsx'
import { refusal, value } from '../../testing/stand-in-server.ts'
import SecurityCenter from './security-center.tsx'

describe('the center', () => {
  test('shows how well the account is protected and what comes next', async () => {
    await showCenter()
    expect(await screen.findByRole('heading', { name: 'Proteção fraca' })).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Proteção da conta: 1 de 4' })).toBeTruthy()
    expect(screen.getByText('a•••@mail.com · Não confirmado')).toBeTruthy()
    await press('Confirmar: E-mail')
    expect(screen.getByTestId('popups').textContent).toBe('security')
  })

  test('MODAL-4: the password row opens the popup; without PASS3 the password cannot be changed', async () => {
    await showCenter()
    await screen.findByText('Senha de acesso')
    await press('Trocar: Senha de acesso')
    expect(screen.getByTestId('popups').textContent).toBe('changePass')
    cleanup()
    closePopup()
    await startSecurity({}, {})
    startSession({ ...readSession(), whitelabelVal: { PASS3: false } })
    await showPage(<SecurityCenter />, { address: '/member?page=securityCenter' })
    await screen.findByText('Senha de acesso')
    expect(screen.queryByRole('button', { name: 'Trocar: Senha de acesso' })).toBeNull()
  })

  test('LOGIN-3: a network is shown if the brand offers it, or the account is still connected to it', async () => {
    await showCenter(
      { socialLogins: ['facebook'] },
      { '/wps/session/login/social': () => value(['google']) },
    )
    expect(await screen.findByRole('button', { name: 'Conectar: Google' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Remover: Facebook' })).toBeTruthy()
  })

  test('WhatsApp can always be added; another messenger is listed only if it is given', async () => {
    await showCenter({ profile: { ...overview.profile, whatsapp: null, line: 'ana.line' } })
    expect(await screen.findByRole('button', { name: 'Adicionar: WhatsApp' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Trocar: Line' })).toBeTruthy()
    expect(screen.getByText('ana.line')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /: Facebook$/ })).toBeNull()
  })

  test('the required action of the session is on top', async () => {
    await showCenter({ requiredAction: 'mfa' })
    expect((await screen.findByRole('alert')).textContent).toContain('Para continuar, confirme')
  })

  test('without an answer it shows an error and can be retried', async () => {
    let answer = refusal('unknown.system.err', { status: 500 })
    await showCenter({}, { [securityPath]: () => answer })
    await screen.findByText('Sua conta não carregou')
    answer = value(overview)
    await press('Tentar de novo')
    expect(await screen.findByText('Senha de acesso')).toBeTruthy()
  })
})

const session = (sessionId: string, isCurrent: boolean) => ({
  sessionId,
  isCurrent,
  address: '203.0.113.7',
  userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/131.0 Mobile Safari/537.36',
  device: 'mobile',
  createdAt: '2026-11-20T12:00:00.000Z',
  seenAt: '2026-11-21T12:00:00.000Z',
})

describe('sessions and devices', () => {
  const path = `${securityPath}/sessions`
  const other = '3f0c8f6e-0000-4000-8000-00000000000b'

  test('every device except this one can be signed out', async () => {
    let sessions = [session('3f0c8f6e-0000-4000-8000-00000000000a', true), session(other, false)]
    const server = await showCenter(
      {},
      {
        [path]: () => value(sessions),
        [`${path}/${other}`]: () => {
          sessions = sessions.slice(0, 1)
          return value(null)
        },
      },
      '&part=sessions',
    )
    expect(await screen.findAllByText('Chrome · Android')).toHaveLength(2)
    expect(screen.getAllByText('Este aparelho')).toHaveLength(1)
    await press('Sair: Chrome · Android')
    expect(server.to(`${path}/${other}`).map(({ method }) => method)).toEqual(['DELETE'])
    expect(await screen.findByText('Só este aparelho está conectado.')).toBeTruthy()
  })

  test('all others can be signed out at once', async () => {
    const server = await showCenter(
      {},
      {
        [path]: ({ method }) =>
          method === 'DELETE'
            ? value({ endedCount: 1 })
            : value([session('3f0c8f6e-0000-4000-8000-00000000000a', true), session(other, false)]),
      },
      '&part=sessions',
    )
    await screen.findAllByText('Chrome · Android')
    await press('Sair de todos os outros')
    expect(server.to(path).some(({ method }) => method === 'DELETE')).toBe(true)
  })
})

test('the history shows what happened, how and where, and shows more on request', async () => {
  const event = (eventId: string, kind: string, method: string | null) => ({
    eventId,
    kind,
    method,
    at: '2026-11-20T12:00:00.000Z',
    address: '203.0.113.7',
    userAgent: '',
    device: 'web',
  })
  const path = `${securityPath}/events`
  const server = await showCenter(
    {},
    {
      [path]: ({ query }) =>
        query.get('before') === null
          ? value({ list: [event('2', 'login', 'password')], next: '2' })
          : value({ list: [event('1', 'password_changed', null)], next: null }),
    },
    '&part=history',
  )
  expect(await screen.findByText('Acesso à conta com senha')).toBeTruthy()
  await press('Mostrar mais')
  expect(await screen.findByText('Senha trocada')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Mostrar mais' })).toBeNull()
  await press('Só acessos')
  await waitFor(() => expect(server.to(path).at(-1)?.query.get('logins')).toBe('true'))
})
