import { act, cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { beginSession } from '../../features/auth/session/begin-session.ts'
import { initialSession } from '../../core/session/session-state.ts'
import { enterSession, startSession } from '../../core/session/store.ts'
import { demoLogin, demoMember } from '../../testing/demo-member.ts'
import { showPage } from '../../testing/show-page.tsx'
import { standInServer, value } from '../../testing/stand-in-server.ts'
import { AccountArea } from './account-area.tsx'

const start = async () => {
  const server = await standInServer({
    '/wps/member/info': () => value(demoMember()),
    '/wps/v2/wallets/balance': () => value({ sumBalance: '1.00', currency: 'BRL', seq: '1' }),
  })
  startSession(initialSession(server.status, () => 0))
  return server
}
const reload = async () => {
  const { status } = await start()
  startSession(initialSession(status, () => 0))
}

test('SESSION-4: after a reload the member is shown at once from the stored keys, without the guest’s buttons', async () => {
  await start()
  enterSession('tok', demoMember(1))
  await reload()
  await showPage(<AccountArea />)
  expect(screen.getByTitle('trevo@ana').textContent).toBe('A')
  expect(screen.getByRole('link', { name: 'Central do agente' })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('SESSION-4: a name replaces a missing nickname, and only agents get the link', async () => {
  await start()
  enterSession('tok', { ...demoMember(0), nickname: '', account: 'trevo@bia' })
  await reload()
  await showPage(<AccountArea />)
  expect(screen.getByTitle('trevo@bia').textContent).toBe('B')
  expect(screen.queryByRole('link')).toBeNull()
})

test('SESSION-4: a token with an unknown owner, or none, shows the login buttons', async () => {
  await start()
  sessionStorage.setItem('token', 'tok')
  await showPage(<AccountArea />)
  expect(screen.getByRole('button', { name: 'Entrar' })).toBeTruthy()
})

test('LOGIN-13: the after-login flag announces the login to screen readers; a reload does not', async () => {
  await start()
  await showPage(<AccountArea />)
  expect(screen.queryByText('Você entrou como Ana.')).toBeNull()
  await act(() => beginSession(demoLogin, 'Folha9Nova7Rio'))
  expect(screen.getByText('Você entrou como Ana.').getAttribute('class')).toBe('visually-hidden')
  cleanup()
  await reload()
  enterSession('tok', demoMember())
  await showPage(<AccountArea />)
  expect(screen.queryByText('Você entrou como Ana.')).toBeNull()
})
