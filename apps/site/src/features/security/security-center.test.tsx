import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { initialSession } from '../../core/session/session-state.ts'
import { enterSession, readSession, startSession } from '../../core/session/store.ts'
import { closePopup } from '../../core/popups/popups.ts'
import { demoMember } from '../../testing/demo-member.ts'
import { pressEnter } from '../../testing/press-enter.ts'
import { showPage } from '../../testing/show-page.tsx'
import { refusal, standInServer, value } from '../../testing/stand-in-server.ts'
import type { SecurityForm } from '../../core/popups/security-form.ts'
import type { SecurityOverview } from './common/queries.ts'
import SecurityCenter from './security-center.tsx'
import SecurityPopup from './security-popup.tsx'

const overview: SecurityOverview = {
  profile: {
    username: 'ana',
    nickname: 'Ana',
    payeeName: null,
    bornOn: null,
    taxId: null,
    email: 'a•••@mail.com',
    mobile: null,
    line: null,
    whatsapp: null,
    facebook: null,
    wechat: null,
    qqNum: null,
  },
  emailConfirmed: false,
  mobileConfirmed: false,
  passwordSetAt: '2026-11-01T12:00:00.000Z',
  hasPaymentPassword: false,
  totpOn: false,
  recoveryCodesLeft: 0,
  passkeyCount: 0,
  socialLogins: [],
  lastLoginAt: '2026-11-20T12:00:00.000Z',
  level: 1,
  demand: null,
}
const base = '/wps/member/security'

type Answers = Parameters<typeof standInServer>[0]

const start = async (change: Partial<SecurityOverview>, answers: Answers) => {
  const server = await standInServer({
    [base]: () => value({ ...overview, ...change }),
    '/wps/session/login/social': () => value([]),
    '/wps/member/info': () => value(demoMember(0)),
    '/wps/v2/wallets/balance': () => value({ sumBalance: '1.00', currency: 'BRL', seq: '1' }),
    ...answers,
  })
  startSession({ ...initialSession(server.status, () => 0), whitelabelVal: { PASS3: true } })
  enterSession('tok', demoMember(0))
  return server
}
const show = async (
  change: Partial<SecurityOverview> = {},
  answers: Answers = {},
  part: string = '',
) => {
  const server = await start(change, answers)
  await showPage(<SecurityCenter />, { address: `/member?page=securityCenter${part}` })
  return server
}
const open = async (
  form: SecurityForm,
  answers: Answers = {},
  change: Partial<SecurityOverview> = {},
) => {
  const server = await start(change, answers)
  const onClose = vi.fn()
  await showPage(<SecurityPopup form={form} onClose={onClose} />, { address: '/member' })
  await waitFor(() => expect(document.querySelector('dialog')?.open).toBe(true))
  return { server, onClose }
}
const fill = (fields: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(fields)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
  }
}
const send = () => pressEnter(document.querySelector('dialog form input')!)
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
  })

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  closePopup()
  vi.unstubAllGlobals()
})

describe('the center', () => {
  test('says how well the account is guarded and what comes next', async () => {
    await show()
    expect(await screen.findByRole('heading', { name: 'Proteção fraca' })).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Proteção da conta: 1 de 4' })).toBeTruthy()
    expect(screen.getByText('a•••@mail.com · Não confirmado')).toBeTruthy()
    await press('Confirmar: E-mail')
    expect(screen.getByTestId('popups').textContent).toBe('security')
  })

  test('MODAL-4: the row of the password opens the popup; without PASS3 there is no way to change', async () => {
    await show()
    await screen.findByText('Senha de acesso')
    await press('Trocar: Senha de acesso')
    expect(screen.getByTestId('popups').textContent).toBe('changePass')
    cleanup()
    closePopup()
    await start({}, {})
    startSession({ ...readSession(), whitelabelVal: { PASS3: false } })
    await showPage(<SecurityCenter />, { address: '/member?page=securityCenter' })
    await screen.findByText('Senha de acesso')
    expect(screen.queryByRole('button', { name: 'Trocar: Senha de acesso' })).toBeNull()
  })

  test('LOGIN-3: a network shows where the brand has it, or where the account still has it', async () => {
    await show(
      { socialLogins: ['facebook'] },
      { '/wps/session/login/social': () => value(['google']) },
    )
    expect(await screen.findByRole('button', { name: 'Conectar: Google' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Remover: Facebook' })).toBeTruthy()
  })

  test('what the session must do first stands on top', async () => {
    await show({ demand: 'mfa' })
    expect((await screen.findByRole('alert')).textContent).toContain('Para continuar, confirme')
  })

  test('without an answer it says so and asks again', async () => {
    let answer = refusal('unknown.system.err', { status: 500 })
    await show({}, { [base]: () => answer })
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
  const path = `${base}/sessions`
  const other = '3f0c8f6e-0000-4000-8000-00000000000b'

  test('every device but this one can be signed out', async () => {
    let sessions = [session('3f0c8f6e-0000-4000-8000-00000000000a', true), session(other, false)]
    const server = await show(
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

  test('all others at once', async () => {
    const server = await show(
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

test('the history says what happened, how and where, and shows more on request', async () => {
  const event = (eventId: string, kind: string, method: string | null) => ({
    eventId,
    kind,
    method,
    at: '2026-11-20T12:00:00.000Z',
    address: '203.0.113.7',
    userAgent: '',
    device: 'web',
  })
  const path = `${base}/events`
  const server = await show(
    {},
    {
      [path]: ({ query }) =>
        query.get('before') === null
          ? value({ list: [event('2', 'login', 'password')], next: '2' })
          : value({ list: [event('1', 'password_changed', null)], next: null }),
    },
    '&part=history',
  )
  expect(await screen.findByText('Entrada na conta com senha')).toBeTruthy()
  await press('Mostrar mais')
  expect(await screen.findByText('Senha trocada')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Mostrar mais' })).toBeNull()
  await press('Só entradas')
  await waitFor(() => expect(server.to(path).at(-1)?.query.get('logins')).toBe('true'))
})

describe('the forms', () => {
  test('somebody under 18 is refused where the birth date is told', async () => {
    const path = '/wps/member/info'
    const { server, onClose } = await open(
      { name: 'profile' },
      { [path]: ({ method }) => value(method === 'GET' ? demoMember(0) : null) },
    )
    const lastYear = new Date().getUTCFullYear() - 1
    fill({ 'Data de nascimento': `${lastYear}-01-01` })
    await send()
    expect(screen.getByText('É preciso ter 18 anos ou mais.')).toBeTruthy()
    expect(server.to(path).filter(({ method }) => method === 'POST')).toEqual([])
    fill({ 'Data de nascimento': '1990-05-01', Apelido: 'Aninha' })
    await send()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    const [sent] = server.to(path).filter(({ method }) => method === 'POST')
    expect(sent?.body).toEqual({ nickname: 'Aninha', bornOn: '1990-05-01' })
  })

  test('an e-mail is confirmed by the code that was sent there', async () => {
    const { server, onClose } = await open(
      { name: 'contact', channel: 'email' },
      {
        [`${base}/contact/code`]: () => value({ sentTo: 'n•••@mail.com' }),
        [`${base}/contact`]: () => value({ token: 'new' }),
      },
    )
    fill({ 'E-mail': 'errado', 'Sua senha de acesso': 'Folha9' })
    await send()
    expect(screen.getByText('Digite um e-mail como nome@mail.com.')).toBeTruthy()
    fill({ 'E-mail': 'nova@mail.com' })
    await send()
    expect(await screen.findByText(/Enviamos um código para n•••@mail.com/)).toBeTruthy()
    expect(server.to(`${base}/contact/code`)[0]?.body).toEqual({
      channel: 'email',
      password: 'Folha9',
      to: 'nova@mail.com',
    })
    fill({ 'Código de 6 números': '123456' })
    await send()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(server.to(`${base}/contact`)[0]?.body).toEqual({ channel: 'email', code: '123456' })
    expect(sessionStorage.getItem('token')).toBe('new')
  })

  test.each([
    [false, 'PUT', 'Sua senha de acesso', 'password'],
    [true, 'POST', 'Senha de pagamento atual', 'oldPaymentPassword'],
  ] as const)(
    'the payment password, set before: %s, is sent by %s',
    async (isSet, method, label, key) => {
      const path = '/wps/member/paymentPassword'
      const { server, onClose } = await open(
        { name: 'payment' },
        { [path]: () => value(null) },
        { hasPaymentPassword: isSet },
      )
      fill({
        [label]: '482913',
        'Nova senha de pagamento': '4829',
        'Repita a nova senha de pagamento': '1',
      })
      await send()
      expect(screen.getByText('São seis números.')).toBeTruthy()
      expect(screen.getByText('As duas senhas são diferentes.')).toBeTruthy()
      fill({ 'Nova senha de pagamento': '739105', 'Repita a nova senha de pagamento': '739105' })
      await send()
      await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
      expect(server.to(path)[0]).toMatchObject({
        method,
        body: {
          [key]: '482913',
          newPaymentPassword: '739105',
          confirmNewPaymentPassword: '739105',
        },
      })
    },
  )

  test('the authenticator: password, secret and code, then recovery codes that must be kept', async () => {
    const { server, onClose } = await open(
      { name: 'totp' },
      {
        [`${base}/totp`]: () =>
          value({ secret: 'ABCDEFGH', otpauthUri: 'otpauth://totp/Trevo:ana?secret=ABCDEFGH' }),
        [`${base}/totp/confirm`]: () =>
          value({ token: 'new', recoveryCodes: ['aaaa-1111', 'bbbb-2222'] }),
      },
    )
    fill({ 'Sua senha de acesso': 'Folha9' })
    await send()
    expect(
      await screen.findByRole('img', { name: 'QR code do aplicativo autenticador' }),
    ).toBeTruthy()
    expect(screen.getByText('ABCD EFGH')).toBeTruthy()
    fill({ 'Código que o aplicativo mostra': '12' })
    await send()
    expect(server.to(`${base}/totp/confirm`)).toEqual([])
    fill({ 'Código que o aplicativo mostra': '123456' })
    await send()
    expect(await screen.findByText('bbbb-2222')).toBeTruthy()
    expect(sessionStorage.getItem('token')).toBe('new')
    fireEvent(document.querySelector('dialog')!, new Event('cancel', { cancelable: true }))
    expect(onClose).not.toHaveBeenCalled()
    await press('Guardei os códigos')
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('a wrong password stays with its field', async () => {
    await open(
      { name: 'totpOff' },
      {
        [`${base}/totp/disable`]: () =>
          refusal('password.wrong', { message: 'A senha atual está errada.' }),
      },
    )
    fill({ 'Sua senha de acesso': 'errada', 'Código do aplicativo ou de recuperação': '123456' })
    await send()
    const password = screen.getByLabelText('Sua senha de acesso')
    await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByText('A senha atual está errada.')).toBeTruthy()
  })

  test('closing the account asks for consent and password, then forgets the session', async () => {
    const path = `${base}/close`
    const { server, onClose } = await open(
      { name: 'close' },
      {
        [path]: () =>
          value({
            closedAt: '2026-11-21T12:00:00.000Z',
            reopenableUntil: '2026-12-21T12:00:00.000Z',
          }),
      },
    )
    fill({ 'Sua senha de acesso': 'Folha9' })
    await send()
    expect(screen.getByText('Marque que você entendeu para encerrar.')).toBeTruthy()
    expect(server.to(path)).toEqual([])
    fireEvent.click(screen.getByRole('checkbox'))
    await send()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(server.to(path)[0]?.body).toEqual({ password: 'Folha9', statementAccepted: true })
    expect(readSession().isLogin).toBe(false)
    expect(sessionStorage.getItem('token')).toBeNull()
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/'))
  })
})
