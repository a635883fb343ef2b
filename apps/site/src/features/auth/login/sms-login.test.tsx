import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { refusalText } from '@trevo/i18n/refusals/refusal-text.ts'
import { initialSession } from '../../../core/session/session-state.ts'
import { readSession, startSession } from '../../../core/session/store.ts'
import { closePopup, openPopup } from '../../../core/popups/popups.ts'
import { withBrand } from '../../../testing/demo-brand.ts'
import { demoLogin, demoMember } from '../../../testing/demo-member.ts'
import { pressEnter, sendTwice } from '../../../testing/press-enter.ts'
import { showPopups } from '../../../testing/show-popups.tsx'
import { refusal, standInServer, StandInWorker, value } from '../../../testing/stand-in-server.ts'

const sendPath = '/wps/verification/sms/noLogin'
const loginPath = '/wps/session/login'

const open = async (answers: Parameters<typeof standInServer>[0] = {}, hasSms = true) => {
  const server = await standInServer({
    '/wps/captcha/geetest': () => value({ parameters: { nonce: 'ab' }, signature: 's' }),
    '/wps/member/info': () => value(demoMember(0)),
    '/wps/v2/wallets/balance': () => value({ sumBalance: '1.00', currency: 'BRL', seq: '1' }),
    '/wps/system/country': () => value([{ countryCode: 'BR', countryDialingCode: '+55' }]),
    [sendPath]: () => ({
      json: { success: true, value: { expiredMinutes: 5 }, message: 'Ele vale por 5 min.' },
    }),
    [loginPath]: () => value(demoLogin),
    ...answers,
  })
  const status = withBrand(server.status, { MOBILEVERCODELOGIN3: hasSms })
  startSession(initialSession(status, () => 0))
  await showPopups({ address: '/provider' })
  await act(async () => openPopup('login', {}))
  await waitFor(() => expect(document.querySelector('dialog')?.open).toBe(true), { timeout: 4_000 })
  return server
}
const toSms = () => act(async () => fireEvent.click(screen.getByRole('tab', { name: 'Celular' })))
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
  })
const submit = () => pressEnter(screen.getByLabelText('Celular *'))
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('Worker', StandInWorker)
})

describe('login by SMS', () => {
  test('LOGIN-1: the tab exists only if the brand logs in by SMS', async () => {
    await open({}, false)
    expect(screen.queryByRole('tab')).toBeNull()
    expect(screen.getByLabelText('Usuário')).toBeTruthy()
    cleanup()
    await act(async () => closePopup('login'))
    await open()
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Usuário', 'Celular'])
  })

  test('SESSION-6: showPhoneLogin keeps the tab, so the popup shows it when opened again', async () => {
    await open()
    expect(readSession().showPhoneLogin).toBe(false)
    await toSms()
    expect(readSession().showPhoneLogin).toBe(true)
    await act(async () => closePopup('login'))
    await act(async () => openPopup('login', {}))
    const tab = await screen.findByRole('tab', { name: 'Celular' }, { timeout: 4_000 })
    expect(tab.getAttribute('aria-selected')).toBe('true')
    await act(async () => fireEvent.click(screen.getByRole('tab', { name: 'Usuário' })))
    expect(readSession().showPhoneLogin).toBe(false)
  })

  test('SMS-1: an invalid number sends nothing and is reported under its field', async () => {
    const server = await open()
    await toSms()
    await press('Enviar código')
    expect(screen.getByText('Digite um número de celular válido')).toBeTruthy()
    type('Celular *', '119x')
    await wait(1_100)
    await press('Enviar código')
    expect(screen.getByText('Número de celular incorreto')).toBeTruthy()
    expect(screen.getByLabelText('Celular *').getAttribute('aria-invalid')).toBe('true')
    expect(server.to(sendPath)).toEqual([])
  })

  test('SMS-2, SMS-6: the code is requested once, then the button counts down expiredMinutes x 60 seconds', async () => {
    const server = await open()
    await toSms()
    type('Celular *', '(11) 91234-5678')
    await press('Enviar código')
    await screen.findByText('Código enviado para +55 (11) 91234-5678.')
    expect(screen.getByText('Ele vale por 5 min.')).toBeTruthy()
    const [sent] = server.to(sendPath)
    expect(sent?.body).toMatchObject({
      mobileNum: '11912345678',
      countryDialingCode: '+55',
      purpose: 'login',
    })
    expect(sent?.body).toHaveProperty('humanProof')
    expect(screen.getByText('Reenviar em 05:00').getAttribute('aria-disabled')).toBe('true')
    await wait(60_000)
    await press('Reenviar em 04:00')
    expect(server.to(sendPath)).toHaveLength(1)
    await wait(240_000)
    await press('Enviar de novo')
    await waitFor(() => expect(server.to(sendPath)).toHaveLength(2))
  })

  test('SMS-3: without expiredMinutes the wait is a minute', async () => {
    await open({ [sendPath]: () => value({}) })
    await toSms()
    type('Celular *', '11912345678')
    await press('Enviar código')
    expect(await screen.findByText(/^Reenviar em (01:00|00:5\d)$/)).toBeTruthy()
    await wait(60_000)
    expect(screen.getByText('Enviar de novo').getAttribute('aria-disabled')).toBe('false')
  })

  test('ERR-2, SMS-5: a refusal is a warning with the server’s text, and presses count once a second', async () => {
    const server = await open({
      [sendPath]: () =>
        refusal('too_many_requests', { status: 429, message: 'Tente de novo em 5 minutos.' }),
    })
    await toSms()
    type('Celular *', '11912345678')
    await press('Enviar código')
    expect(await screen.findByText('Tente de novo em 5 minutos.')).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'Aviso' })).toBeTruthy()
    await press('OK')
    expect(screen.queryByText('Tente de novo em 5 minutos.')).toBeNull()
    await wait(1_000)
    for (let presses = 0; presses < 4; presses += 1) {
      await press('Enviar código')
      if (screen.queryByRole('button', { name: 'OK' })) await press('OK')
    }
    expect(server.to(sendPath)).toHaveLength(2)
    await wait(1_000)
    await press('Enviar código')
    await waitFor(() => expect(server.to(sendPath)).toHaveLength(3))
  })

  test('LOGIN-7, MSG-2, MSG-3, MSG-8: without a valid number and a code nothing is sent', async () => {
    const server = await open()
    await toSms()
    await submit()
    expect(screen.getByText('Digite um número de celular válido')).toBeTruthy()
    expect(screen.getByText('Digite o código de verificação.')).toBeTruthy()
    type('Celular *', '11912345678')
    type('Código de verificação *', '12a')
    await submit()
    expect(screen.queryByText('Digite um número de celular válido')).toBeNull()
    expect(screen.getByText('Digite um código de verificação válido')).toBeTruthy()
    // What is said of a field goes once the field is changed.
    type('Código de verificação *', '12')
    expect(screen.queryByText('Digite um código de verificação válido')).toBeNull()
    expect(server.to(loginPath)).toEqual([])
  })

  test('LOGIN-8, LOGIN-13, LOGIN-16: number and code are sent as type sms, without human verification, and start the session', async () => {
    const server = await open()
    await toSms()
    type('Celular *', '11912345678')
    type('Código de verificação *', '123456')
    await submit()
    await waitFor(() => expect(readSession().isLogin).toBe(true))
    const [sent] = server.to(loginPath)
    expect(sent?.body).toMatchObject({
      type: 'sms',
      mobileNum: '11912345678',
      countryDialingCode: '+55',
      verificationCode: '123456',
    })
    for (const field of ['humanProof', 'password', 'username', 'captcha']) {
      expect(sent?.body).not.toHaveProperty(field)
    }
    expect(server.to('/wps/captcha/geetest')).toEqual([])
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull())
    expect(screen.getByTestId('address').textContent).toBe('/')
  })

  test('a second press while the first is under way sends nothing more', async () => {
    const server = await open()
    await toSms()
    type('Celular *', '(11) 91234-5678')
    type('Código de verificação *', '123456')
    await sendTwice(screen.getByLabelText('Celular *'))
    await waitFor(() => expect(readSession().isLogin).toBe(true))
    expect(server.to(loginPath)).toHaveLength(1)
  })

  test('ERR-6: a missing, a wrong and an expired code have three different messages below the field', async () => {
    const codes: Readonly<Record<string, string>> = {
      '111111': 'code.wrong',
      '222222': 'code.expired',
    }
    const server = await open({
      [loginPath]: ({ body }) => {
        const code = codes[(body as { verificationCode: string }).verificationCode] ?? ''
        return refusal(code, { message: refusalText(code as 'code.wrong', 'PT') })
      },
    })
    await toSms()
    type('Celular *', '11912345678')
    await submit()
    const said = () =>
      screen.getAllByRole('alert').find((one) => one.id.endsWith('-error') && one.textContent)
        ?.textContent
    expect(said()).toBe('Digite o código de verificação.')
    expect(server.to(loginPath)).toEqual([])
    type('Código de verificação *', '111111')
    await submit()
    await waitFor(() => expect(said()).toMatch(/^O código de verificação não é válido/))
    type('Código de verificação *', '222222')
    await submit()
    await waitFor(() => expect(said()).toBe('O código de verificação expirou. Peça um novo.'))
    expect(readSession().isLogin).toBe(false)
  })

  test.each([
    ['code.wrong', 'O código não é válido.', 'Código de verificação *'],
    ['code.expired', 'O código venceu.', 'Código de verificação *'],
    ['sms.number_invalid', 'O celular não é válido.', 'Celular *'],
  ])('ERR-4, ERR-6: the refusal %s is shown below its field', async (code, message, label) => {
    await open({ [loginPath]: () => refusal(code, { message }) })
    await toSms()
    type('Celular *', '11912345678')
    type('Código de verificação *', '123456')
    await submit()
    expect(await screen.findByText(message)).toBeTruthy()
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
  })

  test('ERR-12: without an answer the form shows an error and stays open', async () => {
    await open({
      [loginPath]: () => {
        throw new TypeError('offline')
      },
    })
    await toSms()
    type('Celular *', '11912345678')
    type('Código de verificação *', '123456')
    await submit()
    expect(await screen.findByText('Problema de conexão. Tente de novo.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Celular *').value).toBe('11912345678')
  })

  test('LOGIN-2: the forgotten password has a separate popup', async () => {
    await open()
    await press('Esqueci a senha')
    await waitFor(() => expect(screen.getByTestId('popups').textContent).toBe('forgetPass'))
    await act(async () => closePopup('forgetPass'))
  })
})
