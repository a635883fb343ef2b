import {
  expect,
  test,
  type Browser,
  type BrowserContextOptions,
  type FrameLocator,
  type Page,
  type Response,
} from '@playwright/test'
import type { Round } from '@trevo/contract/rgs/round.ts'
import { maths } from '@trevo/titles/vinte-e-um-ao-vivo/maths.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { desktop, phone } from './axe.ts'
import { joinAs } from './people.ts'
import { isHydrated, speak } from './steps.ts'
import { seeInRecords, verifyRound } from './titles/see-records.ts'

type Player = { page: Page; game: FrameLocator; readonly rounds: ReadonlyMap<string, Round> }

const isReady = (game: FrameLocator) =>
  expect(game.locator('#game[data-state=ready]')).toBeAttached({ timeout: 30_000 })

/** Rounds as the game server returned them, by their ids. */
const noteRounds = (page: Page): ReadonlyMap<string, Round> => {
  const rounds = new Map<string, Round>()
  const note = async (answer: Response): Promise<void> => {
    if (!answer.ok() || !new URL(answer.url()).pathname.startsWith('/rgs/v1/rounds')) return
    const body = (await answer.json().catch(() => ({}))) as { round?: Round } // from the calls above
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

type View = { readonly language: LanguageCode; readonly context: BrowserContextOptions }

const onPhone: View = {
  language: 'PT',
  context: { viewport: phone, locale: 'pt-BR', hasTouch: true, isMobile: true },
}
const onDesktop: View = { language: 'EN', context: { viewport: desktop, locale: 'en-GB' } }

/** A new member with money at the table, which is found in the live casino. */
const enter = async (
  browser: Browser,
  baseURL: string | undefined,
  { language, context: options }: View,
): Promise<Player> => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', ...options })
  const page = await context.newPage()
  await speak(page, language, baseURL)
  await joinAs(page, { language, reais: 50 })
  const rounds = noteRounds(page)
  await page.goto('/live')
  await isHydrated(page)
  const name = new RegExp(`^${maths.title[language]} `)
  await page.getByRole('main').getByRole('link', { name }).click()
  const game = page.frameLocator('iframe')
  await isReady(game)
  return { page, game, rounds }
}

test('CAT-1: one player sits at live twenty-one and decides, another bets behind; both are paid, recorded, verified', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000)
  const sitter = await enter(browser, baseURL, onPhone)
  const backer = await enter(browser, baseURL, onPhone)
  await phaseIs(sitter, 'over')
  await phaseIs(sitter, 'betting')
  await bet(sitter, 'seat-3')
  // The other player sees a newcomer sit down.
  const seat = backer.game.locator('.seven-seat').nth(2)
  await expect(seat).toHaveAttribute('data-look', 'taken')
  await place(backer, 'behind-3').click()
  await expect(backer.game.getByRole('button', { name: 'Acompanhar', exact: true })).toBeVisible()
  await backer.game.locator('.spin').click()
  await expect(place(backer, 'behind-3')).toHaveAttribute('data-laid', 'placed')
  await expect(sitter.game.locator('.seven-seat').nth(2)).toContainText('+1 atrás')

  // A reload in the middle keeps seat and turn.
  await sitter.page.reload()
  await isReady(sitter.game)
  await phaseIs(sitter, 'flying')
  const turn = sitter.game.locator('.felt.live[data-turn=true]')
  await turn
    .or(sitter.game.locator('.felt.live[data-phase=over]'))
    .first()
    .waitFor({ timeout: 60_000 })
  if (await turn.isVisible()) {
    const stand = sitter.game.getByRole('button', { name: /^Parar/ })
    const waive = sitter.game.getByRole('button', { name: /^Sem seguro/ })
    await stand.or(waive).first().waitFor()
    if (await waive.isVisible()) await waive.click()
    const over = sitter.game.locator('.felt.live[data-phase=over]')
    await stand.or(over).first().waitFor({ timeout: 60_000 })
    if (await stand.isVisible()) await stand.click()
    await expect(turn).toHaveCount(0)
  }
  for (const player of [sitter, backer]) {
    await phaseIs(player, 'over')
    const told = player.game.locator('.result-label')
    await expect(told).toHaveText(/^(Ganhou|Retorno|Sem prêmio)/, { timeout: 30_000 })
    await expect(player.game.locator('.seven-seat').nth(2)).toHaveAttribute('data-result', /./)
    await expect.poll(() => [...player.rounds.values()].at(-1)?.state).toMatch(/credited|closed/)
  }
  // The same hand, the same stake, the same result.
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

/** The first available action that the player wants: no insurance, a split, otherwise stand. */
const decideOnce = async ({ game }: Player): Promise<void> => {
  for (const name of [/^No insurance/, /^Split/, /^Stand/]) {
    const button = game.getByRole('button', { name }).and(game.locator(':enabled'))
    if (await button.isVisible()) return button.click({ timeout: 1_500 }).catch(() => undefined)
  }
}

test('CAT-1: side bets at a seat, and every split that the cards allow, are paid, recorded, verified', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000)
  const player = await enter(browser, baseURL, onDesktop)
  const { game, page, rounds } = player
  await phaseIs(player, 'over')
  await phaseIs(player, 'betting')
  await expect(place(player, '21+3')).toBeHidden()
  for (const id of ['seat-2', 'perfect-pairs', '21+3']) await place(player, id).click()
  await game.locator('.spin').click()
  for (const id of ['seat-2', 'perfect-pairs', '21+3']) {
    await expect(place(player, id)).toHaveAttribute('data-laid', 'placed')
  }
  await phaseIs(player, 'flying')
  const table = game.locator('.felt.live')
  await expect
    .poll(
      async () => {
        if ((await table.getAttribute('data-turn')) === 'true') await decideOnce(player)
        return table.getAttribute('data-phase')
      },
      { timeout: 120_000, intervals: [300] },
    )
    .toBe('over')
  await expect.poll(() => [...rounds.values()].at(-1)?.state).toMatch(/credited|closed/)
  const round = [...rounds.values()].at(-1)
  if (!round) throw new Error('a round was played')
  const { bets } = round.choice as { bets: { bet: string }[] } // as placed above
  expect(bets.map(({ bet: id }) => id)).toEqual(['seat-2', 'perfect-pairs', '21+3'])
  const splits = round.actions.filter((one) => (one as { kind?: string }).kind === 'split').length
  const first = Number(round.firstStake)
  expect(Number(round.stake)).toBeCloseTo(first + (splits * first) / 3)
  await verifyRound(page, game, round, 0)
  await seeInRecords(page, maths.title.EN, [round])
  await page.context().close()
})
