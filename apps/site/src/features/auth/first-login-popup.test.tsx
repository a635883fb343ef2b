import type { RegisterRules } from '@trevo/contract/wps/system.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { initialSession } from '../../core/session/session-state.ts'
import { enterSession, readSession, startSession } from '../../core/session/store.ts'
import { demoMember } from '../../testing/demo-member.ts'
import { showPage } from '../../testing/show-page.tsx'
import { standInServer, value } from '../../testing/stand-in-server.ts'
import FirstLoginPopup from './first-login-popup.tsx'
import { LeaveInstead } from './pass/leave-instead.tsx'
import { beginSession } from './session/begin-session.ts'

const path = '/wps/session/firstLogin'
const rule = { acceptedPattern: '*', minLength: 8, maxLength: 64, patternId: 0 }
const good = 'Folha9Nova7Rio'

test('LOGIN-10, LOGIN-17, MODAL-6, CALL-27: a first login with the weak password sets another once, then the member is logged in', async () => {
  const server = await standInServer({
    '/wps/member/info': () => value(demoMember(0)),
    '/wps/v2/wallets/balance': () => value({ sumBalance: '1.00', currency: 'BRL', seq: '1' }),
    [path]: () => value({ token: 'new' }),
  })
  const setReg = { password: { ...rule, enabled: true, required: true } } as RegisterRules // the relevant one
  startSession({ ...initialSession(server.status, () => 0), setReg })
  const welcome = { token: 'tok', userName: 'ana', firstTimeLogin: true, passwordExpired: false }
  await beginSession(welcome, '123456')
  expect(readSession().isLogin).toBe(false)

  const onClose = vi.fn()
  await showPage(<FirstLoginPopup onClose={onClose} />, { address: '/hot' })
  await waitFor(() => expect(document.querySelector('dialog')?.open).toBe(true))
  expect(screen.getByTestId('popups').textContent).toBe('firstLogin')
  expect(screen.queryByRole('button', { name: 'Fechar' })).toBeNull()
  const type = (label: string, text: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
  const send = () =>
    act(async () => {
      fireEvent.submit(screen.getByLabelText('Nova senha').closest('form')!)
    })
  type('Nova senha', good)
  await send()
  expect(screen.getByText('Este campo não pode ficar vazio')).toBeTruthy()
  expect(server.to(path)).toEqual([])

  type('Repita a nova senha', good)
  type('Como podemos chamar você? (opcional)', ' Aninha ')
  await send()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  const [sent] = server.to(path)
  expect(sent?.headers.get('Authorization')).toBe('tok')
  expect(sent?.body).toEqual({
    newPassword: good,
    confirmNewPassword: good,
    nickname: 'Aninha',
  })
  expect(sessionStorage.getItem('token')).toBe('new')
  // This step replaced the weak password, so no forced change follows.
  expect(screen.getByTestId('popups').textContent).not.toContain('changePass')
  expect(readSession()).toMatchObject({ isLogin: true, isAfterLogin: true })
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/'))
})

test('ROLE-9: an agent whose account another agent opened lands in the agent center', async () => {
  const server = await standInServer({
    '/wps/member/info': () => value(demoMember(1)),
    '/wps/v2/wallets/balance': () => value({ sumBalance: '1.00', currency: 'BRL', seq: '1' }),
    [path]: () => value({ token: 'new' }),
  })
  const setReg = { password: { ...rule, enabled: true, required: true } } as RegisterRules // the relevant one
  startSession({ ...initialSession(server.status, () => 0), setReg })
  const welcome = { token: 'tok', userName: 'bia', firstTimeLogin: true, passwordExpired: false }
  await beginSession(welcome, good)
  await showPage(<FirstLoginPopup onClose={() => undefined} />, { address: '/hot' })
  await waitFor(() => expect(document.querySelector('dialog')?.open).toBe(true))
  for (const label of ['Nova senha', 'Repita a nova senha']) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: good } })
  }
  await act(async () => {
    fireEvent.submit(screen.getByLabelText('Nova senha').closest('form')!)
  })
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/agentHome'))
})

test('the rule of a new password is shown until it is broken', async () => {
  const server = await standInServer({})
  const setReg = { password: { ...rule, enabled: true, required: true } } as RegisterRules // the relevant one
  startSession({ ...initialSession(server.status, () => 0), setReg })
  await showPage(<FirstLoginPopup onClose={() => undefined} />)
  await waitFor(() => expect(document.querySelector('dialog')?.open).toBe(true))
  const field = screen.getByLabelText('Nova senha')
  const read = () =>
    document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
  const hint = read()
  expect(hint).toMatch(/8.*64/)
  await act(async () => {
    fireEvent.submit(field.closest('form')!)
  })
  expect(read()).toBe('Este campo não pode ficar vazio')
})

test('LOGOUT-2: a first login that must be completed can be left by logging out', async () => {
  const server = await standInServer({ '/wps/session/logout': () => value(null) })
  startSession(initialSession(server.status, () => 0))
  enterSession('tok', demoMember(0))
  const onClose = vi.fn<() => void>()
  await showPage(<LeaveInstead onLeft={onClose} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Sair da conta' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(readSession().isLogin).toBe(false)
  expect(server.to('/wps/session/logout')).toHaveLength(1)
})
