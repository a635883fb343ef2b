import { registerFields, type FieldRule } from '@trevo/contract/wps/system.ts'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { initialSession } from '../../core/session/session-state.ts'
import { readSession, startSession } from '../../core/session/store.ts'
import { withBrand } from '../../testing/demo-brand.ts'
import { demoLogin, demoMember } from '../../testing/demo-member.ts'
import { pressEnter, sendTwice } from '../../testing/press-enter.ts'
import { showPage } from '../../testing/show-page.tsx'
import { refusal, standInServer, StandInWorker, value } from '../../testing/stand-in-server.ts'
import RegisterPopup from './register-popup.tsx'

const registerPath = '/wps/member/register'
const affiliatePath = '/wps/agent/affiliate'
const socialPath = '/wps/session/login/social'
const settingPath = '/wps/system/setting/register'
const rule = (change: Partial<FieldRule>): FieldRule => ({
  acceptedPattern: '*',
  minLength: 0,
  maxLength: 64,
  patternId: 0,
  enabled: false,
  required: false,
  ...change,
})
const rules = {
  ...Object.fromEntries(registerFields.map((field) => [field, rule({})])),
  username: rule({ enabled: true, minLength: 4, maxLength: 20, patternId: 1 }),
  password: rule({ enabled: true, minLength: 8, maxLength: 64 }),
}

const open = async (answers: Parameters<typeof standInServer>[0] = {}) => {
  const server = await standInServer({
    '/wps/captcha/geetest': () => value({ parameters: { nonce: 'ab' }, signature: 's' }),
    [settingPath]: () => value(rules),
    '/wps/member/info': () => value(demoMember()),
    '/wps/v2/wallets/balance': () => value({ sumBalance: '0.00', currency: 'BRL', seq: '0' }),
    ...answers,
  })
  startSession(initialSession(withBrand(server.status, {}), () => 0))
  const onClose = vi.fn()
  await showPage(<RegisterPopup onClose={onClose} />, { address: '/provider' })
  await waitFor(() => expect(document.querySelector('dialog')?.open).toBe(true))
  await screen.findByLabelText('Usuário *')
  return { server, onClose }
}
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
const fill = () => {
  type('Usuário *', 'ana123')
  type('Senha *', 'Folha9Nova7Rio')
  type('Repita a senha *', 'Folha9Nova7Rio')
}
const submit = () => pressEnter(screen.getByLabelText('Usuário *'))

beforeEach(() => {
  window.history.replaceState(null, '', '/register')
  vi.stubGlobal('Worker', StandInWorker)
})

/** The fields whose rules show and require them, by their labels. */
const ruled = [
  ['payeeName', 'Nome completo'],
  ['email', 'E-mail'],
  ['qqNum', 'QQ'],
  ['mobileNum', 'Celular'],
  ['recommenderId', 'Quem indicou você (usuário)'],
  ['affiliateCode', 'Código de convite'],
  ['line', 'Line'],
  ['whatsapp', 'WhatsApp'],
  ['facebook', 'Facebook'],
  ['wechat', 'WeChat'],
  ['idNumber', 'CPF'],
] as const

describe('the fields of the register popup', () => {
  const openWith = (change: Readonly<Record<string, FieldRule>>) =>
    open({ [settingPath]: () => value({ ...rules, ...change }) })
  const optional = rule({ enabled: true, maxLength: 64 })
  const requiredRule = rule({ enabled: true, required: true, maxLength: 64 })
  const fields = () =>
    [...document.querySelectorAll('dialog input')].map((input) => input.getAttribute('name'))

  test('REG-2: a brand that enables nothing shows only username, password and its confirmation', async () => {
    await open()
    expect(fields()).toEqual(['username', 'password', 'confirmPassword', 'terms'])
  })

  test.each(ruled)(
    'REG-2, RULE-8: %s is shown if the brand enables it, and is mandatory if the brand requires it',
    async (field, label) => {
      await openWith({ [field]: optional })
      expect(fields()).toContain(field)
      expect(screen.getByLabelText(label).getAttribute('aria-required')).toBe('false')
      cleanup()
      sessionStorage.clear()
      const { server } = await openWith({ [field]: requiredRule })
      const input = screen.getByLabelText(`${label} *`)
      expect(input.getAttribute('aria-required')).toBe('true')
      fill()
      fireEvent.click(screen.getByRole('checkbox'))
      await submit()
      expect(input.getAttribute('aria-invalid')).toBe('true')
      expect(screen.getByText('Este campo não pode ficar vazio')).toBeTruthy()
      expect(server.to(registerPath)).toEqual([])
    },
  )

  test('REG-2, REG-12: the payment password is required wherever it is shown, regardless of its flag', async () => {
    await openWith({ paymentPassword: optional })
    const input = screen.getByLabelText('Senha de pagamento *')
    expect([input.getAttribute('type'), input.getAttribute('aria-required')]).toEqual([
      'password',
      'true',
    ])
  })

  test('REG-2, REG-5, REG-11: captcha and SMS code follow the brand’s switches, not the rules', async () => {
    await openWith({ captcha: requiredRule })
    expect(fields()).not.toContain('captcha')
    expect(fields()).not.toContain('verificationCode')
    cleanup()
    const { status } = await standInServer({
      '/wps/captcha': () => value('UE5H'),
      '/wps/system/country': () => value([{ countryCode: 'BR', countryDialingCode: '+55' }]),
    })
    const { info } = withBrand(status, { REGMOBVERF3: true })
    const brand = { ...info.brand, showCaptcha: true }
    sessionStorage.setItem('validate', JSON.stringify(info.register))
    startSession(initialSession({ ...status, info: { ...info, brand } }, () => 0))
    await showPage(<RegisterPopup onClose={() => undefined} />)
    await screen.findByLabelText('Usuário *')
    expect(fields()).toEqual(expect.arrayContaining(['mobileNum', 'verificationCode', 'captcha']))
  })
})

describe('the register popup', () => {
  test('REG-13, ERR-3: unless the terms are accepted nothing is sent, and the message is shown there', async () => {
    const { server } = await open()
    fill()
    await submit()
    expect(screen.getByText('Aceite os termos e condições para continuar.')).toBeTruthy()
    expect(server.to(registerPath)).toEqual([])
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox')))
  })

  test('the first invalid field gets the focus, and each has its own message', async () => {
    await open()
    type('Usuário *', 'ana123')
    type('Senha *', 'curta')
    await submit()
    expect(screen.getByText('Digite 8-64 caracteres')).toBeTruthy()
    expect(screen.getByText('Este campo não pode ficar vazio')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Senha *')))
  })

  test('REG-7, REG-15, REG-18, REG-19: sends the form with the visitor’s referral codes, logs in, goes home', async () => {
    window.history.replaceState(null, '', '/register?ref=AMIGO7&aff=AGENTE9')
    const { server, onClose } = await open({
      [registerPath]: () => value(demoLogin),
      [affiliatePath]: () => value({ affiliateCode: 'AGENTE9' }),
    })
    fill()
    fireEvent.click(screen.getByRole('checkbox'))
    await submit()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    const [sent] = server.to(registerPath)
    expect(sent?.method).toBe('PUT')
    expect(sent?.body).toMatchObject({
      username: 'ana123',
      password: 'Folha9Nova7Rio',
      confirmPassword: 'Folha9Nova7Rio',
      referralCode: 'AMIGO7',
      affiliateCode: 'AGENTE9',
      domain: location.hostname,
      registerUrl: location.href,
      registerMethod: 'WEB',
      login: true,
      termsAccepted: true,
    })
    expect(sent?.body).toHaveProperty('humanProof')
    // REG-20: without third-party verification, its fields are absent.
    expect(sent?.body).not.toHaveProperty('firebaseIdToken')
    expect(readSession().isLogin).toBe(true)
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/'))
  })

  test('a second press while the first is under way registers nobody else', async () => {
    const { server, onClose } = await open({ [registerPath]: () => value(demoLogin) })
    fill()
    fireEvent.click(screen.getByRole('checkbox'))
    await sendTwice(screen.getByLabelText('Usuário *'))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(server.to(registerPath)).toHaveLength(1)
  })

  test('a username that is taken is reported below the field, and the form is unchanged', async () => {
    const { onClose } = await open({
      [registerPath]: () =>
        refusal('register.username_taken', { status: 409, message: 'Este usuário já existe.' }),
    })
    fill()
    fireEvent.click(screen.getByRole('checkbox'))
    await submit()
    expect(await screen.findByText('Este usuário já existe.')).toBeTruthy()
    expect(screen.getByLabelText('Usuário *').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByLabelText<HTMLInputElement>('Senha *').value).toBe('Folha9Nova7Rio')
    expect(onClose).not.toHaveBeenCalled()
  })

  test('REG-21: the rules are fetched once per session, even when the popup is opened again', async () => {
    const { server } = await open()
    expect(JSON.parse(sessionStorage.getItem('validate') ?? '')).toEqual(rules)
    cleanup()
    await showPage(<RegisterPopup onClose={() => undefined} />)
    await screen.findByLabelText('Usuário *')
    expect(server.to(settingPath)).toHaveLength(1)
  })

  test('SESSION-5, REG-21: the rules are in the session under validate, read from storage after a reload', async () => {
    const { server } = await open()
    expect(readSession().validate).toEqual(rules)
    cleanup()
    startSession(initialSession(server.status, () => 0))
    expect(readSession().validate).toBeUndefined()
    await showPage(<RegisterPopup onClose={() => undefined} />)
    await screen.findByLabelText('Usuário *')
    expect(readSession().validate).toEqual(rules)
    expect(server.to(settingPath)).toHaveLength(1)
  })

  test('REG-6, LOGIN-3: exactly the brand’s social sign-ins are below the form', async () => {
    await open({ [socialPath]: () => value(['google', 'facebook']) })
    expect(await screen.findByRole('button', { name: 'Continuar com Google' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Continuar com Facebook' })).toBeTruthy()
    cleanup()
    await open({ [socialPath]: () => value(['facebook']) })
    expect(await screen.findByRole('button', { name: 'Continuar com Facebook' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Continuar com Google' })).toBeNull()
    cleanup()
    await open({ [socialPath]: () => value([]) })
    expect(screen.queryByRole('button', { name: /^Continuar com/ })).toBeNull()
  })

  test('REG-3, REG-6: the password can be revealed; the terms link opens the terms; login is one press away', async () => {
    await open()
    expect(screen.getByLabelText('Senha *').getAttribute('type')).toBe('password')
    fireEvent.click(screen.getAllByRole('button', { name: 'mostrar' })[0]!)
    expect(screen.getByLabelText('Senha *').getAttribute('type')).toBe('text')
    const terms = screen.getByRole('link', { name: 'termos e condições' })
    expect(terms.getAttribute('href')).toBe('/help#term')
    fireEvent.click(terms)
    await waitFor(() => expect(screen.getByTestId('popups').textContent).toBe('help'))
    fireEvent.click(screen.getByRole('button', { name: 'Entrar' }))
    await waitFor(() => expect(screen.getByTestId('popups').textContent).toBe('login'))
  })
})
