import type { Game } from '@trevo/contract/wps/games.ts'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { demoGame } from '../../testing/demo-boot.ts'
import { demoMember } from '../../testing/demo-member.ts'
import { press, showToMember } from '../../testing/show-to-member.tsx'
import { GameCard } from './game-card.tsx'
import { useLeaveSheet } from './game-sheet.ts'

const Leave = () => {
  const leave = useLeaveSheet()
  return (
    <button type="button" onClick={leave}>
      voltar
    </button>
  )
}
const show = (change: Partial<Game> = {}, { address = '/rng', eager = false, type = 0 } = {}) =>
  showToMember(
    <>
      <GameCard game={demoGame(7, { gameName: 'Tigre', ...change })} eager={eager} />
      <GameCard game={demoGame(8, { gameName: 'Coelho' })} />
      <Leave />
    </>,
    {},
    { address, member: demoMember(type) },
  )
const address = () => screen.getByTestId('address').textContent

test.each([
  [1, 1, ['Em alta']],
  [1, 0, ['Em alta']],
  [0, 1, ['Novo']],
  [0, 0, []],
] as const)('CARD-2: hot %i and new %i: the badges are %j', async (isHot, isNew, badges) => {
  await show({ isHot, isNew })
  const shown = ['Em alta', 'Novo'].filter((words) => screen.queryByText(words) !== null)
  expect(shown).toEqual(badges)
})

test('a game that is being maintained says so', async () => {
  await show({ maintenance: true })
  expect(screen.getAllByText('Em manutenção')).toHaveLength(1)
})

test('CARD-1: a press opens the game by the rules of launching', async () => {
  await show()
  const link = screen.getByRole('link', { name: /Tigre/ })
  expect(link.getAttribute('href')).toBe('/seamless?nodeId=7')
  await act(async () => fireEvent.click(link))
  expect(address()).toBe('/seamless?nodeId=7')
  cleanup()
  await show({}, { type: 4 })
  await act(async () => fireEvent.click(screen.getByRole('link', { name: /Tigre/ })))
  expect(address()).toBe('/rng')
  expect(screen.getByTestId('popups').textContent).toBe('needAccount')
})

test('what a game is about opens over the list; from one to the next, Back still leads to the list', async () => {
  await show()
  await press('Sobre Tigre')
  expect(address()).toBe('/rng?game=7')
  await press('Sobre Coelho')
  expect(address()).toBe('/rng?game=8')
  await press('voltar')
  expect(address()).toBe('/rng')
})

test('a sheet that was opened by a link closes to its own page', async () => {
  await show({}, { address: '/rng?game=7' })
  await press('voltar')
  expect(address()).toBe('/rng')
})
