import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { popupsNow } from '../../testing/popups-now.ts'
import { fill, openForm, press, sendForm, showCenter } from '../../testing/show-security.tsx'
import { showToMember, textOf } from '../../testing/show-to-member.tsx'
import { passkeyOptions, standInPasskeys } from '../../testing/stand-in-passkeys.ts'
import { refusal, value } from '../../testing/stand-in-server.ts'
import { ExclusionPart } from './parts/exclusion-part.tsx'
import { SocialRows } from './sections/social-rows.tsx'

const base = '/wps/member/security'
const wrong = () => refusal('password.wrong', { message: 'Senha errada.' })
const password = 'Sua senha de acesso'
const dialog = () => document.querySelector('dialog') as HTMLElement

describe('removing what protects the account', () => {
  test.each([
    [
      { name: 'passkeyRemove', passkeyId: '7', label: 'Celular' } as const,
      `${base}/passkeys/remove`,
      { password: 'Folha9', passkeyId: '7' },
      'Remover a chave “Celular”?',
    ],
    [
      { name: 'socialRemove', provider: 'google' } as const,
      `${base}/social/remove`,
      { password: 'Folha9', provider: 'google' },
      /^Desconectar o/,
    ],
  ])('needs the password: %o', async (form, path, body, title) => {
    const answers = [wrong(), refusal('x', { message: 'Agora não.' })]
    const { server, onClose } = await openForm(form as never, {
      [path]: () => answers.shift() ?? value({ token: 'new' }),
    })
    expect(screen.getByRole('dialog', { name: title })).toBeTruthy()
    await sendForm()
    expect(textOf(dialog())).toContain('Digite a sua senha.')
    expect(server.to(path)).toHaveLength(0)
    fill({ [password]: 'Folha9' })
    await sendForm()
    expect(await screen.findByText('Senha errada.')).toBeTruthy()
    expect(screen.getByLabelText(password).getAttribute('aria-invalid')).toBe('true')
    await sendForm()
    expect(await screen.findByText('Agora não.')).toBeTruthy()
    expect(onClose).not.toHaveBeenCalled()
    await sendForm()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(server.to(path)[2]?.body).toEqual(body)
  })

  test('the authenticator needs a code as well', async () => {
    const path = `${base}/totp/disable`
    const answers = [refusal('totp.invalid_code', { message: 'Código errado.' }), wrong()]
    const { server, onClose } = await openForm(
      { name: 'totpOff' },
      { [path]: () => answers.shift() ?? value({ token: 'new' }) },
      { totpOn: true },
    )
    await sendForm()
    expect(textOf(dialog())).toContain('Digite a sua senha.')
    fill({ [password]: 'Folha9', 'Código do aplicativo ou de recuperação': '  ' })
    await sendForm()
    expect(server.to(path)).toHaveLength(0)
    fill({ 'Código do aplicativo ou de recuperação': ' 123456 ' })
    await sendForm()
    expect(await screen.findByText('Código errado.')).toBeTruthy()
    await sendForm()
    expect(await screen.findByText('Senha errada.')).toBeTruthy()
    await sendForm()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(server.to(path)[0]?.body).toEqual({ password: 'Folha9', code: '123456' })
  })

  test('new recovery codes are shown once, and must be kept', async () => {
    const path = `${base}/recoveryCodes`
    const { server, onClose } = await openForm(
      { name: 'recovery' },
      { [path]: () => value({ recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] }) },
      { totpOn: true },
    )
    expect(screen.getByRole('dialog', { name: 'Novos códigos de recuperação' })).toBeTruthy()
    fill({ [password]: 'Folha9', 'Código do aplicativo ou de recuperação': '123456' })
    await sendForm()
    expect(await screen.findByText('aaaa-bbbb')).toBeTruthy()
    expect(screen.getByRole('dialog', { name: 'Guarde os códigos de recuperação' })).toBeTruthy()
    expect(onClose).not.toHaveBeenCalled()
    expect(server.to(path)).toHaveLength(1)
    await press('Guardei os códigos')
    await waitFor(() => expect(onClose).toHaveBeenCalled())
  })
})

describe('a new payment password after it was forgotten', () => {
  const codePath = '/wps/member/paymentPassword/code'
  const resetPath = '/wps/member/paymentPassword/reset'

  test('a code goes to a confirmed contact, and six digits are chosen', async () => {
    const answers = [wrong()]
    const { server, onClose } = await openForm(
      { name: 'paymentReset' },
      {
        [codePath]: () => answers.shift() ?? value({ sentTo: '•••21' }),
        [resetPath]: () => value({}),
      },
      { emailConfirmed: true, mobileConfirmed: true },
    )
    await sendForm()
    expect(textOf(dialog())).toContain('Digite a sua senha.')
    expect(server.to(codePath)).toHaveLength(0)
    await press('Celular')
    fill({ [password]: 'Folha9' })
    await press('Enviar código')
    expect(await screen.findByText('Senha errada.')).toBeTruthy()
    await press('Enviar código')
    expect(await screen.findByText(/Código enviado para •••21/)).toBeTruthy()
    expect(server.to(codePath)[1]?.body).toEqual({ password: 'Folha9', channel: 'mobile' })
    await press('Salvar')
    expect(textOf(dialog())).toContain('Digite o código.')
    fill({
      Código: ' 123456 ',
      'Nova senha de pagamento': '739182',
      'Repita a nova senha de pagamento': '739182',
    })
    await press('Salvar')
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(server.to(resetPath)[0]?.body).toEqual({
      channel: 'mobile',
      code: '123456',
      newPaymentPassword: '739182',
      confirmNewPaymentPassword: '739182',
    })
  })

  test('a refused code is told at its field', async () => {
    await openForm(
      { name: 'paymentReset' },
      {
        [codePath]: () => value({ sentTo: 'a•••@mail.com' }),
        [resetPath]: () => refusal('code.wrong', { message: 'Código errado.' }),
      },
      { emailConfirmed: true },
    )
    expect(screen.queryByRole('button', { name: 'Celular' })).toBeNull()
    fill({ [password]: 'Folha9' })
    await press('Enviar código')
    await screen.findByText(/Código enviado/)
    fill({
      Código: '123456',
      'Nova senha de pagamento': '739182',
      'Repita a nova senha de pagamento': '739182',
    })
    await press('Salvar')
    expect(await screen.findByText('Código errado.')).toBeTruthy()
    expect(screen.getByLabelText('Código').getAttribute('aria-invalid')).toBe('true')
  })

  test('without a confirmed contact one is confirmed first', async () => {
    await openForm({ name: 'paymentReset' })
    expect(textOf(dialog())).toContain('Confirme antes um e-mail ou celular')
    expect(screen.queryByLabelText(password)).toBeNull()
    await press('Confirmar um contato')
    expect(popupsNow()).toContain('security')
  })
})

describe('passkeys', () => {
  const open = (answers: Parameters<typeof openForm>[1] = {}) =>
    openForm(
      { name: 'passkeyAdd' },
      { [`${base}/passkeys/options`]: () => value(passkeyOptions), ...answers },
    )

  test('one is made by the device after the password, and named', async () => {
    standInPasskeys()
    const { server, onClose } = await open({ [`${base}/passkeys`]: () => value({ token: 'new' }) })
    fill({ 'Nome da chave': '  ' })
    await sendForm()
    expect(textOf(dialog())).toContain('Digite a sua senha.')
    expect(server.to(`${base}/passkeys/options`)).toHaveLength(0)
    fill({ 'Nome da chave': ' Meu celular ', [password]: 'Folha9' })
    await sendForm()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(server.to(`${base}/passkeys/options`)[0]?.body).toEqual({ password: 'Folha9' })
    expect(server.to(`${base}/passkeys`)[0]?.body).toMatchObject({
      name: 'Meu celular',
      response: { id: 'AAAA' },
    })
    expect(sessionStorage.getItem('token')).toBe('new')
  })
  test('a person who cancels has none, and can try again', async () => {
    standInPasskeys({ isUsed: false })
    const { server } = await open()
    fill({ [password]: 'Folha9' })
    await sendForm()
    expect(await screen.findByText(/A chave não foi criada/)).toBeTruthy()
    expect(server.to(`${base}/passkeys`)).toHaveLength(0)
  })
  test('refusals are told', async () => {
    standInPasskeys()
    const answers = [wrong()]
    await open({
      [`${base}/passkeys/options`]: () => answers.shift() ?? value(passkeyOptions),
      [`${base}/passkeys`]: () => refusal('x', { message: 'Já existe.' }),
    })
    fill({ [password]: 'Folha9' })
    await sendForm()
    expect(await screen.findByText('Senha errada.')).toBeTruthy()
    await sendForm()
    expect(await screen.findByText('Já existe.')).toBeTruthy()
  })

  const passkey = {
    passkeyId: '7',
    name: 'Celular',
    createdAt: '2026-03-01T12:00:00.000Z',
    lastUsedAt: null,
  }
  const showPart = (list: readonly object[]) =>
    showCenter({}, { [`${base}/passkeys`]: () => value(list) }, '&part=passkeys')
  test('the list says when each was made and used', async () => {
    standInPasskeys()
    await showPart([
      passkey,
      { ...passkey, passkeyId: '8', name: '', lastUsedAt: '2026-03-05T12:00:00.000Z' },
    ])
    expect(await screen.findByText('Criada em 1 de mar. de 2026 · Ainda não usada')).toBeTruthy()
    expect(
      screen.getByText('Criada em 1 de mar. de 2026 · Usada em 5 de mar. de 2026'),
    ).toBeTruthy()
    await press('Criar chave de acesso')
    expect(popupsNow()).toContain('security')
  })
  test('a browser without passkeys cannot add one', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined)
    await showPart([])
    expect(await screen.findByRole('heading', { name: 'Nenhuma chave ainda' })).toBeTruthy()
    expect(screen.getByText('Este navegador não aceita chaves de acesso.')).toBeTruthy()
    await press('Criar chave de acesso')
    expect(popupsNow()).toEqual([])
  })
  test('an address that WebAuthn refuses says so', async () => {
    standInPasskeys()
    vi.stubGlobal('isSecureContext', false)
    await showPart([passkey])
    expect(
      await screen.findByText(/^O navegador não aceita chaves de acesso em localhost/),
    ).toBeTruthy()
  })
})

describe('social networks', () => {
  const rows = async (name: RegExp) => screen.findAllByText(name)
  test('those offered can be connected, those connected can be removed', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    const answers = [refusal('x', { message: 'Fora do ar.' })]
    await showToMember(<SocialRows linked={['facebook'] as never} />, {
      '/wps/session/login/social': () => value(['google']),
      '/wps/session/login/social/start': () =>
        answers.shift() ?? value({ url: 'https://id.example/' }),
    })
    expect(await rows(/^Entre com um toque$/)).toHaveLength(1)
    expect(await rows(/^Conectado: você entra com um toque$/)).toHaveLength(1)
    const connect = screen.getByRole('button', { name: /Conectar.*Google|Google.*Conectar/ })
    await act(async () => connect.click())
    expect(assign).not.toHaveBeenCalled()
    await act(async () => connect.click())
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://id.example/'))
    const remove = screen.getByRole('button', { name: /Remover.*Facebook|Facebook.*Remover/ })
    await act(async () => remove.click())
    expect(popupsNow()).toContain('security')
  })
})

describe('pauses and exclusions', () => {
  const show = (answer: object) =>
    showToMember(<ExclusionPart />, { [`${base}/exclusion`]: () => value(answer) })
  const choices = [
    { kind: 'pause', term: 'day', endsAt: '2026-03-02T12:00:00.000Z' },
    { kind: 'exclusion', term: 'indefinite', endsAt: null },
  ]

  test('a term is chosen before it goes on', async () => {
    await show({ running: null, choices })
    const pause = await screen.findByRole('region', { name: 'Pausa' })
    const exclusion = screen.getByRole('region', { name: 'Autoexclusão' })
    expect(textOf(pause)).toContain('24 horasaté 02/03/2026')
    expect(textOf(exclusion)).toMatch(/Sem prazono mínimo \d+ dias/)
    expect(within(pause).queryByRole('button')).toBeNull()
    await act(async () => within(pause).getByRole('radio').click())
    expect((within(pause).getByRole('radio') as HTMLInputElement).checked).toBe(true)
    expect(within(exclusion).queryByRole('button')).toBeNull()
    await act(async () => within(pause).getByRole('button', { name: 'Continuar' }).click())
    expect(popupsNow()).toContain('security')
  })

  test('a kind without choices is not offered', async () => {
    await show({ running: null, choices: choices.slice(0, 1) })
    await screen.findByRole('region', { name: 'Pausa' })
    expect(screen.queryByRole('region', { name: 'Autoexclusão' })).toBeNull()
    expect(screen.queryByText(/está em vigor/)).toBeNull()
  })

  const running = { beganAt: '2026-03-01T12:00:00.000Z', term: 'indefinite', endsAt: null }
  test.each([
    [
      { ...running, kind: 'exclusion' },
      'A autoexclusão está em vigor, sem prazo para terminar.',
      true,
    ],
    [{ ...running, kind: 'pause' }, 'Sua conta está em pausa, sem data para terminar.', false],
    [
      { ...running, kind: 'exclusion', term: 'year', endsAt: '2027-03-01T12:00:00.000Z' },
      /Sua conta está em autoexclusão até 01\/03\/2027/,
      false,
    ],
  ])('the one in force is told: %o', async (one, told, canBeLifted) => {
    await show({ running: one, choices: [] })
    const state = (await screen.findByText(told)).closest('section')
    expect(state?.querySelectorAll('p')).toHaveLength(canBeLifted ? 2 : 1)
    expect(
      within(state as HTMLElement)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/member?page=withdraw', '/member?page=why'])
  })
})

test('an account is closed only with the statement, and says what is still open', async () => {
  const answers = [
    refusal('account.close_blocked', {
      message: 'Ainda há algo.',
      detail: { reasons: ['balance', 'rewards'] },
    }),
    refusal('account.close_blocked', { message: 'Ainda há algo.', reasons: ['balance'] }),
    wrong(),
  ]
  const { server, onClose } = await openForm(
    { name: 'close' },
    {
      [`${base}/close`]: () =>
        answers.shift() ?? value({ reopenableUntil: '2026-04-01T12:00:00.000Z' }),
    },
  )
  const send = () => act(async () => dialog().querySelector('form')?.requestSubmit())
  await send()
  expect(textOf(dialog())).toContain('Digite a sua senha.')
  fill({ [password]: 'Folha9' })
  await send()
  expect(textOf(dialog())).toContain('Marque que você entendeu para encerrar.')
  expect(server.to(`${base}/close`)).toHaveLength(0)
  await act(async () => screen.getByRole('checkbox').click())
  expect(textOf(dialog())).not.toContain('Marque que você entendeu para encerrar.')
  await send()
  expect(await screen.findByText('Ainda há algo.')).toBeTruthy()
  await send()
  await waitFor(() => expect(server.to(`${base}/close`)).toHaveLength(2))
  await send()
  expect(await screen.findByText('Senha errada.')).toBeTruthy()
  expect(textOf(dialog())).not.toContain('Em aberto agora:')
  fill({ 'Quer contar o motivo? (opcional)': '  ' })
  await send()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(server.to(`${base}/close`)[3]?.body).toEqual({
    password: 'Folha9',
    statementAccepted: true,
  })
  expect(sessionStorage.getItem('token')).toBeNull()
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/'))
})
