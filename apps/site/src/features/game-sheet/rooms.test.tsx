import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { initialSession } from '../../core/session/session-state.ts'
import { enterSession, startSession } from '../../core/session/store.ts'
import { demoMember } from '../../testing/demo-member.ts'
import { showPage } from '../../testing/show-page.tsx'
import { standInServer, value } from '../../testing/stand-in-server.ts'
import { Rooms } from './rooms.tsx'

const roomsPath = '/wps/relay/GLS2_roomList'

const room = {
  roomId: 'gold 1',
  nodeId: 7,
  vassalage: 'KY',
  roomName: 'Mestres',
  stakeMin: '10.00',
  stakeMax: '500.00',
  balanceMin: '100.00',
  sitAndGo: null,
}

test('CALL-46: a member sees the rooms of a card game and takes a seat in one', async () => {
  const server = await standInServer({ [roomsPath]: () => value({ list: [room] }) })
  startSession(initialSession(server.status, () => 0))
  enterSession('tok', demoMember(0))
  await showPage(<Rooms nodeId={7} vassalage="KY" />)
  const seat = await screen.findByRole('link', { name: 'Sentar na mesa Mestres' })
  expect(seat.getAttribute('href')).toBe('/seamless?nodeId=7&roomId=gold+1')
  expect(screen.getByText(/Apostas de R\$\s10,00 a R\$\s500,00/)).toBeTruthy()
  const [asked] = server.to(roomsPath)
  expect(asked?.headers.get('Authorization')).toBe('tok')
  expect(asked?.query.get('nodeId')).toBe('7')
})

test('CALL-46: a guest has no session to call with, so nothing is requested', async () => {
  const server = await standInServer({ [roomsPath]: () => value({ list: [room] }) })
  startSession(initialSession(server.status, () => 0))
  await showPage(<Rooms nodeId={7} vassalage="KY" />)
  expect(server.to(roomsPath)).toEqual([])
})

test('CALL-46: a sit-and-go is shown with its buy-in, the seats taken and its state', async () => {
  const of = (roomId: string, now: object | null) => ({
    ...room,
    roomId,
    roomName: `Sit & go ${roomId}`,
    stakeMin: '5.50',
    stakeMax: '5.50',
    sitAndGo: { buyIn: '5.00', seatCount: 3, now },
  })
  const list = [
    of('a', { state: 'filling', seatsTaken: 2, playing: 3 }),
    of('b', { state: 'running', seatsTaken: 0, playing: 3 }),
    of('c', { state: 'open', seatsTaken: 0, playing: 0 }),
    // The vendor does not say who is there.
    of('d', null),
  ]
  const server = await standInServer({ [roomsPath]: () => value({ list }) })
  startSession(initialSession(server.status, () => 0))
  enterSession('tok', demoMember(0))
  await showPage(<Rooms nodeId={7} vassalage="KY" />)
  await screen.findByText('2 de 3 lugares ocupados · 3 jogando')
  expect(screen.getByText('Em andamento · 3 jogando')).toBeTruthy()
  expect(screen.getByText('Ninguém sentado ainda')).toBeTruthy()
  expect(screen.getAllByText(/R\$\s5,00 para os prêmios, R\$\s5,50 com a taxa/)).toHaveLength(4)
  expect(screen.queryByText(/Apostas de/)).toBeNull()
})
