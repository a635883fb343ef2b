import type { RegisterRules } from '@trevo/contract/wps/system.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { initialSession } from '../../core/session/session-state.ts'
import { enterSession, readSession, startSession } from '../../core/session/store.ts'
import { demoMember } from '../../testing/demo-member.ts'
import { pressEnter } from '../../testing/press-enter.ts'
import { showPage } from '../../testing/show-page.tsx'
import { refusal, standInServer, value } from '../../testing/stand-in-server.ts'
import ChangePassPopup from './change-pass-popup.tsx'
import { beginSession } from './session/begin-session.ts'

const path = '/wps/member/password'
const infoPath = '/wps/member/info'
const rule = {
  acceptedPattern: '*',
  minLength: 8,
  maxLength: 64,
  patternId: 0,
  enabled: true,
  required: true,
}
const good = 'Folha9Nova7Rio'

const start = async (answers: Parameters<typeof standInServer>[0]) => {
  const server = await standInServer({
    [infoPath]: () => value(demoMember(0)),
    '/wps/v2/wallets/balance': () => value({ sumBalance: '1.00', currency: 'BRL', seq: '1' }),
    ...answers,
  })
  startSession({
    ...initialSession(server.status, () => 0),
    setReg: { password: rule } as RegisterRules, // other rules do not matter here
    pwdEnabled: true,
    whitelabelVal: { PASS3: true },
  })
  return server
}
const show = async (forced?: 'weakPassword' | 'expiredPassword', address = '/hot') => {
  const onClose = vi.fn()
  const props = forced === undefined ? {} : { forced }
  await showPage(<ChangePassPopup {...props} onClose={onClose} />, { address })
  await waitFor(() => expect(document.querySelector('dialog')?.open).toBe(true))
  return { onClose }
}
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
const send = () => pressEnter(screen.getByLabelText('Nova senha'))
const welcome = { token: 'tok', userName: 'ana', firstTimeLogin: false, passwordExpired: false }

describe('opened by the member', () => {
  const open = async (answers: Parameters<typeof standInServer>[0] = {}) => {
    const server = await start(answers)
    enterSession('old', demoMember(0))
    return { server, ...(await show()) }
  }

  test('MODAL-4, CHPW-1: asks for the current password, and can be closed', async () => {
    const { onClose } = await open()
    expect(screen.getByRole('heading', { name: 'Trocar a senha' })).toBeTruthy()
    expect(screen.getByLabelText('Senha atual')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Fechar' }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('CHPW-2, CHPW-3, CHPW-4, MSG-7: nothing is sent until every field is valid', async () => {
    const { server } = await open()
    await send()
    expect(screen.getByText('Digite a senha atual.')).toBeTruthy()
    type('Senha atual', 'antiga')
    type('Nova senha', 'curta')
    type('Repita a nova senha', 'outra')
    await send()
    expect(screen.getByText('Digite 8-64 caracteres', { selector: '[role=alert]' })).toBeTruthy()
    expect(screen.getByText('Confirmação incorreta: as duas senhas são diferentes')).toBeTruthy()
    expect(server.to(path)).toEqual([])
  })

  test('CHPW-4, CHPW-5: sends the three, continues under the new token, closes and goes to /', async () => {
    const { server, onClose } = await open({ [path]: () => value({ token: 'new' }) })
    type('Senha atual', 'antiga')
    type('Nova senha', good)
    type('Repita a nova senha', good)
    await send()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(server.to(path).map(({ method, body }) => [method, body])).toEqual([
      ['POST', { oldPassword: 'antiga', newPassword: good, confirmNewPassword: good }],
    ])
    expect(server.to(infoPath)[0]?.headers.get('Authorization')).toBe('new')
    expect(sessionStorage.getItem('token')).toBe('new')
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/'))
  })

  test('a refusal is shown at the field it concerns', async () => {
    await open({
      [path]: () => refusal('password.wrong', { message: 'A senha atual está errada.' }),
    })
    type('Senha atual', 'errada')
    type('Nova senha', good)
    type('Repita a nova senha', good)
    await send()
    const old = screen.getByLabelText<HTMLInputElement>('Senha atual')
    await waitFor(() => expect(old.getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByText('A senha atual está errada.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(old))
  })
})

describe('forced after a login', () => {
  test('LOGIN-11, CHPW-1, CHPW-4: the password typed at login is kept in memory and sent, never stored', async () => {
    const server = await start({ [path]: () => value({ token: 'new' }) })
    await beginSession(welcome, '123456')
    expect(server.to(infoPath)).toEqual([])
    expect(readSession()).toMatchObject({ isChangePaw: true, isLogin: false })
    const { onClose } = await show('weakPassword')
    expect(screen.getByTestId('popups').textContent).toBe('changePass')
    expect(screen.queryByLabelText('Senha atual')).toBeNull()
    expect(JSON.stringify({ ...sessionStorage }) + document.cookie).not.toContain('123456')
    type('Nova senha', good)
    type('Repita a nova senha', good)
    await send()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(server.to(path)[0]?.body).toMatchObject({ oldPassword: '123456' })
    expect(readSession()).toMatchObject({ isChangePaw: false, isLogin: true, isAfterLogin: true })
    expect(readSession().userInfo).not.toHaveProperty('password')
  })

  test.each(['/agent', '/agentHome'])(
    'CHPW-6: at %s, the change leads to the agent center',
    async (address) => {
      await start({ [path]: () => value({ token: 'new' }), [infoPath]: () => value(demoMember(1)) })
      await beginSession({ ...welcome, passwordExpired: true }, 'Antiga7Senha8Boa')
      const { onClose } = await show('expiredPassword', address)
      type('Nova senha', good)
      type('Repita a nova senha', good)
      await send()
      await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
      expect(readSession()).toMatchObject({ isLogin: true, isAgent: true })
      await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/agentHome'))
    },
  )

  test('LOGIN-12, MODAL-4: it has no close button, and Escape does not close it', async () => {
    await start({})
    await beginSession({ ...welcome, passwordExpired: true }, 'Antiga7Senha8Boa')
    const { onClose } = await show('expiredPassword')
    expect(screen.getByTestId('popups').textContent).toBe('changePass')
    expect(screen.queryByRole('button', { name: 'Fechar' })).toBeNull()
    fireEvent(document.querySelector('dialog')!, new Event('cancel', { cancelable: true }))
    expect(onClose).not.toHaveBeenCalled()
  })

  test('LOGIN-12, LOGIN-13: after a login by SMS or social account, an expired password opens nothing', async () => {
    await start({})
    await beginSession({ ...welcome, passwordExpired: true })
    expect(readSession()).toMatchObject({ isChangePaw: false, isLogin: true, isAfterLogin: true })
  })

  test('the exit link ends the session', async () => {
    const server = await start({ '/wps/session/logout': () => value(null) })
    await beginSession(welcome, '123456')
    const { onClose } = await show('weakPassword')
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Sair da conta' })))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(server.to('/wps/session/logout')).toHaveLength(1)
    expect(sessionStorage.getItem('token')).toBeNull()
  })

  test('if the kept password is no longer correct, the popup asks for it', async () => {
    await start({
      [path]: () => refusal('password.wrong', { message: 'A senha atual está errada.' }),
    })
    await beginSession(welcome, '123456')
    await show('weakPassword')
    type('Nova senha', good)
    type('Repita a nova senha', good)
    await send()
    expect(await screen.findByLabelText('Senha atual')).toBeTruthy()
    expect(screen.getByText('A senha atual está errada.')).toBeTruthy()
  })
})
