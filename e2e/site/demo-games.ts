import path from 'node:path'
import { expect, type FrameLocator, type Page } from '@playwright/test'
import { openDemo } from '@trevo/contract/wps/games/game-detail.ts'
import type { StandIn } from '../../apps/server/src/stand-in/open-stand-in.ts'
import { isHydrated } from '../steps.ts'

const gamesDir = path.resolve(import.meta.dirname, '../../.trevo/games')

/** What a game with play money knows about its brand. */
const profile = {
  minCycleMs: 0,
  turbo: true,
  autoplay: true,
  lossCelebration: false,
  featureBuy: true,
  showRtp: true,
  netPosition: false,
  sessionClock: false,
  realityCheckSec: 0,
  maxStake: '1000.00',
}

/**
 * Opens a game with play money in the site's frame: the page of the built games plays it by itself, and
 * the files that the game server would send come from the build.
 */
export const openDemoGame = async (
  page: Page,
  standIn: StandIn,
  gameCode: string,
): Promise<FrameLocator> => {
  // Games have a separate origin, or the site's frame keeps them out of ours.
  const origin = standIn.origin.replace('127.0.0.1', 'localhost')
  const query = new URLSearchParams({
    demo: JSON.stringify(profile),
    site: standIn.origin,
    lang: 'pt',
  })
  const url = `${origin}/play/${gameCode}?${query}`
  await page.route(`${origin}/play/*`, (route) =>
    route.fulfill({ path: path.join(gamesDir, 'index.html') }),
  )
  await page.route(`${origin}/games/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    return route.fulfill({ path: path.join(gamesDir, pathname.replace('/games/', '')) })
  })
  standIn.answer(openDemo, () => ({ url, invitesToPlay: true }))
  const game = standIn.world.lobby().games.find(({ row }) => row.game_code === gameCode)
  if (!game) throw new Error(`no game ${gameCode}`)
  await page.goto(`/demo?nodeId=${game.row.node_id}`)
  await isHydrated(page)
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('#game')).toHaveAttribute('data-state', 'ready')
  await expect(page.getByText('Abrindo o jogo')).toHaveCount(0)
  return frame
}
