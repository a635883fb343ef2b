import { fireEvent, screen } from '@testing-library/react'
import type { PlayTime } from '@trevo/contract/wps/limits.ts'
import { expect, test, vi } from 'vitest'
import { initialSession } from '../../core/session/session-state.ts'
import { startSession } from '../../core/session/store.ts'
import { pressEnter } from '../../testing/press-enter.ts'
import { showPage } from '../../testing/show-page.tsx'
import { refusal, standInServer, value } from '../../testing/stand-in-server.ts'
import SessionContractPopup from './session-contract-popup.tsx'
import { SessionContract } from './session-contract.tsx'

const contractPath = '/wps/play-time/contract'
const contract = {
  since: '2026-11-23T15:00:00.000Z',
  until: '2026-11-23T16:00:00.000Z',
  opensAt: '2026-11-24T16:00:00.000Z',
  isRunning: true,
  lossMax: '30.00',
  lost: '10.00',
  rest: '20.00',
} as const
const playTime: PlayTime = {
  todayMs: 0,
  sessionMs: null,
  sessionSince: null,
  activeUntil: null,
  staked: '0.00',
  returned: '0.00',
  result: '0.00',
  bets: 0,
  limits: [],
  missing: [],
  pausedUntil: null,
  contract: null,
  checkDue: false,
  checkEveryMin: 60,
  days: [],
}

const open = async (answer: Parameters<typeof standInServer>[0][string]) => {
  const server = await standInServer({
    '/wps/play-time': () => value(playTime),
    [contractPath]: answer,
  })
  startSession(initialSession(server.status, () => 0))
  const onClose = vi.fn()
  await showPage(<SessionContractPopup onClose={onClose} />, { address: '/' })
  return { server, onClose, loss: await screen.findByLabelText('Quanto você aceita perder?') }
}

test('a session is agreed on with its time and its loss', async () => {
  const { server, onClose, loss } = await open(() => value({ ...playTime, contract }))
  await pressEnter(loss)
  expect(server.to(contractPath)).toEqual([])
  fireEvent.click(screen.getByLabelText('1 h'))
  fireEvent.change(loss, { target: { value: '30' } })
  await pressEnter(loss)
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(server.to(contractPath)).toMatchObject([{ body: { minutes: 60, loss: '30.00' } }])
})

test('a looser one is refused with a word why, and stays open', async () => {
  const { onClose, loss } = await open(() =>
    refusal('session_contract.looser', { message: 'Só dá para diminuir.' }),
  )
  fireEvent.change(loss, { target: { value: '90' } })
  await pressEnter(loss)
  expect(await screen.findByText('Só dá para diminuir.')).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
})

test('what may still be lost is shown while it runs, and when bets are taken again after it', async () => {
  await standInServer({})
  const { unmount } = await showPage(<SessionContract contract={contract} />, { address: '/' })
  expect(await screen.findByText(/Você ainda pode perder R\$\s20,00 de R\$\s30,00/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Encurtar ou diminuir' })).toBeTruthy()
  unmount()
  await showPage(<SessionContract contract={{ ...contract, isRunning: false }} />, {
    address: '/',
  })
  expect(await screen.findByText(/Sua sessão acabou/)).toBeTruthy()
})
