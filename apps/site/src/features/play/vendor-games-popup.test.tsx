import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { demoGame } from '../../testing/demo-boot.ts'
import { press, showToMember } from '../../testing/show-to-member.tsx'
import { refusal, value, type standInServer } from '../../testing/stand-in-server.ts'
import VendorGamesPopup from './vendor-games-popup.tsx'

const path = '/wps/relay/GCSGAME_gameList'
const show = (answer: Parameters<typeof standInServer>[0][string]) => {
  const onClose = vi.fn<() => void>()
  return showToMember(
    <VendorGamesPopup vassalage="EVO" gameType="LIVE" displayName="Casa EVO" onClose={onClose} />,
    { [path]: answer },
  )
}
const pageOf = (...ids: number[]) => ({
  games: ids.map((id) => demoGame(id, { gameName: `Mesa ${id}` })),
  totalPages: 2,
  totalCount: 2,
})

test('LAUNCH-6: the games of this vendor and kind, page by page', async () => {
  const server = await show(({ query }) => value(pageOf(Number(query.get('pageNo')))))
  expect(await screen.findByText('Mesa 1')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Casa EVO' })).toBeTruthy()
  const [asked] = server.to(path)
  expect([asked?.query.get('vassalage'), asked?.query.get('gameType')]).toEqual(['EVO', 'LIVE'])
  await press('Carregar mais')
  expect(await screen.findByText('Mesa 2')).toBeTruthy()
  expect(screen.getByText('Mesa 1')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Carregar mais' })).toBeNull()
})

test('a vendor without games says so', async () => {
  await show(() => value({ games: [], totalPages: 0, totalCount: 0 }))
  expect(await screen.findByText('Ainda não há jogos aqui')).toBeTruthy()
})

test('a list that failed can be loaded again', async () => {
  const answers = [refusal('unknown.system.err', { status: 500 })]
  await show(() => answers.shift() ?? value(pageOf(1)))
  expect(await screen.findByText('Os jogos não carregaram')).toBeTruthy()
  await press('Tentar de novo')
  expect(await screen.findByText('Mesa 1')).toBeTruthy()
})
