import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { initialSession } from '../../core/session/session-state.ts'
import { enterSession, startSession } from '../../core/session/store.ts'
import { demoMember } from '../../testing/demo-member.ts'
import { showPage } from '../../testing/show-page.tsx'
import { standInServer, value } from '../../testing/stand-in-server.ts'
import { Ranking } from './ranking.tsx'

const place = (rank: number, me = false) => ({
  rank,
  customerName: `j${rank}`,
  score: '10',
  reward: null,
  me,
})

const show = async (board: object | null) => {
  const server = await standInServer({
    '/wps/relay/MCSFE_getMissionLeaderboard': () => value({ board }),
  })
  startSession(initialSession(server.status, () => 0))
  enterSession('tok', demoMember(0))
  await showPage(<Ranking />)
}
const first = [1, 2, 3, 4].map((rank) => place(rank))
const board = {
  name: 'Corrida da semana',
  endsAt: '2026-11-29T12:00:00.000Z',
  players: 40,
  first,
  around: [place(8), place(9, true)],
  prizes: [{ from: 1, to: 3, amount: '10.00' }],
}

test('the first three places are marked, and the member’s own follows if it is not among the first', async () => {
  await show(board)
  const list = await screen.findByRole('list', { name: 'Corrida da semana' })
  const marks = within(list)
    .getAllByRole('listitem')
    .map((one) => one.dataset['rank'])
  expect(marks).toEqual(['1', '2', '3', undefined])
  const own = within(screen.getByRole('list', { name: 'Sua posição' })).getAllByRole('listitem')
  expect(own.map((one) => one.getAttribute('aria-current'))).toEqual([null, 'true'])
})

test('a member among the first is shown once', async () => {
  await show({ ...board, first: [place(1, true)], around: [place(1, true), place(2)] })
  expect(await screen.findAllByRole('list')).toHaveLength(1)
})

test('a member without points sees that there is no place yet', async () => {
  await show({ ...board, around: [] })
  await screen.findByRole('list', { name: 'Corrida da semana' })
  expect(screen.getAllByRole('list')).toHaveLength(1)
  expect(screen.getByText('Você ainda não tem pontos neste ranking.')).toBeTruthy()
})
