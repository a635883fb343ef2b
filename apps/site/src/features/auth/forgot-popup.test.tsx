import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { initialSession } from '../../core/session/session-state.ts'
import { readSession, startSession } from '../../core/session/store.ts'
import { withBrand } from '../../testing/demo-brand.ts'
import { demoLogin, demoMember } from '../../testing/demo-member.ts'
import { pressEnter, sendTwice } from '../../testing/press-enter.ts'
import { showPage } from '../../testing/show-page.tsx'
import { refusal, standInServer, StandInWorker, value } from '../../testing/stand-in-server.ts'
import ForgotPopup from './forgot-popup.tsx'
import NewPasswordPopup from './new-password-popup.tsx'

const emailPath = '/wps/member/password/email'
const phonePath = '/wps/member/password/verification'
const linkPath = '/wps/member/password/ticket'
const loginPath = '/wps/session/login'
const banner = (groupName: string, title: string) => ({
  groupName,
  title,
  url: '',
  linkage: '',
  linkageType: 'URL',
  text: '',
  action: '',
  hue: 120,
  symbols: ['key'],
  nodeId: null,
})

const start = async (
  answers: Parameters<typeof standInServer>[0] = {},
  modules: Readonly<Record<string, boolean>> = { CHNGPASSVERIF3: true, CAPTCHA3: true },
) => {
  const server = await standInServer({
    '/wps/captcha/geetest': () => value({ parameters: { nonce: 'ab' }, signature: 's' }),
    '/wps/captcha': () => value('UE5H'),
    '/wps/member/info': () => value(demoMember(0)),
    '/wps/v2/wallets/balance': () => value({ sumBalance: '1.00', currency: 'BRL', seq: '1' }),
    '/wps/system/country': () => value([{ countryCode: 'BR', countryDialingCode: '+55' }]),
    '/wps/verification/sms/noLogin': () => value({ expiredMinutes: 5 }),
    [loginPath]: () => value(demoLogin),
    ...answers,
  })
  startSession(initialSession(withBrand(server.status, modules), () => 0))
  return server
}
const shown = () =>
  waitFor(() => expect(document.querySelector('dialog')?.open).toBe(true), { timeout: 4_000 })
const open = async (...input: Parameters<typeof start>) => {
  const server = await start(...input)
  const onClose = vi.fn<() => void>()
  await showPage(<ForgotPopup onClose={onClose} />, { address: '/provider' })
  await shown()
  return { server, onClose }
}
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
  })
const toTab = (name: string) => act(async () => fireEvent.click(screen.getByRole('tab', { name })))
const send = (label: string) => pressEnter(screen.getByLabelText(label))
const chosenTab = () => screen.getByRole('tab', { selected: true }).textContent

beforeEach(() => {
  vi.stubGlobal('Worker', StandInWorker)
})

describe('password recovery', () => {
  test.each([
    [true, 'Celular', 'E-mail'],
    [false, 'E-mail', 'Celular'],
  ] as const)(
    'FORGOT-1, FORGOT-2: there are two tabs; with CHNGPASSVERIF3 %s the form of %s is shown first',
    async (isOn, first, second) => {
      await open({}, { CHNGPASSVERIF3: isOn, CAPTCHA3: true })
      const names = screen.getAllByRole('tab').map((tab) => tab.textContent)
      expect(names).toEqual(['E-mail', 'Celular'])
      expect(chosenTab()).toBe(first)
      expect(screen.getByLabelText(`${first} *`)).toBeTruthy()
      await toTab(second)
      expect(screen.getByLabelText(`${second} *`)).toBeTruthy()
    },
  )

  test('FORGOT-3: banners of w_forget are above the form, those of other groups are not', async () => {
    await open({
      '/wps/relay/MCSFE_getListAnnouncements': () =>
        value({
          banners: [banner('w_forget', 'Conta segura'), banner('w_login', 'Bem-vindo')],
          player: [],
          popup: [],
          promotion: [],
        }),
    })
    expect(await screen.findByText('Conta segura')).toBeTruthy()
    expect(screen.queryByText('Bem-vindo')).toBeNull()
  })

  test('FORGOT-4, RULE-7: by email nothing is sent before name, address and image code are valid', async () => {
    const { server } = await open()
    await toTab('E-mail')
    await screen.findByAltText('Imagem com cinco caracteres')
    await send('E-mail *')
    expect(screen.getAllByText('Este campo não pode ficar vazio')).toHaveLength(2)
    expect(screen.getByText('Digite o código da imagem.')).toBeTruthy()
    type('Usuário *', '1')
    type('E-mail *', 'ana@')
    type('Código da imagem', 'ab3de')
    await send('E-mail *')
    expect(screen.getByText(/^Comece com uma letra.*4-20/)).toBeTruthy()
    expect(screen.getByText(/^Digite um e-mail como/)).toBeTruthy()
    expect(screen.getAllByRole('alert').filter((one) => one.textContent)).toHaveLength(2)
    expect(server.to(emailPath)).toEqual([])
  })

  test('FORGOT-6: a sent link is confirmed with in_been_out, and leads back to the login', async () => {
    const { server } = await open({ [emailPath]: () => value(null) })
    await toTab('E-mail')
    type('Usuário *', 'ana123')
    type('E-mail *', 'ana@mail.com')
    type('Código da imagem', 'ab3de')
    await send('E-mail *')
    expect(await screen.findByText(/^Enviamos o link da nova senha/)).toBeTruthy()
    expect(server.to(emailPath)[0]?.body).toEqual({
      username: 'ana123',
      email: 'ana@mail.com',
      captcha: 'ab3de',
    })
    await press('Voltar ao login')
    expect(screen.getByTestId('popups').textContent).toBe('login')
  })

  test('ERR-11: an unknown name is reported, and the next attempt has another picture', async () => {
    const { server } = await open({
      [emailPath]: () =>
        refusal('recovery.unknown', { status: 404, message: 'Usuário/e-mail não existe' }),
    })
    await toTab('E-mail')
    type('Usuário *', 'ana123')
    type('E-mail *', 'ana@mail.com')
    type('Código da imagem', 'ab3de')
    // At most one picture per second.
    const later = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_050)
    await send('E-mail *')
    expect(await screen.findByText('Usuário/e-mail não existe')).toBeTruthy()
    await waitFor(() => expect(server.to('/wps/captcha')).toHaveLength(2))
    later.mockRestore()
  })

  test('FORGOT-5, ERR-6: by phone nothing is sent before number, code and password are valid', async () => {
    const { server } = await open()
    await send('Celular *')
    expect(screen.getByText('Digite um número de celular válido')).toBeTruthy()
    expect(screen.getByText('Digite o código de verificação.')).toBeTruthy()
    expect(screen.getByText('Este campo não pode ficar vazio')).toBeTruthy()
    type('Celular *', '11912345678')
    type('Código de verificação *', '123456')
    type('Nova senha *', 'curta')
    await send('Celular *')
    expect(await screen.findByText('Digite 8-64 caracteres')).toBeTruthy()
    expect(server.to(phonePath)).toEqual([])
  })

  test('SMS-6, FORGOT-7: by phone the new password is set, logs the member in at once and leads home', async () => {
    const { server, onClose } = await open({ [phonePath]: () => value({ username: 'ana123' }) })
    type('Celular *', '11912345678')
    await press('Enviar código')
    await screen.findByText(/^Reenviar em/)
    expect(server.to('/wps/verification/sms/noLogin')[0]?.body).toMatchObject({
      mobileNum: '11912345678',
      countryDialingCode: '+55',
      purpose: 'recover',
    })
    type('Código de verificação *', '123456')
    type('Nova senha *', 'Folha9Nova7Rio')
    await send('Celular *')
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(server.to(phonePath)[0]?.body).toEqual({
      mobileNum: '11912345678',
      countryDialingCode: '+55',
      verificationCode: '123456',
      newPassword: 'Folha9Nova7Rio',
    })
    expect(server.to(loginPath)[0]?.body).toMatchObject({
      type: 'username',
      username: 'ana123',
      password: 'Folha9Nova7Rio',
    })
    expect(readSession().isLogin).toBe(true)
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/'))
  })

  test('a login that first requires a captcha is left to the member', async () => {
    await open({
      [phonePath]: () => value({ username: 'ana123' }),
      [loginPath]: () => refusal('login.captcha_required', { captcha: true }),
    })
    type('Celular *', '11912345678')
    type('Código de verificação *', '123456')
    type('Nova senha *', 'Folha9Nova7Rio')
    await send('Celular *')
    await waitFor(() => expect(screen.getByTestId('popups').textContent).toBe('login'))
    expect(readSession().isLogin).toBe(false)
  })

  test('ERR-6: the error of a code is shown below it', async () => {
    await open({ [phonePath]: () => refusal('code.expired', { message: 'O código venceu.' }) })
    type('Celular *', '11912345678')
    type('Código de verificação *', '123456')
    type('Nova senha *', 'Folha9Nova7Rio')
    await send('Celular *')
    expect(await screen.findByText('O código venceu.')).toBeTruthy()
    const code = screen.getByLabelText('Código de verificação *')
    expect(code.getAttribute('aria-invalid')).toBe('true')
  })

  test.each([
    ['password.too_common', 'Fácil de adivinhar.', 'Nova senha *'],
    ['mobile.unknown', 'Número desconhecido.', undefined],
  ])('ERR-6: %s is told at its field, or below the form', async (code, message, label) => {
    const { onClose } = await open({ [phonePath]: () => refusal(code, { message }) })
    type('Celular *', '11912345678')
    type('Código de verificação *', '123456')
    type('Nova senha *', 'Folha9Nova7Rio')
    await send('Celular *')
    expect(await screen.findByText(message)).toBeTruthy()
    const wrong = [...document.querySelectorAll('[aria-invalid="true"]')]
    expect(wrong).toEqual(label === undefined ? [] : [screen.getByLabelText(label)])
    expect(onClose).not.toHaveBeenCalled()
  })

  test('by phone a second press while the first is under way sends nothing', async () => {
    const { server, onClose } = await open({ [phonePath]: () => value({ username: 'ana123' }) })
    type('Celular *', '11912345678')
    type('Código de verificação *', '123456')
    type('Nova senha *', 'Folha9Nova7Rio')
    await sendTwice(screen.getByLabelText('Celular *'))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(server.to(phonePath)).toHaveLength(1)
  })
})

describe('the mailed link', () => {
  const openLink = async (answers: Parameters<typeof standInServer>[0]) => {
    const server = await start(answers)
    const onClose = vi.fn<() => void>()
    await showPage(<NewPasswordPopup ticket="t1" onClose={onClose} />)
    await shown()
    return { server, onClose }
  }
  const fill = () => {
    type('Nova senha', 'Folha9Nova7Rio')
    type('Repita a nova senha', 'Folha9Nova7Rio')
  }

  test('sets the new password with its ticket and logs in', async () => {
    const { server, onClose } = await openLink({ [linkPath]: () => value({ username: 'ana123' }) })
    fill()
    await send('Nova senha')
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(server.to(linkPath)[0]?.body).toEqual({ ticket: 't1', newPassword: 'Folha9Nova7Rio' })
    expect(readSession().isLogin).toBe(true)
  })

  test('shows that it has expired, and how to request another one', async () => {
    await openLink({
      [linkPath]: () => refusal('recovery.link_invalid', { message: 'Peça um novo.' }),
    })
    fill()
    await send('Nova senha')
    expect(await screen.findByText('Peça um novo.')).toBeTruthy()
    await press('Recuperar a senha')
    expect(screen.getByTestId('popups').textContent).toBe('forgetPass')
  })

  test('a password that is easy to guess is reported under its field', async () => {
    await openLink({
      [linkPath]: () => refusal('password.too_common', { message: 'Escolha outra.' }),
    })
    fill()
    await send('Nova senha')
    expect(await screen.findByText('Escolha outra.')).toBeTruthy()
    expect(screen.getByLabelText('Nova senha').getAttribute('aria-invalid')).toBe('true')
  })
})
