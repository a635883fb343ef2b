import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { initialSession } from '../../../core/session/session-state.ts'
import { startSession } from '../../../core/session/store.ts'
import { demoLogin, demoMember } from '../../../testing/demo-member.ts'
import { pressEnter } from '../../../testing/press-enter.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { standInDatabase } from '../../../testing/stand-in-database.ts'
import { refusal, standInServer, StandInWorker, value } from '../../../testing/stand-in-server.ts'
import LoginPopup from '../login-popup.tsx'

const loginPath = '/wps/session/login'

/** Opens the login, as on a new visit. */
const visit = async (login = () => value(demoLogin)) => {
  cleanup()
  const server = await standInServer({
    '/wps/captcha/geetest': () => value({ parameters: { nonce: 'ab' }, signature: 's' }),
    '/wps/member/info': () => value(demoMember(0)),
    '/wps/v2/wallets/balance': () => value({ sumBalance: '1.00', currency: 'BRL', seq: '1' }),
    [loginPath]: login,
  })
  startSession(initialSession(server.status, () => 0))
  const onClose = vi.fn<() => void>()
  await showPage(<LoginPopup onClose={onClose} />)
  await waitFor(() => expect(document.querySelector('dialog')?.open).toBe(true))
  return { server, onClose }
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, text: string) =>
  fireEvent.change(field(label), { target: { value: text } })
const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Lembrar senha' })
const values = () => [field('Usuário').value, field('Senha').value, box().checked]
const logIn = async (visited: Awaited<ReturnType<typeof visit>>) => {
  type('Usuário', 'ana')
  type('Senha', 'Folha9Nova7Rio')
  await pressEnter(field('Usuário'))
  await waitFor(() => expect(visited.onClose).toHaveBeenCalledOnce())
}
const remembered = ['ana', 'Folha9Nova7Rio', true]
/** Logs in with the box checked, so that the next visit knows the password. */
const remember = async () => {
  const visited = await visit()
  fireEvent.click(box())
  await logIn(visited)
}

beforeEach(() => {
  for (const name of ['trevo_user', 'trevo_pass']) {
    document.cookie = `${name}=; Max-Age=0; Path=/`
  }
  vi.stubGlobal('Worker', StandInWorker)
  standInDatabase()
})

test('LOGIN-14: with the box checked, the next visit has username and password', async () => {
  await remember()
  await visit()
  await waitFor(() => expect(values()).toEqual(remembered))
})

test('LOGIN-14: without it nothing is remembered, and what was is forgotten', async () => {
  await remember()
  const visited = await visit()
  await waitFor(() => expect(values()).toEqual(remembered))
  fireEvent.click(box())
  await logIn(visited)
  await visit()
  await act(async () => undefined)
  expect(values()).toEqual(['', '', false])
  expect(document.cookie).not.toContain('trevo_')
})

test('unchecking the box forgets at once, whether or not a login follows', async () => {
  await remember()
  await visit()
  await waitFor(() => expect(values()).toEqual(remembered))
  fireEvent.click(box())
  await waitFor(() => expect(document.cookie).not.toContain('trevo_pass'))
})

test('a password that was wrong is not remembered', async () => {
  await visit(() => refusal('login.failed', { status: 401, message: 'Não confere.' }))
  fireEvent.click(box())
  type('Usuário', 'ana')
  type('Senha', 'errada123')
  await pressEnter(field('Usuário'))
  await screen.findByText('Não confere.')
  expect(document.cookie).not.toContain('trevo_')
})

test('where the browser refuses to store the key, the login itself succeeds', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('not in a private window', 'InvalidStateError')
    },
  })
  const visited = await visit()
  fireEvent.click(box())
  await logIn(visited)
  expect(document.cookie).not.toContain('trevo_pass')
})
