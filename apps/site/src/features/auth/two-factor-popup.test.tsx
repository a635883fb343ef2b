import type { VerificationRequired } from '@trevo/contract/wps/security/verification.ts'
import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { initialSession } from '../../core/session/session-state.ts'
import { readSession, startSession } from '../../core/session/store.ts'
import { usePopups } from '../../core/popups/popups.ts'
import { demoLogin, demoMember } from '../../testing/demo-member.ts'
import { showPage } from '../../testing/show-page.tsx'
import { refusal, standInServer, StandInWorker, value } from '../../testing/stand-in-server.ts'
import LoginPopup from './login-popup.tsx'
import TwoFactorPopup from './two-factor-popup.tsx'

const startPath = '/wps/session/login/verification/start'
const verifyPath = '/wps/session/login/verification'
const challengeId = '3f0c8f6e-0000-4000-8000-000000000001'
const required: VerificationRequired = {
  challengeId,
  reason: 'unregistered_address',
  expiresAt: '2026-11-21T12:10:00.000Z',
  options: [
    { method: 'mobile', hint: '+55 ••••• ••21' },
    { method: 'email', hint: 'a•••@mail.com' },
    { method: 'bankAccountName', hint: 'A•• S••••' },
    { method: 'totp', hint: null },
    { method: 'sms', hint: '+55 ••••• ••21' },
  ],
}

const start = async (answers: Parameters<typeof standInServer>[0]) => {
  const server = await standInServer({
    '/wps/member/info': () => value(demoMember(0)),
    '/wps/v2/wallets/balance': () => value({ sumBalance: '1.00', currency: 'BRL', seq: '1' }),
    '/wps/captcha/geetest': () => value({ parameters: { nonce: 'ab' }, signature: 's' }),
    ...answers,
  })
  startSession(initialSession(server.status, () => 0))
  return server
}
const open = async (
  answers: Parameters<typeof standInServer>[0],
  change = {},
  { site = 'member', ...props }: { site?: 'member' | 'agent'; back?: string } = {},
) => {
  const server = await start(answers)
  const onClose = vi.fn()
  await showPage(
    <TwoFactorPopup
      required={{ ...required, ...change }}
      password="Folha9"
      site={site}
      {...props}
      onClose={onClose}
    />,
    { address: '/hot' },
  )
  await waitFor(() => expect(document.querySelector('dialog')?.open).toBe(true))
  return { server, onClose }
}
const choose = (name: string) =>
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(name) }))
const confirm = (label: string, text: string) =>
  act(async () => {
    const field = screen.getByLabelText(label)
    fireEvent.change(field, { target: { value: text } })
    fireEvent.submit(field.closest('form')!)
  })

beforeEach(() => {
  vi.stubGlobal('Worker', StandInWorker)
})

test('MODAL-7, ERR-18: a login that requires a second factor opens the popup and keeps no session', async () => {
  await start({
    '/wps/session/login': () =>
      refusal('login.verification_required', { status: 403, detail: required }),
  })
  await showPage(<LoginPopup onClose={vi.fn()} />)
  await waitFor(() => expect(document.querySelector('dialog')?.open).toBe(true))
  fireEvent.change(screen.getByLabelText('Usuário'), { target: { value: 'ana' } })
  fireEvent.change(screen.getByLabelText('Senha'), { target: { value: 'Folha9' } })
  await act(async () => {
    fireEvent.submit(screen.getByLabelText('Senha').closest('form')!)
  })
  await waitFor(() => expect(screen.getByTestId('popups').textContent).toBe('twoFactor'))
  expect(sessionStorage.getItem('token')).toBeNull()
})

test('ERR-18: offers mobile, email, bank account name, Google code and SMS code, whichever the member has', async () => {
  await open({})
  const names = within(screen.getByRole('group', { name: 'Como você quer confirmar?' }))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent)
  expect(names).toEqual([
    'Número do celular+55 ••••• ••21',
    'Código por e-maila•••@mail.com',
    'Titular da conta bancáriaA•• S••••',
    'Código do autenticador',
    'Código por SMS+55 ••••• ••21',
  ])
})

test('ERR-18, LOGIN-18: the right code starts the session, as the login would have', async () => {
  const { server, onClose } = await open({ [verifyPath]: () => value(demoLogin) })
  choose('Código do autenticador')
  await confirm('Código do aplicativo autenticador', ' ')
  expect(screen.getByText('Preencha este campo para confirmar.')).toBeTruthy()
  expect(server.to(verifyPath)).toEqual([])
  await confirm('Código do aplicativo autenticador', '123456')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(server.to(verifyPath)[0]?.body).toEqual({ challengeId, method: 'totp', code: '123456' })
  expect(sessionStorage.getItem('token')).toBe('tok')
  expect(readSession().isLogin).toBe(true)
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/'))
  const field = screen.getByLabelText('Código do aplicativo autenticador')
  expect(field.getAttribute('aria-invalid')).not.toBe('true')
})

test('LOGIN-18: a second factor at the agents’ login leads to the agent center', async () => {
  await open({ [verifyPath]: () => value(demoLogin) }, {}, { site: 'agent' })
  choose('Código do autenticador')
  await confirm('Código do aplicativo autenticador', '123456')
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/agentHome'))
})

test('ROUTE-25: after the second factor of a login required by an action, the visitor returns to the action', async () => {
  const back = '/lottery?gameCode=TRVSSC'
  await start({
    '/wps/session/login': () =>
      refusal('login.verification_required', { status: 403, detail: required }),
  })
  const { result } = renderHook(usePopups)
  const { unmount } = await showPage(<LoginPopup onClose={vi.fn()} back={back} />)
  fireEvent.change(screen.getByLabelText('Usuário'), { target: { value: 'ana' } })
  fireEvent.change(screen.getByLabelText('Senha'), { target: { value: 'Folha9' } })
  await act(async () => {
    fireEvent.submit(screen.getByLabelText('Senha').closest('form')!)
  })
  await waitFor(() =>
    expect(result.current[0]).toMatchObject({ name: 'twoFactor', props: { back } }),
  )
  unmount()
  await open({ [verifyPath]: () => value(demoLogin) }, {}, { back })
  choose('Código do autenticador')
  await confirm('Código do aplicativo autenticador', '123456')
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(back))
})

test('a code is sent on request, its destination is shown, and another can be requested after a minute', async () => {
  const { server } = await open({
    [startPath]: () => value({ sentTo: 'a•••@mail.com', passkeyOptions: null }),
  })
  choose('Código por e-mail')
  expect(server.to(startPath)).toEqual([])
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Enviar código' })))
  expect(server.to(startPath)[0]?.body).toEqual({ challengeId, method: 'email' })
  expect(screen.getByText('Código enviado para a•••@mail.com.')).toBeTruthy()
  const waiting = screen.getByRole('button', { name: /^Enviar de novo em 01:00/ })
  await act(async () => fireEvent.click(waiting))
  expect(server.to(startPath)).toHaveLength(1)
})

test('a wrong answer is shown at the field; an expired check leads back to the login', async () => {
  let answer = refusal('login.verification_failed', { message: 'Não confere. Restam 4.' })
  await open({ [verifyPath]: () => answer })
  await confirm('Seu celular completo, com DDD', '11 99999 0000')
  expect(await screen.findByText('Não confere. Restam 4.')).toBeTruthy()
  answer = refusal('login.verification_expired', { message: 'Não vale mais.' })
  await confirm('Seu celular completo, com DDD', '11 99999 0001')
  expect(await screen.findByText('Não vale mais.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Voltar ao login' }))
  await waitFor(() => expect(screen.getByTestId('popups').textContent).toBe('login'))
})

test('after three codes within five minutes the next can be requested when the server sends it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { server } = await open({
    [startPath]: () => value({ sentTo: 'a•••@mail.com', passkeyOptions: null }),
  })
  choose('Código por e-mail')
  const send = (name: string | RegExp) =>
    act(async () => fireEvent.click(screen.getByRole('button', { name })))
  const wait = (sec: number) => act(() => vi.advanceTimersByTimeAsync(sec * 1_000))
  await send('Enviar código')
  for (let sent = 2; sent <= 3; sent += 1) {
    await wait(60)
    await send('Enviar de novo')
    await waitFor(() => expect(server.to(startPath)).toHaveLength(sent))
  }
  // The first was sent two minutes ago: three more, until there is room for another.
  await wait(120)
  await send(/^Enviar de novo em/)
  expect(server.to(startPath)).toHaveLength(3)
  await wait(61)
  await send('Enviar de novo')
  await waitFor(() => expect(server.to(startPath)).toHaveLength(4))
})

test('where no passkey can be used, the only method being one says why', async () => {
  vi.stubGlobal('isSecureContext', false)
  await open({}, { reason: 'second_factor', options: [{ method: 'passkey', hint: null }] })
  expect(
    await screen.findByText(/^O navegador não aceita chaves de acesso em localhost/),
  ).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Usar chave de acesso' })).toBeNull()
})

test('with a single method there is nothing to choose', async () => {
  await open({}, { reason: 'second_factor', options: [{ method: 'totp', hint: null }] })
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.getByText('Sua conta exige a verificação em duas etapas.')).toBeTruthy()
  expect(screen.getByLabelText('Código do aplicativo autenticador')).toBeTruthy()
})
