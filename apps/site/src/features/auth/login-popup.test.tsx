import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { initialSession, phaseOf } from '../../core/session/session-state.ts'
import { readSession, startSession } from '../../core/session/store.ts'
import { demoLogin, demoMember } from '../../testing/demo-member.ts'
import { pressEnter, sendTwice } from '../../testing/press-enter.ts'
import { showPage } from '../../testing/show-page.tsx'
import { refusal, standInServer, StandInWorker, value } from '../../testing/stand-in-server.ts'
import LoginPopup from './login-popup.tsx'

const loginPath = '/wps/session/login'
const common = {
  '/wps/captcha/geetest': () => value({ parameters: { nonce: 'ab' }, signature: 's' }),
  '/wps/captcha': () => value('UE5H'),
  '/wps/member/info': () => value(demoMember(0)),
  '/wps/v2/wallets/balance': () => value({ sumBalance: '1.00', currency: 'BRL', seq: '1' }),
}

const open = async (
  answers: Parameters<typeof standInServer>[0],
  freePlay = false,
  props: { back?: string } = {},
) => {
  const server = await standInServer({ ...common, ...answers })
  startSession({ ...initialSession(server.status, () => 0), hasFreePlay: freePlay })
  const onClose = vi.fn()
  await showPage(<LoginPopup onClose={onClose} {...props} />, { address: '/provider' })
  await waitFor(() => expect(document.querySelector('dialog')?.open).toBe(true))
  return { server, onClose }
}
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
const submit = () => pressEnter(screen.getByLabelText('Usuário'))

beforeEach(() => {
  vi.stubGlobal('Worker', StandInWorker)
})

describe('the login popup', () => {
  test('LOGIN-4: with an empty field nothing is sent, and message and focus show what is missing', async () => {
    const { server } = await open({ [loginPath]: () => value(demoLogin) })
    await submit()
    expect(screen.getByRole('alert').textContent).toBe('Informe o usuário e a senha')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Usuário')))
    type('Usuário', 'ana')
    await submit()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Senha')))
    expect(server.to(loginPath)).toEqual([])
  })

  test('LOGIN-8, LOGIN-9, LOGIN-13, LOGIN-16, ROUTE-25: verifies, sends, keeps the token, closes, goes home', async () => {
    const { server, onClose } = await open({ [loginPath]: () => value(demoLogin) })
    type('Usuário', 'ana')
    type('Senha', 'Folha9Nova7Rio')
    await submit()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    const [sent] = server.to(loginPath)
    expect(sent?.body).toMatchObject({
      username: 'ana',
      password: 'Folha9Nova7Rio',
      type: 'username',
    })
    const proof = (sent?.body as { humanProof?: string } | undefined)?.humanProof ?? ''
    expect(JSON.parse(atob(proof))).toMatchObject({ solution: { counter: 1 } })
    expect(sent?.body).not.toHaveProperty('captcha')
    expect(sessionStorage.getItem('token')).toBe('tok')
    expect(readSession()).toMatchObject({ isLogin: true, isTrial: false })
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/'))
  })

  test('a second press while the first is under way sends nothing more', async () => {
    const { server, onClose } = await open({ [loginPath]: () => value(demoLogin) })
    type('Usuário', 'ana')
    type('Senha', 'Folha9Nova7Rio')
    await sendTwice(screen.getByLabelText('Usuário'))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(server.to(loginPath)).toHaveLength(1)
  })

  test('the server recognizes this browser at its next login', async () => {
    localStorage.removeItem('SHELL_deviceId')
    const devices: unknown[] = []
    for (const visit of ['first', 'second']) {
      const { server, onClose } = await open({ [loginPath]: () => value(demoLogin) })
      type('Usuário', visit)
      type('Senha', 'Folha9Nova7Rio')
      await submit()
      await waitFor(() => expect(onClose).toHaveBeenCalled())
      devices.push(
        Object.entries(server.to(loginPath)[0]?.body ?? {}).find(
          ([name]) => name === 'loginDeviceId',
        )?.[1],
      )
      cleanup()
    }
    expect(devices[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(devices[1]).toBe(devices[0])
  })

  test('ROUTE-25: a login required by an action returns to the page of the action', async () => {
    const answers = { [loginPath]: () => value(demoLogin) }
    await open(answers, false, { back: '/sports?match=7' })
    type('Usuário', 'ana')
    type('Senha', 'Folha9Nova7Rio')
    await submit()
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/sports?match=7'))
  })

  test('LOGIN-5, LOGIN-6: a failure with the captcha flag shows a captcha, which is then required', async () => {
    const { server } = await open({
      [loginPath]: () =>
        refusal('login.failed', { status: 401, message: 'Não confere.', captcha: true }),
    })
    type('Usuário', 'ana')
    type('Senha', 'errada123')
    expect(screen.queryByLabelText('Código da imagem')).toBeNull()
    await submit()
    const picture = await screen.findByAltText('Imagem com cinco caracteres')
    expect(picture.getAttribute('src')).toBe('data:image/png;base64,UE5H')
    expect(screen.getByText('Não confere.')).toBeTruthy()

    await submit()
    expect(server.to(loginPath)).toHaveLength(1)
    expect(screen.getByText('Digite o código da imagem.')).toBeTruthy()
    type('Código da imagem', 'ab3de')
    await submit()
    await waitFor(() => expect(server.to(loginPath)).toHaveLength(2))
    expect(server.to(loginPath)[1]?.body).toMatchObject({ captcha: 'ab3de' })
  })

  test('LOGIN-5: pressing the picture loads another, at most once a second', async () => {
    const { server } = await open({
      [loginPath]: () => refusal('login.failed', { status: 401, captcha: true }),
    })
    type('Usuário', 'ana')
    type('Senha', 'errada123')
    // The clock is stopped, because a busy machine could take the second to load the first picture.
    const start = performance.now()
    const later = vi.spyOn(performance, 'now').mockReturnValue(start)
    await submit()
    const another = await screen.findByRole('button', { name: 'Mostrar outra imagem' })
    later.mockReturnValue(start + 500)
    await act(async () => fireEvent.click(another))
    expect(server.to('/wps/captcha')).toHaveLength(1)
    later.mockReturnValue(start + 1_500)
    await act(async () => fireEvent.click(another))
    expect(server.to('/wps/captcha')).toHaveLength(2)
    later.mockRestore()
  })

  test('without an answer it shows an error and keeps what was typed', async () => {
    await open({})
    type('Usuário', 'ana')
    type('Senha', 'Folha9Nova7Rio')
    await submit()
    expect(await screen.findByText('Problema de conexão. Tente de novo.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Senha').value).toBe('Folha9Nova7Rio')
  })

  test('LOGIN-15, LOGIN-18: free play enters as a trial user where the brand offers it, and is hidden elsewhere', async () => {
    const { server, onClose } = await open(
      {
        '/wps/session/login/freeplay': () => value({ ...demoLogin, customerType: 4 }),
        '/wps/member/info': () => value(demoMember(4)),
      },
      true,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Conhecer sem criar conta' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(phaseOf(readSession())).toBe('trial')
    expect(screen.getByTestId('address').textContent).toBe('/provider')
    const [sent] = server.to('/wps/session/login/freeplay')
    expect(sent?.headers.get('X-Gateway-Version')).toBe('3')
    expect(sent?.body).toMatchObject({ platform: 'W' })
    cleanup()
    await open({}, false)
    expect(screen.queryByRole('button', { name: 'Conhecer sem criar conta' })).toBeNull()
  })

  test('MODAL-3: the link below opens registration instead', async () => {
    await open({})
    fireEvent.click(screen.getByRole('button', { name: 'Criar conta' }))
    await waitFor(() => expect(screen.getByTestId('popups').textContent).toBe('register'))
  })
})
