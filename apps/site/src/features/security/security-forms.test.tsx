import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { readSession } from '../../core/session/store.ts'
import { demoMember } from '../../testing/demo-member.ts'
import { fill, openForm, press, securityPath, sendForm } from '../../testing/show-security.tsx'
import { refusal, value } from '../../testing/stand-in-server.ts'

describe('the forms', () => {
  test('a person under 18 is refused where the birth date is entered', async () => {
    const path = '/wps/member/info'
    const { server, onClose } = await openForm(
      { name: 'profile' },
      { [path]: ({ method }) => value(method === 'GET' ? demoMember(0) : null) },
    )
    const lastYear = new Date().getUTCFullYear() - 1
    fill({ 'Data de nascimento': `${lastYear}-01-01` })
    await sendForm()
    expect(screen.getByText('É preciso ter 18 anos ou mais.')).toBeTruthy()
    expect(server.to(path).filter(({ method }) => method === 'POST')).toEqual([])
    fill({ 'Data de nascimento': '1990-05-01', Apelido: 'Aninha' })
    await sendForm()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    const [sent] = server.to(path).filter(({ method }) => method === 'POST')
    expect(sent?.body).toEqual({ nickname: 'Aninha', bornOn: '1990-05-01' })
  })

  test('an e-mail is confirmed by the code that was sent to it', async () => {
    const { server, onClose } = await openForm(
      { name: 'contact', channel: 'email' },
      {
        [`${securityPath}/contact/code`]: () => value({ sentTo: 'n•••@mail.com' }),
        [`${securityPath}/contact`]: () => value({ token: 'new' }),
      },
    )
    fill({ 'E-mail': 'errado', 'Sua senha de acesso': 'Folha9' })
    await sendForm()
    expect(screen.getByText('Digite um e-mail como nome@mail.com.')).toBeTruthy()
    fill({ 'E-mail': 'nova@mail.com' })
    await sendForm()
    expect(await screen.findByText(/Enviamos um código para n•••@mail.com/)).toBeTruthy()
    expect(server.to(`${securityPath}/contact/code`)[0]?.body).toEqual({
      channel: 'email',
      password: 'Folha9',
      to: 'nova@mail.com',
    })
    fill({ 'Código de 6 números': '123456' })
    await sendForm()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(server.to(`${securityPath}/contact`)[0]?.body).toEqual({
      channel: 'email',
      code: '123456',
    })
    expect(sessionStorage.getItem('token')).toBe('new')
  })

  test.each([
    [false, 'PUT', 'Sua senha de acesso', 'password'],
    [true, 'POST', 'Senha de pagamento atual', 'oldPaymentPassword'],
  ] as const)(
    'the payment password, already set: %s, is sent by %s',
    async (isSet, method, label, key) => {
      const path = '/wps/member/paymentPassword'
      const { server, onClose } = await openForm(
        { name: 'payment' },
        { [path]: () => value(null) },
        { hasPaymentPassword: isSet },
      )
      fill({
        [label]: '482913',
        'Nova senha de pagamento': '4829',
        'Repita a nova senha de pagamento': '1',
      })
      await sendForm()
      expect(screen.getByText('Digite seis números.')).toBeTruthy()
      expect(screen.getByText('As duas senhas são diferentes.')).toBeTruthy()
      fill({ 'Nova senha de pagamento': '739105', 'Repita a nova senha de pagamento': '739105' })
      await sendForm()
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

  test('the authenticator: password, secret and code, then recovery codes that must be saved', async () => {
    const { server, onClose } = await openForm(
      { name: 'totp' },
      {
        [`${securityPath}/totp`]: () =>
          value({ secret: 'ABCDEFGH', otpauthUri: 'otpauth://totp/Trevo:ana?secret=ABCDEFGH' }),
        [`${securityPath}/totp/confirm`]: () =>
          value({ token: 'new', recoveryCodes: ['aaaa-1111', 'bbbb-2222'] }),
      },
    )
    fill({ 'Sua senha de acesso': 'Folha9' })
    await sendForm()
    expect(
      await screen.findByRole('img', { name: 'QR code do aplicativo autenticador' }),
    ).toBeTruthy()
    expect(screen.getByText('ABCD EFGH')).toBeTruthy()
    fill({ 'Código que o aplicativo mostra': '12' })
    await sendForm()
    expect(server.to(`${securityPath}/totp/confirm`)).toEqual([])
    fill({ 'Código que o aplicativo mostra': '123456' })
    await sendForm()
    expect(await screen.findByText('bbbb-2222')).toBeTruthy()
    expect(sessionStorage.getItem('token')).toBe('new')
    fireEvent(document.querySelector('dialog')!, new Event('cancel', { cancelable: true }))
    expect(onClose).not.toHaveBeenCalled()
    await press('Guardei os códigos')
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('a wrong password is reported at its field', async () => {
    await openForm(
      { name: 'totpOff' },
      {
        [`${securityPath}/totp/disable`]: () =>
          refusal('password.wrong', { message: 'A senha atual está errada.' }),
      },
    )
    fill({ 'Sua senha de acesso': 'errada', 'Código do aplicativo ou de recuperação': '123456' })
    await sendForm()
    const password = screen.getByLabelText('Sua senha de acesso')
    await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByText('A senha atual está errada.')).toBeTruthy()
  })

  test('a break requires consent and password, and is sent as chosen', async () => {
    const path = `${securityPath}/exclusion`
    const { server, onClose } = await openForm(
      { name: 'exclusion', kind: 'pause', term: 'week', endsAt: '2026-12-01T12:00:00.000Z' },
      { [path]: () => value({ running: null, choices: [] }) },
    )
    fill({ 'Sua senha de acesso': 'Folha9' })
    await sendForm()
    expect(screen.getByText('Marque que você entendeu para começar.')).toBeTruthy()
    expect(server.to(path)).toEqual([])
    fireEvent.click(screen.getByRole('checkbox'))
    await sendForm()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    const sent = { kind: 'pause', term: 'week', password: 'Folha9', statementAccepted: true }
    expect(server.to(path)[0]?.body).toEqual(sent)
  })

  test('closing an account with something open lists what is open', async () => {
    const path = `${securityPath}/close`
    const detail = { reasons: ['rewards', 'lottery_tickets'] }
    const { onClose } = await openForm(
      { name: 'close' },
      { [path]: () => refusal('account.close_blocked', { message: 'Ainda não dá.', detail }) },
    )
    fill({ 'Sua senha de acesso': 'Folha9' })
    fireEvent.click(screen.getByRole('checkbox'))
    await sendForm()
    expect(await screen.findByText('Em aberto agora:')).toBeTruthy()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Bilhetes de loteria, teimosinhas ou prêmios a pagar',
      'Prêmios a resgatar, inclusive de sorteios',
    ])
    expect(onClose).not.toHaveBeenCalled()
  })

  test('closing the account requires consent and password, then forgets the session', async () => {
    const path = `${securityPath}/close`
    const { server, onClose } = await openForm(
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
    await sendForm()
    expect(screen.getByText('Marque que você entendeu para encerrar.')).toBeTruthy()
    expect(server.to(path)).toEqual([])
    fireEvent.click(screen.getByRole('checkbox'))
    await sendForm()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(server.to(path)[0]?.body).toEqual({ password: 'Folha9', statementAccepted: true })
    expect(readSession().isLogin).toBe(false)
    expect(sessionStorage.getItem('token')).toBeNull()
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/'))
  })
})
