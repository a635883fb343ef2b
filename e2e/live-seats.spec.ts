import { expect, test, type FrameLocator, type Page, type Response } from '@playwright/test'
import type { Round } from '@trevo/contract/rgs/round.ts'
import { maths } from '@trevo/titles/vinte-e-um-ao-vivo/maths.ts'
import { phone } from './axe.ts'
import { deposit, isHydrated, register } from './steps.ts'
import { texts } from './texts.ts'
import { seeInRecords, verifyRound } from './titles/see-records.ts'

type Player = { page: Page; game: FrameLocator; readonly rounds: ReadonlyMap<string, Round> }

const isReady = (game: FrameLocator) =>
  expect(game.locator('#game[data-state=ready]')).toBeAttached({ timeout: 30_000 })

/** Rounds as the game server answered them, by their ids. */
const noteRounds = (page: Page): ReadonlyMap<string, Round> => {
  const rounds = new Map<string, Round>()
  const note = async (answer: Response): Promise<void> => {
    if (!answer.ok() || !new URL(answer.url()).pathname.startsWith('/rgs/v1/rounds')) return
    const body = (await answer.json().catch(() => ({}))) as { round?: Round } // of the calls above
    if (body.round) rounds.set(body.round.id, body.round)
  }
  page.on('response', (answer) => void note(answer))
  return rounds
}

const phaseIs = ({ game }: Player, phase: 'betting' | 'flying' | 'over') =>
  expect(game.locator('.felt.live')).toHaveAttribute('data-phase', phase, { timeout: 90_000 })

const place = ({ game }: Player, id: string) => game.locator(`[data-place="${id}"]`)

const bet = async (player: Player, id: string): Promise<void> => {
  await place(player, id).click()
  await player.game.locator('.spin').click()
  await expect(place(player, id)).toHaveAttribute('data-laid', 'placed')
}

test.use({ viewport: phone, locale: 'pt-BR', hasTouch: true, isMobile: true })

test('CAT-1: one sits at live twenty-one and decides, another bets behind; both are paid, recorded, verified', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000)
  const enter = async (): Promise<Player> => {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      viewport: phone,
      locale: 'pt-BR',
      hasTouch: true,
      isMobile: true,
    })
    const page = await context.newPage()
    await register(page, texts.PT)
    await deposit(page, texts.PT)
    const rounds = noteRounds(page)
    await page.goto('/live')
    await isHydrated(page)
    const link = page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${maths.title.PT} `) })
    await link.click()
    const game = page.frameLocator('iframe')
    await isReady(game)
    return { page, game, rounds }
  }
  const sitter = await enter()
  const backer = await enter()
  await phaseIs(sitter, 'over')
  await phaseIs(sitter, 'betting')
  await bet(sitter, 'seat-3')
  // The other one sees somebody sit down.
  const seat = backer.game.locator('.seven-seat').nth(2)
  await expect(seat).toHaveAttribute('data-look', 'taken')
  await place(backer, 'behind-3').click()
  await expect(backer.game.getByRole('button', { name: 'Dobrar junto' })).toBeVisible()
  await backer.game.locator('.spin').click()
  await expect(place(backer, 'behind-3')).toHaveAttribute('data-laid', 'placed')
  await expect(sitter.game.locator('.seven-seat').nth(2)).toContainText('+1 atrás')

  // A reload in the middle: seat and turn are still there.
  await sitter.page.reload()
  await isReady(sitter.game)
  await phaseIs(sitter, 'flying')
  const turn = sitter.game.locator('.felt.live[data-turn=true]')
  await turn
    .or(sitter.game.locator('.felt.live[data-phase=over]'))
    .first()
    .waitFor({ timeout: 60_000 })
  if (await turn.isVisible()) {
    await sitter.game.getByRole('button', { name: /^Parar/ }).click()
    await expect(turn).toHaveCount(0)
  }
  for (const player of [sitter, backer]) {
    await phaseIs(player, 'over')
    const told = player.game.locator('.result-label')
    await expect(told).toHaveText(/^(Ganhou|Retorno|Sem prêmio)/, { timeout: 30_000 })
    await expect(player.game.locator('.seven-seat').nth(2)).toHaveAttribute('data-result', /./)
    await expect.poll(() => [...player.rounds.values()].at(-1)?.state).toMatch(/credited|closed/)
  }
  // The same hand, the same stake: the same end.
  const ends = [sitter, backer].map(({ rounds }) => [...rounds.values()].at(-1))
  expect(ends[0]?.payout).toBe(ends[1]?.payout)
  for (const player of [sitter, backer]) {
    const round = [...player.rounds.values()].at(-1)
    if (!round) throw new Error('a round was played')
    await verifyRound(player.page, player.game, round, 0)
    await seeInRecords(player.page, maths.title.PT, [round])
    await player.page.context().close()
  }
})
