import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { SystemStatus } from '@trevo/contract/wps/system.ts'
import { initialSession } from '../../../core/session/session-state.ts'
import { readSession, startSession } from '../../../core/session/store.ts'
import { closePopup, openPopup } from '../../../core/popups/popups.ts'
import { demoRules, withBrand } from '../../../testing/demo-brand.ts'
import { demoLogin, demoMember } from '../../../testing/demo-member.ts'
import { showPopups } from '../../../testing/show-popups.tsx'
import { refusal, standInServer, StandInWorker, value } from '../../../testing/stand-in-server.ts'

type Brand = {
  readonly modules?: Readonly<Record<string, boolean>>
  readonly rules?: Parameters<typeof demoRules>[0]
  readonly brand?: Partial<SystemStatus['info']['brand']>
}
const byName = '/wps/member/register'
const byMobile = '/wps/member/register/mobile'
const sendPath = '/wps/verification/sms/register'
const affiliatePath = '/wps/agent/affiliate'
const bothWays = { USERNAMEREG3: true, MOBILENUMREG3: true }

const open = async (
  { modules = bothWays, rules = {}, brand = {} }: Brand = {},
  answers: Parameters<typeof standInServer>[0] = {},
) => {
  const server = await standInServer({
    '/wps/captcha/geetest': () => value({ parameters: { nonce: 'ab' }, signature: 's' }),
    '/wps/member/info': () => value(demoMember(0)),
    '/wps/v2/wallets/balance': () => value({ sumBalance: '1.00', currency: 'BRL', seq: '1' }),
    '/wps/system/country': () => value([{ countryCode: 'BR', countryDialingCode: '+55' }]),
    '/wps/system/setting/register': () => value(demoRules(rules)),
    [sendPath]: () => value({ expiredMinutes: 5 }),
    [byMobile]: () => value(demoLogin),
    [byName]: () => value(demoLogin),
    ...answers,
  })
  const { info } = server.status
  const status = withBrand(server.status, modules, {
    register: demoRules(rules),
    brand: { ...info.brand, ...brand },
  })
  startSession(initialSession(status, () => 0))
  await showPopups({ address: '/provider' })
  await act(async () => openPopup('register', {}))
  await screen.findByRole('button', { name: 'Criar conta' }, { timeout: 4_000 })
  return server
}
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
  })
const toTab = (name: string) => act(async () => fireEvent.click(screen.getByRole('tab', { name })))
const acceptTerms = () => fireEvent.click(screen.getByRole('checkbox'))
const submit = () =>
  act(async () => {
    fireEvent.submit(screen.getByRole('checkbox').closest('form')!)
  })
const fillByName = () => {
  type('Usuário *', 'ana123')
  type('Senha *', 'Folha9Nova7Rio')
  type('Repita a senha *', 'Folha9Nova7Rio')
}

beforeEach(() => {
  window.history.replaceState(null, '', '/register')
  vi.stubGlobal('Worker', StandInWorker)
})

describe('the ways to register', () => {
  test('REG-1, REG-14: two ways are tabs, the mobile number first; one way has no tabs', async () => {
    await open()
    const tabs = screen.getAllByRole('tab')
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Usuário', 'Celular'])
    expect(tabs[1]?.getAttribute('aria-selected')).toBe('true')
    await toTab('Usuário')
    expect(screen.getByLabelText('Usuário *')).toBeTruthy()
    cleanup()
    await act(async () => closePopup('register'))
    await open({ modules: { ...bothWays, MOBILENUMREG3: false } })
    expect(screen.queryByRole('tab')).toBeNull()
    expect(screen.getByLabelText('Usuário *')).toBeTruthy()
    cleanup()
    await act(async () => closePopup('register'))
    await open({ modules: { ...bothWays, USERNAMEREG3: false } })
    expect(screen.queryByRole('tab')).toBeNull()
    expect(screen.getByLabelText('Celular *')).toBeTruthy()
  })

  test('SMS-6, REG-11, REG-19: by mobile the code is sent to mobileNo, and the form has its own call', async () => {
    const server = await open()
    await press('Enviar código')
    expect(screen.getByText('Este campo não pode ficar vazio')).toBeTruthy()
    type('Celular *', '(11) 91234-5678')
    // Presses count at most once a second.
    const later = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_050)
    // The clock is stopped, because a busy machine could check after the first second is over.
    vi.useFakeTimers({ toFake: ['Date'] })
    await press('Enviar código')
    await screen.findByText(/^Reenviar em (05:00|04:5\d)$/)
    vi.useRealTimers()
    later.mockRestore()
    expect(server.to(sendPath)[0]?.body).toMatchObject({
      mobileNo: '11912345678',
      countryDialingCode: '+55',
      regType: 'registerMobile',
    })
    expect(server.to(sendPath)[0]?.body).toHaveProperty('humanProof')
    acceptTerms()
    await submit()
    expect(screen.getByText('Digite o código de verificação.')).toBeTruthy()
    expect(server.to(byMobile)).toEqual([])
    type('Código de verificação *', '123456')
    await submit()
    await waitFor(() => expect(readSession().isLogin).toBe(true))
    const [sent] = server.to(byMobile)
    expect(sent?.method).toBe('PUT')
    expect(sent?.body).toMatchObject({
      mobileNum: '11912345678',
      countryDialingCode: '+55',
      verificationCode: '123456',
      registerMethod: 'WEB',
      login: true,
    })
    for (const field of ['username', 'password', 'firebaseChannel', 'firebaseIdToken']) {
      expect(sent?.body).not.toHaveProperty(field)
    }
    expect(server.to(byName)).toEqual([])
    // The account's name was generated: it is told before the page goes on.
    expect(await screen.findByRole('heading', { name: 'Guarde o seu usuário' })).toBeTruthy()
    expect(screen.getByText(demoLogin.userName)).toBeTruthy()
    await press('Continuar')
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/'))
    expect(document.querySelector('dialog')).toBeNull()
  })

  test('ROLE-9: a new agent lands in the agent center', async () => {
    await open(
      { modules: { USERNAMEREG3: true } },
      { '/wps/member/info': () => value(demoMember(1)) },
    )
    fillByName()
    acceptTerms()
    await submit()
    await waitFor(() => expect(readSession().isAgent).toBe(true))
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/agentHome'))
  })

  test('REG-11, ERR-6: by username a code is required where SMS is enabled', async () => {
    const server = await open({ modules: { USERNAMEREG3: true, REGMOBVERF3: true } })
    fillByName()
    type('Celular *', '11912345678')
    acceptTerms()
    await submit()
    expect(screen.getByText('Digite o código de verificação.')).toBeTruthy()
    expect(server.to(byName)).toEqual([])
    type('Código de verificação *', '654321')
    await submit()
    await waitFor(() => expect(server.to(byName)).toHaveLength(1))
    expect(server.to(byName)[0]?.body).toMatchObject({
      username: 'ana123',
      mobileNum: '11912345678',
      verificationCode: '654321',
    })
  })

  test('once a code is sent, the errors of number and code are gone, and the code has the focus', async () => {
    await open()
    await submit()
    const code = screen.getByLabelText('Código de verificação *')
    expect(code.getAttribute('aria-invalid')).toBe('true')
    type('Celular *', '11912345678')
    await press('Enviar código')
    await screen.findByText(/^Reenviar em/)
    expect(code.getAttribute('aria-invalid')).not.toBe('true')
    expect(screen.getByLabelText('Celular *').getAttribute('aria-invalid')).not.toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(code))
  })

  test('SMS-1: an invalid number stops the form, with the message below its field', async () => {
    const server = await open()
    type('Celular *', '00912345678')
    type('Código de verificação *', '123456')
    acceptTerms()
    await submit()
    expect(await screen.findByText('Digite um número de celular válido')).toBeTruthy()
    expect(server.to(byMobile)).toEqual([])
  })

  test('the number of digits is shown before a number is typed, and replaced by an error if there is one', async () => {
    const hint = 'Número de telefone com 11 dígitos'
    await open()
    expect(screen.getByText(hint)).toBeTruthy()
    type('Celular *', '00912345678')
    type('Código de verificação *', '123456')
    acceptTerms()
    await submit()
    await screen.findByText('Digite um número de celular válido')
    expect(screen.queryByText(hint)).toBeNull()
  })

  test('a number that already has an account is reported below it', async () => {
    await open(
      {},
      { [byMobile]: () => refusal('register.mobile_taken', { status: 409, message: 'Já tem.' }) },
    )
    type('Celular *', '11912345678')
    type('Código de verificação *', '123456')
    acceptTerms()
    await submit()
    expect(await screen.findByText('Já tem.')).toBeTruthy()
    expect(screen.getByLabelText('Celular *').getAttribute('aria-invalid')).toBe('true')
  })
})

describe('invitation codes', () => {
  const named = { modules: { USERNAMEREG3: true } }

  test('REG-16: without a code there is no check', async () => {
    const server = await open(named)
    fillByName()
    acceptTerms()
    await submit()
    await waitFor(() => expect(server.to(byName)).toHaveLength(1))
    expect(server.to(affiliatePath)).toEqual([])
  })

  test('REG-15, REG-16, REG-17: the code in the address is checked after the fields and before registering', async () => {
    window.history.replaceState(null, '', '/register?aff=AGENTE9')
    const server = await open(named, { [affiliatePath]: () => value({ affiliateCode: 'AGENTE9' }) })
    await submit()
    expect(server.to(affiliatePath)).toEqual([])
    fillByName()
    acceptTerms()
    await submit()
    await waitFor(() => expect(server.to(byName)).toHaveLength(1))
    const paths = server.asked.map(({ path }) => path)
    expect(paths.indexOf(affiliatePath)).toBeLessThan(paths.indexOf(byName))
    const { query } = server.to(affiliatePath)[0]!
    expect([query.get('code'), query.get('domain')]).toEqual(['AGENTE9', location.hostname])
    expect(server.to(byName)[0]?.body).toMatchObject({ affiliateCode: 'AGENTE9' })
  })

  test('REG-17, ERR-1, MSG-4: a bad code is a warning with a confirm button, and nobody is registered', async () => {
    const server = await open(
      { ...named, rules: { affiliateCode: { enabled: true, patternId: 4, maxLength: 14 } } },
      { [affiliatePath]: () => refusal('invitation_code_error', { message: 'x' }) },
    )
    fillByName()
    type('Código de convite', 'NADA')
    acceptTerms()
    await submit()
    expect(await screen.findByText('Código de convite inválido')).toBeTruthy()
    const confirm = await screen.findByRole('button', { name: 'Confirmar' })
    await act(async () => fireEvent.click(confirm))
    expect(screen.queryByText('Código de convite inválido')).toBeNull()
    expect(server.to(byName)).toEqual([])
    expect(screen.getByLabelText<HTMLInputElement>('Usuário *').value).toBe('ana123')
  })

  test('REG-15: a visible field contains the code from the address, and its value counts', async () => {
    window.history.replaceState(null, '', '/register?aff=AGENTE9')
    const server = await open({
      ...named,
      rules: { affiliateCode: { enabled: true, patternId: 4, maxLength: 14 } },
    })
    expect(screen.getByLabelText<HTMLInputElement>('Código de convite').value).toBe('AGENTE9')
    type('Código de convite', '')
    fillByName()
    acceptTerms()
    await submit()
    await waitFor(() => expect(server.to(byName)).toHaveLength(1))
    expect(server.to(byName)[0]?.body).not.toHaveProperty('affiliateCode')
  })
})

describe('texts of the form', () => {
  const named = { modules: { USERNAMEREG3: true } }

  test('RULE-7, RULE-8: a field shows only its first error, below itself', async () => {
    await open(named)
    await submit()
    const username = screen.getByLabelText('Usuário *')
    const box = username.closest('div')!.parentElement!
    const told = () => [...box.querySelectorAll('[role=alert]')].map((one) => one.textContent)
    expect(told()).toEqual(['Este campo não pode ficar vazio'])
    type('Usuário *', '1_')
    expect(told()).toEqual(['Comece com uma letra; só letras e números, 4-20 caracteres'])
    expect(username.getAttribute('aria-invalid')).toBe('true')
  })

  test('MSG-1: the required length of a password is shown before it is typed', async () => {
    await open(named)
    expect(screen.getByText('A senha deve ter 8-64 caracteres')).toBeTruthy()
  })

  test('MSG-5: an invalid name shows "real name format incorrect"', async () => {
    await open({ ...named, rules: { payeeName: { enabled: true, maxLength: 60 } } })
    type('Nome completo', '   ')
    await submit()
    expect(screen.getByText('Nome completo inválido')).toBeTruthy()
  })

  test.each([
    [18, /Confirmo que tenho 18 anos ou mais/],
    [21, /Confirmo que tenho 21 anos ou mais/],
  ] as const)('MSG-6: the terms mention %i years if the brand sets it', async (age, words) => {
    await open({ ...named, brand: { ageMessage: age } })
    expect(screen.getByText(words)).toBeTruthy()
  })

  test('MSG-6: under the br profile an age of 17 is refused, regardless of the terms', async () => {
    const server = await open({ ...named, brand: { asksBirthDate: true, ageMessage: 21 } })
    const bornYearsAgo = (years: number) => `${new Date().getFullYear() - years}-12-31`
    fillByName()
    acceptTerms()
    type('Data de nascimento *', bornYearsAgo(17))
    await submit()
    expect(screen.getByText('Você precisa ter pelo menos 18 anos.')).toBeTruthy()
    expect(server.to(byName)).toEqual([])
    type('Data de nascimento *', bornYearsAgo(19))
    await submit()
    await waitFor(() => expect(server.to(byName)).toHaveLength(1))
    expect(server.to(byName)[0]?.body).toMatchObject({ bornOn: bornYearsAgo(19) })
  })
})
