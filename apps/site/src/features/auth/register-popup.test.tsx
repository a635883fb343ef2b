import { registerFields, type FieldRule } from '@trevo/contract/wps/system.ts'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { initialSession } from '../../session/session-state.ts'
import { readSession, startSession } from '../../session/store.ts'
import { closePopup } from '../../shell/popups.ts'
import { demoLogin, demoMember } from '../../testing/demo-member.ts'
import { showPage } from '../../testing/show-page.tsx'
import { refusal, standInServer, StandInWorker, value } from '../../testing/stand-in-server.ts'
import RegisterPopup from './register-popup.tsx'

const registerPath = '/wps/member/register'
const affiliatePath = '/wps/agent/affiliate'
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
  startSession(initialSession(server.status, () => 0))
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
const submit = () =>
  act(async () => {
    fireEvent.submit(screen.getByLabelText('Usuário *').closest('form')!)
  })

beforeEach(() => {
  sessionStorage.clear()
  window.history.replaceState(null, '', '/register')
  vi.stubGlobal('Worker', StandInWorker)
})
afterEach(() => {
  cleanup()
  closePopup()
  vi.unstubAllGlobals()
})

describe('the register popup', () => {
  test('REG-13, ERR-3: without the terms nothing is sent and the message stands in its place', async () => {
    const { server } = await open()
    fill()
    await submit()
    expect(screen.getByText('Aceite os termos e condições para continuar.')).toBeTruthy()
    expect(server.to(registerPath)).toEqual([])
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox')))
  })

  test('the first wrong field gets the focus, each with its own sentence', async () => {
    await open()
    type('Usuário *', 'ana123')
    type('Senha *', 'curta')
    await submit()
    expect(screen.getByText('Digite 8-64 caracteres')).toBeTruthy()
    expect(screen.getByText('Este campo não pode ficar vazio')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Senha *')))
  })

  test('REG-7, REG-15, REG-18, REG-19: sends the form with where it came from, logs in, goes home', async () => {
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
    // REG-20: no third-party verification, no fields of it.
    expect(sent?.body).not.toHaveProperty('firebaseIdToken')
    expect(readSession().isLogin).toBe(true)
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/'))
  })

  test('a taken name is said under the field, and the form stays as it was', async () => {
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

  test('REG-21: the rules are asked once a session, also when the popup opens again', async () => {
    const { server } = await open()
    expect(JSON.parse(sessionStorage.getItem('validate') ?? '')).toEqual(rules)
    cleanup()
    await showPage(<RegisterPopup onClose={() => undefined} />)
    await screen.findByLabelText('Usuário *')
    expect(server.to(settingPath)).toHaveLength(1)
  })

  test('REG-3, REG-6: the password can be shown; the terms link opens the terms; login is one press away', async () => {
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
