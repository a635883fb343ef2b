import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { initialSession } from '../../core/session/session-state.ts'
import { startSession } from '../../core/session/store.ts'
import { pressEnter } from '../../testing/press-enter.ts'
import { showPage } from '../../testing/show-page.tsx'
import { refusal, standInServer, value } from '../../testing/stand-in-server.ts'
import { VaultPage } from './vault-page.tsx'

const path = '/wps/vault'
const part = {
  id: '00000000-0000-4000-8000-000000000001',
  amount: '40.00',
  putAt: '2026-11-23T15:00:00.000Z',
  opensAt: '2026-11-26T15:00:00.000Z',
  returnedAt: null,
} as const
const returned = {
  ...part,
  id: '00000000-0000-4000-8000-000000000002',
  returnedAt: '2026-11-26T15:00:20.000Z',
}

test('an amount and a time are put away once, and the list says when it opens', async () => {
  const server = await standInServer({
    [path]: ({ method }) =>
      value(
        method === 'POST'
          ? { total: '40.00', parts: [part, returned] }
          : { total: '0.00', parts: [] },
      ),
  })
  startSession(initialSession(server.status, () => 0))
  await showPage(<VaultPage />, { address: '/member?page=vault' })
  expect(await screen.findByText('Nada foi guardado ainda.')).toBeTruthy()
  const amount = screen.getByLabelText('Valor em reais')
  await pressEnter(amount)
  expect(server.to(path).filter(({ method }) => method === 'POST')).toEqual([])
  fireEvent.change(amount, { target: { value: '40' } })
  fireEvent.click(screen.getByLabelText('3 dias'))
  await pressEnter(amount)
  expect(await screen.findByText(/No cofre: R\$\s40,00/)).toBeTruthy()
  expect(screen.getByText(/^Abre em 26\/11/)).toBeTruthy()
  expect(screen.getByText(/^De volta ao saldo desde 26\/11/)).toBeTruthy()
  const sent = server.to(path).filter(({ method }) => method === 'POST')
  expect(sent).toMatchObject([{ body: { amount: '40.00', days: 3 } }])
})

test('money that came back before its time says why', async () => {
  const early = { ...returned, returnedAt: returned.putAt }
  const server = await standInServer({ [path]: () => value({ total: '0.00', parts: [early] }) })
  startSession(initialSession(server.status, () => 0))
  await showPage(<VaultPage />, { address: '/member?page=vault' })
  expect(await screen.findByText(/antes do prazo, porque a conta será encerrada$/)).toBeTruthy()
})

test('why nothing was put away is said at the form', async () => {
  const server = await standInServer({
    [path]: ({ method }) =>
      method === 'POST'
        ? refusal('wallet.insufficient_balance', { message: 'Saldo insuficiente.' })
        : value({ total: '0.00', parts: [] }),
  })
  startSession(initialSession(server.status, () => 0))
  await showPage(<VaultPage />, { address: '/member?page=vault' })
  const amount = await screen.findByLabelText('Valor em reais')
  fireEvent.change(amount, { target: { value: '40' } })
  await pressEnter(amount)
  expect(await screen.findByText('Saldo insuficiente.')).toBeTruthy()
})
