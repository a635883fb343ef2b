import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { initialSession } from '../../../core/session/session-state.ts'
import { readSession, startSession } from '../../../core/session/store.ts'
import { openPopup } from '../../../core/popups/popups.ts'
import { withBrand } from '../../../testing/demo-brand.ts'
import { demoLogin, demoMember } from '../../../testing/demo-member.ts'
import { showPopups } from '../../../testing/show-popups.tsx'
import { standInServer, StandInWorker, value } from '../../../testing/stand-in-server.ts'
import { reasonOf } from './phone-auth-failure.ts'

type Answers = Parameters<typeof standInServer>[0]
const apiUrl = 'https://identitytoolkit.example'
const sendPath = '/v1/accounts:sendVerificationCode'
const confirmPath = '/v1/accounts:signInWithPhoneNumber'
const loginPath = '/wps/session/login'
const registerPath = '/wps/member/register/mobile'
// Identity Toolkit REST API v1, accounts.sendVerificationCode and accounts.signInWithPhoneNumber; errors
// in Google’s JSON style: a word, sometimes followed by a colon and a sentence.
const toolkitError = (message: string, status = 400) => ({ status, json: { error: { message } } })

/** Google's widget, loaded once by the page: ticks itself unless the test leaves that to the person. */
let ticksItself = true
const recaptcha = {
  ready: (run: () => void) => run(),
  render: (_place: HTMLElement, { callback }: { callback(token: string): void }) => {
    if (ticksItself) setTimeout(() => callback('human'), 10)
    return 0
  },
}
// The script is Google's; it "arrives" as soon as it is requested.
const standInScripts = () =>
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    if (node instanceof HTMLScriptElement) node.dispatchEvent(new Event('load'))
  })

const open = async (popup: 'login' | 'register', answers: Answers = {}) => {
  const server = await standInServer({
    '/wps/captcha/geetest': () => value({ parameters: { nonce: 'ab' }, signature: 's' }),
    '/wps/member/info': () => value(demoMember(0)),
    '/wps/v2/wallets/balance': () => value({ sumBalance: '1.00', currency: 'BRL', seq: '1' }),
    '/wps/system/country': () => value([{ countryCode: 'BR', countryDialingCode: '+55' }]),
    '/v1/recaptchaParams': () => ({ json: { recaptchaSiteKey: 'site-key' } }),
    [sendPath]: () => ({ json: { sessionInfo: 'session' } }),
    [confirmPath]: () => ({ json: { idToken: 'id-token' } }),
    [loginPath]: () => value(demoLogin),
    [registerPath]: () => value(demoLogin),
    ...answers,
  })
  const status = withBrand(
    server.status,
    { MOBILEVERCODELOGIN3: true, MOBILENUMREG3: true, USERNAMEREG3: false },
    { phoneAuth: { projectId: 'p', apiKey: 'key', apiUrl } },
  )
  sessionStorage.setItem('validate', JSON.stringify(status.info.register))
  startSession(initialSession(status, () => 0))
  await showPopups()
  await act(async () => openPopup(popup, {}))
  if (popup === 'login') {
    const tab = await screen.findByRole('tab', { name: 'Celular' }, { timeout: 4_000 })
    await act(async () => fireEvent.click(tab))
  }
  await screen.findByRole('button', { name: 'Enviar código' }, { timeout: 4_000 })
  return server
}
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
  })
const submit = () =>
  act(async () => {
    fireEvent.submit(screen.getByLabelText('Celular *').closest('form')!)
  })
// A busy machine may miss the first second of the countdown.
const underAMinute = /^Reenviar em (01:00|00:5\d)$/
const sendCode = async () => {
  type('Celular *', '11912345678')
  await press('Enviar código')
}

beforeEach(() => {
  ticksItself = true
  vi.stubGlobal('Worker', StandInWorker)
  vi.stubGlobal('grecaptcha', recaptcha)
  standInScripts()
})

describe('numbers confirmed by a third party', () => {
  test('SMS-4, LOGIN-7: Firebase sends the code, the wait is a minute, and its id token logs in', async () => {
    const server = await open('login')
    await sendCode()
    expect(await screen.findByText(underAMinute)).toBeTruthy()
    expect(server.to('/wps/verification/sms/noLogin')).toEqual([])
    const [sent] = server.to(sendPath)
    expect(sent?.body).toEqual({ phoneNumber: '+5511912345678', recaptchaToken: 'human' })
    expect(sent?.query.get('key')).toBe('key')
    expect(sent?.headers.get('X-Firebase-Locale')).toBe('pt-BR')
    type('Código de verificação *', '123456')
    await submit()
    await waitFor(() => expect(readSession().isLogin).toBe(true))
    expect(server.to(confirmPath)[0]?.body).toEqual({ sessionInfo: 'session', code: '123456' })
    expect(server.to(loginPath)[0]?.body).toMatchObject({
      type: 'sms',
      mobileNum: '11912345678',
      firebaseIdToken: 'id-token',
      verificationCode: '',
    })
  })

  test('REG-20: a registration carries firebaseChannel and firebaseIdToken', async () => {
    const server = await open('register')
    await sendCode()
    await screen.findByText(underAMinute)
    type('Código de verificação *', '123456')
    fireEvent.click(screen.getByRole('checkbox'))
    await submit()
    await waitFor(() => expect(server.to(registerPath)).toHaveLength(1))
    expect(server.to(registerPath)[0]?.body).toMatchObject({
      firebaseChannel: 'sms',
      firebaseIdToken: 'id-token',
      mobileNum: '11912345678',
      countryDialingCode: '+55',
    })
    expect(server.to(registerPath)[0]?.body).not.toHaveProperty('verificationCode')
  })

  test.each([
    ['INVALID_PHONE_NUMBER : TOO_SHORT', /formato do número não é válido/],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', /Tente de novo em 5 minutos/],
    ['CAPTCHA_CHECK_FAILED : Hostname match not found', /domínio não está autorizado/],
    ['Requests from referer http://x.example/ are blocked.', /não está autorizado/],
    ['QUOTA_EXCEEDED : Exceeded quota', /limite de envios foi atingido.*atendimento/],
    ['OPERATION_NOT_ALLOWED', /não está ativada.*atendimento/],
    ['SOMETHING_NEW', /Algo deu errado ao verificar/],
  ])(
    'ERR-4, ERR-5, ERR-7, ERR-8, ERR-10: "%s" has its own message, and no countdown starts',
    async (message, sentence) => {
      await open('login', { [sendPath]: () => toolkitError(message) })
      await sendCode()
      expect(await screen.findByText(sentence)).toBeTruthy()
      expect(screen.getByText('Enviar código')).toBeTruthy()
    },
  )

  test.each([
    ['INVALID_CODE', 'O código de verificação não é válido.'],
    ['SESSION_EXPIRED', 'O código expirou. Peça um novo.'],
    ['MISSING_CODE', 'Digite o código de verificação.'],
  ])('ERR-6: %s is shown below the code, and nobody is logged in', async (message, sentence) => {
    const server = await open('login', { [confirmPath]: () => toolkitError(message) })
    await sendCode()
    await screen.findByText(underAMinute)
    type('Código de verificação *', '123456')
    await submit()
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(server.to(loginPath)).toEqual([])
  })

  test('ERR-6: without a sent code, the message asks to send one', async () => {
    await open('login')
    type('Celular *', '11912345678')
    type('Código de verificação *', '123456')
    await submit()
    expect(await screen.findByText('O código expirou. Peça um novo.')).toBeTruthy()
  })

  test('ERR-9: a visitor who closes the challenge sees that the login failed', async () => {
    ticksItself = false
    const server = await open('login')
    await sendCode()
    const question = await screen.findByRole('heading', { name: 'Confirme que você é uma pessoa' })
    const close = question.closest('dialog')!.querySelector('button')!
    await act(async () => fireEvent.click(close))
    expect(await screen.findByText('Falha no login. Tente de novo.')).toBeTruthy()
    expect(server.to(sendPath)).toEqual([])
  })

  test('ERR-12: without an answer the message blames the connection', async () => {
    await open('login', {
      [sendPath]: () => {
        throw new TypeError('offline')
      },
    })
    await sendCode()
    expect(await screen.findByText('Problema de conexão. Tente de novo.')).toBeTruthy()
  })
})

test('ERR-10: a code that is not in the list is unknown', () => {
  expect(reasonOf('')).toBe('unknown')
  expect(reasonOf('EMAIL_EXISTS')).toBe('unknown')
})
