import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { initialSession } from '../../core/session/session-state.ts'
import { startSession } from '../../core/session/store.ts'
import { PopupHost } from './popup-host.tsx'
import { openPopup } from '../../core/popups/popups.ts'
import { withBrand } from '../../testing/demo-brand.ts'
import { pressEnter } from '../../testing/press-enter.ts'
import { showPage } from '../../testing/show-page.tsx'
import { refusal, standInServer, StandInWorker, value } from '../../testing/stand-in-server.ts'

const captchaPath = '/wps/captcha'
let nowMs: number

const open = async (popup: 'login' | 'register' | 'forgetPass' | 'feedback') => {
  const server = await standInServer({
    [captchaPath]: () => value('UE5H'),
    '/wps/captcha/geetest': () => value({ parameters: { nonce: 'ab' }, signature: 's' }),
    '/wps/session/login': () => refusal('login.failed', { status: 401, captcha: true }),
  })
  const { info } = server.status
  const brand = { ...info.brand, showCaptcha: true }
  const status = withBrand(server.status, { CAPTCHA3: true }, { brand })
  sessionStorage.setItem('validate', JSON.stringify(status.info.register))
  startSession(initialSession(status, () => 0))
  await showPage(<PopupHost />)
  await act(async () => openPopup(popup, {}))
  await waitFor(() => expect(document.querySelector('dialog')?.open).toBe(true), { timeout: 4_000 })
  return server
}
/** In the login popup the captcha appears after a failure whose answer requires it. */
const failLogin = async () => {
  const name = await screen.findByLabelText('Usuário')
  fireEvent.change(name, { target: { value: 'ana' } })
  fireEvent.change(screen.getByLabelText('Senha'), { target: { value: 'Folha9Nova7Rio' } })
  await pressEnter(name)
}

beforeEach(() => {
  nowMs = 10_000
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs)
  vi.stubGlobal('Worker', StandInWorker)
})

test.each(['login', 'register', 'forgetPass', 'feedback'] as const)(
  'CONST-1, REG-5, LOGIN-5: in %s presses on the captcha load a new one at most once a second',
  async (popup) => {
    const server = await open(popup)
    if (popup === 'login') await failLogin()
    await waitFor(() => expect(server.to(captchaPath)).toHaveLength(1))
    const picture = await screen.findByRole('button', { name: 'Mostrar outra imagem' })
    const pressAt = async (ms: number) => {
      nowMs = 10_000 + ms
      await act(async () => fireEvent.click(picture))
      return server.to(captchaPath).length
    }
    expect(await pressAt(1)).toBe(1)
    expect(await pressAt(999)).toBe(1)
    expect(await pressAt(1_000)).toBe(2)
    expect(await pressAt(1_500)).toBe(2)
    expect(await pressAt(2_000)).toBe(3)
  },
)
