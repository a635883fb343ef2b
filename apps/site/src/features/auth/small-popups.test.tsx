import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { sessionKeys } from '../../core/session/session-keys.ts'
import { readSession } from '../../core/session/store.ts'
import { demoLogin, demoMember } from '../../testing/demo-member.ts'
import { enter, press, showToMember } from '../../testing/show-to-member.tsx'
import { standInDatabase } from '../../testing/stand-in-database.ts'
import { passkeyOptions, standInPasskeys } from '../../testing/stand-in-passkeys.ts'
import { refusal, value } from '../../testing/stand-in-server.ts'
import { focusWhenShown } from './common/focus-when-shown.ts'
import NeedProofPopup from './need-proof-popup.tsx'
import { PasskeyLogin } from './passkey/passkey-login.tsx'
import ProveAgainPopup from './prove-again-popup.tsx'
import { browserKeys } from '../../entities/member/remember/key-store.ts'
import SwitchAccountPopup from './switch-account-popup.tsx'
import { PasskeyProof } from './two-factor/passkey-proof.tsx'

const touch = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))

describe('the field with the focus', () => {
  const field = () => {
    const form = document.createElement('form')
    const input = form.appendChild(document.createElement('input'))
    return { form, input }
  }
  test('is the field itself, or on touch screens its form', () => {
    const { form, input } = field()
    touch(false)
    focusWhenShown(input)
    expect([form.hasAttribute('autofocus'), input.hasAttribute('autofocus')]).toEqual([false, true])
    expect(form.getAttribute('tabindex')).toBeNull()
    const other = field()
    touch(true)
    focusWhenShown(other.input)
    expect([other.form.hasAttribute('autofocus'), other.input.hasAttribute('autofocus')]).toEqual([
      true,
      false,
    ])
    expect(other.form.tabIndex).toBe(-1)
  })
  test('is nothing where there is none', () => {
    touch(false)
    expect(() => focusWhenShown(null)).not.toThrow()
  })
})

test('who must prove themselves first is led to where that is set up', async () => {
  const onClose = vi.fn<() => void>()
  await showToMember(<NeedProofPopup onClose={onClose} />)
  await screen.findByRole('dialog', { name: 'Proteja sua conta primeiro' })
  await press('Ir para Minha conta')
  expect(onClose).toHaveBeenCalledOnce()
  expect(screen.getByTestId('address').textContent).toBe('/member?page=securityCenter')
})

describe('the password again', () => {
  const show = async (answers: Parameters<typeof showToMember>[1] = {}) => {
    const [onEnd, onClose] = [vi.fn<(isProven: boolean) => void>(), vi.fn<() => void>()]
    const server = await showToMember(<ProveAgainPopup onEnd={onEnd} onClose={onClose} />, answers)
    await screen.findByRole('dialog', { name: 'Ainda é você?' })
    return { server, onEnd, onClose }
  }
  test('goes on once it is right', async () => {
    const answers = [refusal('password.wrong', { message: 'Senha errada.' })]
    const { server, onEnd, onClose } = await show({
      '/wps/session/again': () => answers.shift() ?? value({}),
    })
    enter('A senha com que você entra', 'Folha9')
    await press('Continuar')
    expect(await screen.findByText('Senha errada.')).toBeTruthy()
    expect(onEnd).not.toHaveBeenCalled()
    await press('Continuar')
    await waitFor(() => expect(onEnd).toHaveBeenCalledWith(true))
    expect(onClose).toHaveBeenCalledOnce()
    expect(server.to('/wps/session/again')[1]?.body).toEqual({ password: 'Folha9' })
  })
  test('is busy while it is checked', async () => {
    const { onEnd } = await show({ '/wps/session/again': () => value({}) })
    screen.getByRole('button', { name: 'Continuar' }).click()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Continuar' }).getAttribute('aria-busy')).toBe(
        'true',
      ),
    )
    await waitFor(() => expect(onEnd).toHaveBeenCalled())
  })
  test('closing means no', async () => {
    const { onEnd, onClose } = await show()
    await press('Fechar')
    expect(onEnd).toHaveBeenCalledWith(false)
    expect(onClose).toHaveBeenCalledOnce()
  })
})

describe('a link of another account', () => {
  const show = async () => {
    const onClose = vi.fn<() => void>()
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    const server = await showToMember(
      <SwitchAccountPopup token="other" userName="bia" onClose={onClose} />,
      { '/wps/session/logout': () => value(null) },
    )
    await screen.findByRole('dialog', { name: 'Trocar de conta?' })
    return { server, onClose, reload }
  }
  test('START-7: staying ends the other session', async () => {
    const { server, onClose, reload } = await show()
    await press('Continuar como ana')
    expect(onClose).toHaveBeenCalledOnce()
    expect(reload).not.toHaveBeenCalled()
    expect(sessionKeys.read('token')).toBe('tok')
    await waitFor(() =>
      expect(server.asked.some(({ headers }) => headers.get('Authorization') === 'other')).toBe(
        true,
      ),
    )
  })
  test('START-7: changing leaves this one, and reloads the page', async () => {
    const { reload } = await show()
    const change = screen.getByRole('button', { name: 'Entrar como bia' })
    act(() => change.click())
    expect(change.getAttribute('aria-busy')).toBe('true')
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(sessionKeys.read('token')).toBe('other')
    expect(readSession().isLogin).toBe(false)
  })
})

describe('a login by passkey', () => {
  const paths = {
    options: '/wps/session/login/passkey/options',
    login: '/wps/session/login/passkey',
  }
  const started = () => value({ challengeId: 'c1', options: passkeyOptions })
  const show = async (answers: Parameters<typeof showToMember>[1] = {}) => {
    const onLoggedIn = vi.fn<() => void>()
    const server = await showToMember(<PasskeyLogin onLoggedIn={onLoggedIn} />, {
      '/wps/member/info': () => value(demoMember(0)),
      '/wps/v2/wallets/balance': () => value({ sumBalance: '1.00', currency: 'BRL', seq: '1' }),
      ...answers,
    })
    return { server, onLoggedIn }
  }
  const name = 'Entrar com chave de acesso'

  test('is not offered where the browser has none', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined)
    await show()
    expect(screen.queryByRole('button', { name })).toBeNull()
  })
  test('begins the session', async () => {
    standInPasskeys()
    const { server, onLoggedIn } = await show({
      [paths.options]: started,
      [paths.login]: () => value({ ...demoLogin, token: 'fresh' }),
    })
    await screen.findByRole('button', { name })
    await press(name)
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce())
    expect(server.to(paths.login)[0]?.body).toMatchObject({
      challengeId: 'c1',
      site: 'member',
      response: { id: 'AAAA' },
    })
    expect(sessionKeys.read('token')).toBe('fresh')
  })
  test('that is cancelled says so', async () => {
    standInPasskeys({ isUsed: false })
    const { server, onLoggedIn } = await show({ [paths.options]: started })
    await screen.findByRole('button', { name })
    await press(name)
    expect(await screen.findByText(/Tente de novo ou entre com a senha/)).toBeTruthy()
    expect(server.to(paths.login)).toHaveLength(0)
    expect(onLoggedIn).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name }).getAttribute('aria-busy')).toBeNull()
  })
  test('that is refused says why', async () => {
    standInPasskeys()
    const answers = [refusal('x', { message: 'Agora não.' })]
    const { onLoggedIn } = await show({
      [paths.options]: () => answers.shift() ?? started(),
      [paths.login]: () => refusal('x', { message: 'Chave desconhecida.' }),
    })
    await screen.findByRole('button', { name })
    await press(name)
    expect(await screen.findByText('Agora não.')).toBeTruthy()
    await press(name)
    expect(await screen.findByText('Chave desconhecida.')).toBeTruthy()
    expect(onLoggedIn).not.toHaveBeenCalled()
  })
})

describe('a second factor by passkey', () => {
  const paths = {
    start: '/wps/session/login/verification/start',
    verify: '/wps/session/login/verification',
  }
  const required = {
    challengeId: 'c1',
    reason: 'second_factor',
    expiresAt: '2026-11-21T12:10:00.000Z',
    options: [],
  } as const
  const show = async (answers: Parameters<typeof showToMember>[1]) => {
    const [onProven, onOver] = [
      vi.fn<() => Promise<void>>(async () => undefined),
      vi.fn<(said: string) => void>(),
    ]
    const server = await showToMember(
      <PasskeyProof required={{ ...required, options: [] }} onProven={onProven} onOver={onOver} />,
      answers,
    )
    await screen.findByRole('button', { name: 'Usar chave de acesso' })
    return { server, onProven, onOver }
  }
  const start = (options: object | null = passkeyOptions) => ({
    [paths.start]: () => value({ sentTo: null, passkeyOptions: options }),
  })

  test('lets the login go on', async () => {
    standInPasskeys()
    const { server, onProven } = await show({ ...start(), [paths.verify]: () => value(demoLogin) })
    await press('Usar chave de acesso')
    await waitFor(() => expect(onProven).toHaveBeenCalledWith(demoLogin))
    expect(server.to(paths.start)[0]?.body).toEqual({ challengeId: 'c1', method: 'passkey' })
    expect(server.to(paths.verify)[0]?.body).toMatchObject({
      method: 'passkey',
      passkey: { id: 'AAAA' },
    })
  })
  test.each([
    ['is cancelled', false, passkeyOptions],
    ['is not offered', true, null],
  ])('that %s can be tried again', async (_, isUsed, options) => {
    standInPasskeys({ isUsed })
    const { server, onProven } = await show(start(options))
    await press('Usar chave de acesso')
    expect(await screen.findByText(/Tente de novo ou escolha outra forma/)).toBeTruthy()
    expect(server.to(paths.verify)).toHaveLength(0)
    expect(onProven).not.toHaveBeenCalled()
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBeNull()
  })
  test('that is refused says why; a login that is over begins again', async () => {
    standInPasskeys()
    const answers = [refusal('x', { message: 'Não confere.' })]
    const { onOver } = await show({
      ...start(),
      [paths.verify]: () =>
        answers.shift() ?? refusal('login.verification_expired', { message: 'Demorou demais.' }),
    })
    await press('Usar chave de acesso')
    expect(await screen.findByText('Não confere.')).toBeTruthy()
    expect(onOver).not.toHaveBeenCalled()
    await press('Usar chave de acesso')
    await waitFor(() => expect(onOver).toHaveBeenCalledWith('Demorou demais.'))
  })
  test('that cannot begin says why', async () => {
    standInPasskeys()
    await show({ [paths.start]: () => refusal('x', { message: 'Agora não.' }) })
    await press('Usar chave de acesso')
    expect(await screen.findByText('Agora não.')).toBeTruthy()
    await act(async () => undefined)
  })
})

test('the key of a remembered password is made once, kept unreadable, and dropped', async () => {
  const { kept, open, closed } = standInDatabase()
  expect(await browserKeys.find()).toBeUndefined()
  const key = await browserKeys.obtain()
  expect(key.extractable).toBe(false)
  expect(key.algorithm).toEqual({ name: 'AES-GCM', length: 256 })
  expect(await browserKeys.obtain()).toBe(key)
  expect(await browserKeys.find()).toBe(key)
  await browserKeys.drop()
  expect(kept.size).toBe(0)
  expect(closed()).toBe(open.mock.calls.length)
  expect(open.mock.calls[0]).toEqual(['trevo-keys', 1])
})
