import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { initialSession } from '../../../core/session/session-state.ts'
import { readSession, startSession } from '../../../core/session/store.ts'
import { takeUrlSecrets } from '../../../core/session/url-secrets.ts'
import { demoMember } from '../../../testing/demo-member.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { refusal, standInServer, StandInWorker, value } from '../../../testing/stand-in-server.ts'
import LoginPopup from '../login-popup.tsx'
import { SocialLanding } from './social-landing.tsx'

const listPath = '/wps/session/login/social'
const welcome = {
  token: 'tok',
  id: 'm1',
  userName: 'ana',
  customerType: 0,
  firstTimeLogin: false,
  passwordExpired: true,
}
const linkId = '3f0c8f6e-0000-4000-8000-000000000002'
const link = { linkId, provider: 'google', email: 'a•••@mail.com', name: 'Ana' }

const start = async (answers: Parameters<typeof standInServer>[0]) => {
  const server = await standInServer({
    '/wps/captcha/geetest': () => value({ parameters: { nonce: 'ab' }, signature: 's' }),
    '/wps/member/info': () => value(demoMember(0)),
    '/wps/v2/wallets/balance': () => value({ sumBalance: '1.00', currency: 'BRL', seq: '1' }),
    ...answers,
  })
  startSession({
    ...initialSession(server.status, () => 0),
    pwdEnabled: true,
    whitelabelVal: { PASS3: true },
  })
  return server
}

beforeEach(() => {
  vi.stubGlobal('Worker', StandInWorker)
})

describe('the buttons', () => {
  const open = async (answers: Parameters<typeof standInServer>[0]) => {
    const server = await start(answers)
    await showPage(<LoginPopup onClose={vi.fn()} />)
    await waitFor(() => expect(document.querySelector('dialog')?.open).toBe(true))
    return server
  }
  const buttons = () =>
    screen.queryAllByRole('button', { name: /^Continuar com/ }).map((one) => one.textContent)

  test('LOGIN-3: google and facebook are shown only if the brand has them', async () => {
    await open({ [listPath]: () => value(['google', 'facebook']) })
    await waitFor(() => expect(buttons()).toEqual(['GGoogle', 'fFacebook']))
    cleanup()
    await open({ [listPath]: () => value(['facebook']) })
    await waitFor(() => expect(buttons()).toEqual(['fFacebook']))
    cleanup()
    const server = await open({ [listPath]: () => value([]) })
    await waitFor(() => expect(server.to(listPath)).toHaveLength(1))
    expect(buttons()).toEqual([])
  })

  test('a press leads to the network, or shows why not', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    let answer = value({ url: 'https://id.example/authorize?state=s' })
    const server = await open({
      [listPath]: () => value(['google']),
      '/wps/session/login/social/start': () => answer,
    })
    const press = async () => {
      const button = await screen.findByRole('button', { name: 'Continuar com Google' })
      await act(async () => fireEvent.click(button))
    }
    await press()
    expect(server.to('/wps/session/login/social/start')[0]?.body).toEqual({ provider: 'google' })
    expect(assign).toHaveBeenCalledWith('https://id.example/authorize?state=s')
    cleanup()
    answer = refusal('login.social_failed', { message: 'Não foi possível.' })
    await open({
      [listPath]: () => value(['google']),
      '/wps/session/login/social/start': () => answer,
    })
    await press()
    expect(await screen.findByText('Não foi possível.')).toBeTruthy()
  })
})

describe('the return from the network', () => {
  const land = async (query: string, answers: Parameters<typeof standInServer>[0]) => {
    const server = await start(answers)
    vi.stubGlobal('location', new URL(`/social/google${query}`, 'http://site.example'))
    vi.spyOn(history, 'replaceState').mockImplementation(() => undefined)
    takeUrlSecrets()
    vi.unstubAllGlobals()
    const again = await standInServer(answers)
    vi.stubGlobal('Worker', StandInWorker)
    await showPage(
      <Routes>
        <Route path="/social/:provider" element={<SocialLanding />} />
        <Route path="*" element={<p>home</p>} />
      </Routes>,
      { address: '/social/google' },
    )
    return { ...server, to: again.to }
  }
  const member = {
    '/wps/member/info': () => value(demoMember(0)),
    '/wps/v2/wallets/balance': () => value({ sumBalance: '1.00', currency: 'BRL', seq: '1' }),
  }

  test('LOGIN-12, LOGIN-13, LOGIN-18: a known member is logged in, and no password change is required', async () => {
    const { to } = await land('?code=c&state=s', { ...member, [listPath]: () => value(welcome) })
    await waitFor(() => expect(readSession().isLogin).toBe(true))
    expect(to(listPath)[0]?.body).toMatchObject({ provider: 'google', code: 'c', state: 's' })
    expect(readSession()).toMatchObject({ isChangePaw: false, isAfterLogin: true })
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/'))
    expect(screen.getByTestId('popups').textContent).toBe('')
  })

  test.each([
    ['social.link_required', link, 'login'],
    ['social.registration_required', link, 'register'],
    ['login.verification_required', { challengeId: linkId, options: [] }, 'twoFactor'],
  ])('%s continues in a popup', async (code, detail, popup) => {
    await land('?code=c&state=s', { [listPath]: () => refusal(code, { status: 409, detail }) })
    await waitFor(() => expect(screen.getByTestId('popups').textContent).toBe(popup))
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/'))
    expect(sessionStorage.getItem('token')).toBeNull()
  })

  test('LOGIN-3: a visitor who cancelled at the network sees that, and nothing is sent', async () => {
    const { to } = await land('?error=access_denied&state=s', {})
    expect(await screen.findByText('Falha ao entrar. Tente de novo.')).toBeTruthy()
    expect(to(listPath)).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Voltar ao login' }))
    await waitFor(() => expect(screen.getByTestId('popups').textContent).toBe('login'))
  })

  test('a failure of the network is shown', async () => {
    await land('?code=c&state=s', {
      [listPath]: () => refusal('login.social_failed', { message: 'Não foi possível entrar.' }),
    })
    expect(await screen.findByText('Não foi possível entrar.')).toBeTruthy()
  })
})

test('a login that connects the network sends the id of the social sign-in', async () => {
  const path = '/wps/session/login/social/link'
  const server = await start({ [path]: () => value({ ...welcome, passwordExpired: false }) })
  const onClose = vi.fn()
  const social = { ...link, provider: 'google' as const }
  await showPage(<LoginPopup social={social} onClose={onClose} />)
  await waitFor(() => expect(document.querySelector('dialog')?.open).toBe(true))
  expect(screen.getByText(/Você já tem uma conta.*Google/)).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Usuário'), { target: { value: 'ana' } })
  fireEvent.change(screen.getByLabelText('Senha'), { target: { value: 'Folha9Nova7Rio' } })
  await act(async () => {
    fireEvent.submit(screen.getByLabelText('Senha').closest('form')!)
  })
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(server.to(path)[0]?.body).toMatchObject({ username: 'ana', linkId })
})
