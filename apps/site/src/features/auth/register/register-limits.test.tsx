import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { initialSession } from '../../../core/session/session-state.ts'
import { startSession } from '../../../core/session/store.ts'
import { demoRules, withBrand } from '../../../testing/demo-brand.ts'
import { demoLogin, demoMember } from '../../../testing/demo-member.ts'
import { pressEnter } from '../../../testing/press-enter.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { standInServer, StandInWorker, value } from '../../../testing/stand-in-server.ts'
import RegisterPopup from '../register-popup.tsx'

const registerPath = '/wps/member/register'
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
const submit = () => pressEnter(screen.getByLabelText('Usuário *'))

test('P1231 art. 31: nothing is chosen beforehand, and nothing is sent without a loss and a time limit', async () => {
  vi.stubGlobal('Worker', StandInWorker)
  const server = await standInServer({
    '/wps/captcha/geetest': () => value({ parameters: { nonce: 'ab' }, signature: 's' }),
    '/wps/system/setting/register': () => value(demoRules()),
    '/wps/member/info': () => value(demoMember()),
    '/wps/v2/wallets/balance': () => value({ sumBalance: '0.00', currency: 'BRL', seq: '0' }),
    [registerPath]: () => value(demoLogin),
  })
  const brand = { ...server.status.info.brand, asksLimits: true }
  startSession(initialSession(withBrand(server.status, {}, { brand }), () => 0))
  await showPage(<RegisterPopup onClose={vi.fn()} />, { address: '/provider' })
  await waitFor(() => expect(document.querySelector('dialog')?.open).toBe(true))
  await screen.findByLabelText('2 h')
  type('Usuário *', 'ana123')
  type('Senha *', 'Folha9Nova7Rio')
  type('Repita a senha *', 'Folha9Nova7Rio')
  fireEvent.click(screen.getByRole('checkbox', { name: /termos/ }))
  await submit()
  expect(server.to(registerPath)).toEqual([])
  expect(await screen.findByText('Escolha quanto você aceita perder.')).toBeTruthy()
  expect(screen.getByText('Escolha quanto tempo você quer jogar.')).toBeTruthy()
  fireEvent.click(screen.getByLabelText('2 h'))
  const [lossOfOwn] = screen.getAllByLabelText('Outro')
  if (lossOfOwn) fireEvent.click(lossOfOwn)
  type('Valor em reais', '75,5')
  await submit()
  await waitFor(() => expect(server.to(registerPath)).toHaveLength(1))
  expect(server.to(registerPath)[0]?.body).toMatchObject({
    limits: { loss: { period: 'month', value: '75.50' }, time: { period: 'day', value: '120' } },
  })
})
