import type { GameMenuEntry } from '@trevo/contract/wps/games.ts'
import { QueryClient } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { menusQuery } from '../../entities/game/catalogue-queries.ts'
import { initialSession } from '../../core/session/session-state.ts'
import { readSession, startSession } from '../../core/session/store.ts'
import { showPage } from '../../testing/show-page.tsx'
import { standInServer } from '../../testing/stand-in-server.ts'
import { Component as LotteryPage } from './lottery-page.tsx'

const entry = (gameCategory: string, vassalage: string): GameMenuEntry => ({
  gameCategory,
  gameType: gameCategory,
  gameClassify: '',
  icon: '',
  vendors: [{ vassalage, displayName: `Casa ${vassalage}`, gameCount: 2 }],
})
const menus = [entry('RNG', 'TRV'), entry('LOTT', 'LTR'), entry('ELOTT', 'FST')]

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('SESSION-5: lottGames are the lotteries of the menu the page came with, and lead to their games', async () => {
  const { status } = await standInServer({})
  startSession(initialSession(status, () => 0, menus))
  expect(readSession().lottGames).toEqual(menus.slice(1))
  await showPage(<LotteryPage />, { address: '/lottery' })
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/lott?vassalage=LTR', '/elott?vassalage=FST'])
})

test('SESSION-5: a menu that is asked for later brings its lotteries; without one the page says so', async () => {
  const server = await standInServer({ '/lgw/games/game_menus': () => ({ json: menus }) })
  startSession(initialSession(server.status, () => 0))
  await showPage(<LotteryPage />, { address: '/lottery' })
  expect(screen.getByText('Nenhuma loteria está aberta agora.')).toBeTruthy()
  cleanup()
  await new QueryClient().fetchQuery(menusQuery('PT'))
  expect(readSession().lottGames).toEqual(menus.slice(1))
})
