import type { HumanFields } from '@trevo/contract/wps/session.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { initialSession } from '../../../core/session/session-state.ts'
import { readSession, startSession } from '../../../core/session/store.ts'
import { openPopup } from '../../../core/popups/popups.ts'
import { demoLogin, demoMember } from '../../../testing/demo-member.ts'
import { showPopups } from '../../../testing/show-popups.tsx'
import { standInServer, StandInWorker, value } from '../../../testing/stand-in-server.ts'

const loginPath = '/wps/session/login'
const challengePath = '/wps/captcha/geetest'
const scriptUrl = 'https://static.geetest.example/v4/gt4.js'
const challenge = { provider: 'geetest', captchaId: 'account', scriptUrl }
const fields = { lot_number: 'lot', captcha_output: 'out', pass_token: 'pass', gen_time: '1' }

/** The vendor's script as its documentation describes it; its challenge is a button. */
const started: unknown[] = []
const initGeetest4 = (options: unknown, ready: (captcha: unknown) => void) => {
  started.push(options)
  let succeed = () => {}
  const captcha = {
    appendTo: (place: HTMLElement) => {
      const button = document.createElement('button')
      button.textContent = 'Verificar'
      button.addEventListener('click', () => succeed())
      place.append(button)
      return captcha
    },
    onError: () => captcha,
    onSuccess: (run: () => void) => {
      succeed = run
      return captcha
    },
    getValidate: () => ({ ...fields, captcha_id: 'account' }),
    destroy: () => undefined,
  }
  ready(captcha)
}

/** Scripts that the page requested; each "arrives" when the test says so. */
let scripts: string[]
let arrives: 'load' | 'error'

const open = async (answer: unknown = challenge) => {
  const server = await standInServer({
    [challengePath]: () => value(answer),
    [loginPath]: () => value(demoLogin),
    '/wps/member/info': () => value(demoMember(0)),
    '/wps/v2/wallets/balance': () => value({ sumBalance: '1.00', currency: 'BRL', seq: '1' }),
  })
  startSession(initialSession(server.status, () => 0))
  await showPopups()
  await act(async () => openPopup('login', {}))
  await screen.findByLabelText('Usuário', {}, { timeout: 4_000 })
  fireEvent.change(screen.getByLabelText('Usuário'), { target: { value: 'ana' } })
  fireEvent.change(screen.getByLabelText('Senha'), { target: { value: 'Folha9Nova7Rio' } })
  await act(async () => {
    fireEvent.submit(screen.getByLabelText('Usuário').closest('form')!)
  })
  return server
}
const proofSentTo = (server: Awaited<ReturnType<typeof open>>): unknown => {
  const [sent] = server.to(loginPath)
  // What the login sends, according to its contract.
  const body = (sent?.body ?? {}) as HumanFields
  if (body.humanProof !== undefined) return JSON.parse(atob(body.humanProof))
  const { lot_number, captcha_output, pass_token, gen_time } = body
  return { lot_number, captcha_output, pass_token, gen_time }
}
const question = () => screen.findByRole('heading', { name: 'Confirme que você é uma pessoa' })

beforeEach(() => {
  scripts = []
  arrives = 'load'
  started.length = 0
  vi.stubGlobal('Worker', StandInWorker)
  vi.stubGlobal('initGeetest4', initGeetest4)
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    if (!(node instanceof HTMLScriptElement)) return
    scripts.push(node.src)
    node.dispatchEvent(new Event(arrives))
  })
})

describe('human verification by GeeTest', () => {
  test('LOGIN-8, LOGIN-16: without an account no vendor script is loaded, and proof of work is used', async () => {
    const server = await open({ parameters: { nonce: 'ab' }, signature: 's' })
    await waitFor(() => expect(readSession().isLogin).toBe(true))
    expect(scripts).toEqual([])
    expect(proofSentTo(server)).toHaveProperty('solution')
  })

  test('ERR-17: if the script does not load, or the challenge is closed, nothing is sent', async () => {
    arrives = 'error'
    const server = await open()
    await question()
    expect(await screen.findByText(/A verificação não carregou/)).toBeTruthy()
    const dialog = (await question()).closest('dialog')
    await act(async () => fireEvent.click(dialog!.querySelector('button')!))
    expect(await screen.findByText(/^Faça a verificação primeiro/)).toBeTruthy()
    expect(server.to(loginPath)).toEqual([])
  })

  test('LOGIN-8, LOGIN-16: the account’s challenge is shown in a dialog, and its fields are sent with the login', async () => {
    const server = await open()
    await question()
    await act(async () => fireEvent.click(await screen.findByText('Verificar')))
    await waitFor(() => expect(readSession().isLogin).toBe(true))
    expect([...new Set(scripts)]).toEqual([scriptUrl])
    expect(started).toEqual([{ captchaId: 'account', product: 'float', language: 'por' }])
    expect(proofSentTo(server)).toEqual(fields)
  })
})
