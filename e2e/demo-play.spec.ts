import { expect, test, type FrameLocator, type Page } from '@playwright/test'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { testInViews } from './axe.ts'
import { enterAs } from './people.ts'
import { demo, isHydrated, loginPopup, recordRequests, speak } from './steps.ts'
import { changeBrand, onDatabase } from './system.ts'
import { texts } from './texts.ts'
import { longTest, visitsInTurn } from './whole-run.ts'

const [dice, crash] = ['dado-de-ouro', 'foguete-maluco'] as const
const [mines, slot] = ['minas-de-esmeralda', 'tigre-da-sorte'] as const

const nodeOf = async (gameCode: string): Promise<number> => {
  const [row] = await onDatabase(
    `select node_id from catalogue.game where game_code = '${gameCode}'`,
  )
  return Number(row?.['node_id'])
}

/** Everything that a round, a session or a movement would leave behind. */
const written = async (): Promise<unknown> => {
  const [row] = await onDatabase(`select (select count(*) from rgs.round)::int as rounds,
    (select count(*) from rgs.session)::int as sessions, (select count(*) from play.launch)::int as launches,
    (select count(*) from play.game_session)::int as game_sessions,
    (select count(*) from wallet.transfer)::int as transfers,
    (select count(*) from wallet.entry)::int as entries`)
  return row
}

const words = {
  PT: {
    button: 'Demonstração',
    mark: 'Demonstração · dinheiro fictício',
    money: 'Jogar com dinheiro de verdade',
  },
  EN: { button: 'Demo', mark: 'Demo · play money', money: 'Play for real money' },
} as const

const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe')
const isReady = (game: FrameLocator) =>
  expect(game.locator('#game')).toHaveAttribute('data-state', 'ready', { timeout: 30_000 })

const openFromSheet = async (page: Page, gameCode: string, language: LanguageCode) => {
  await page.goto(`/bgs?game=${await nodeOf(gameCode)}`)
  await isHydrated(page)
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: words[language].button, exact: true }).click()
  await isReady(frameOf(page))
}

/** Plays one round with the large button, pressed as often as the round needs. */
const playOnce = async (game: FrameLocator) => {
  const button = game.locator('button.spin')
  await expect(button).toBeEnabled({ timeout: 20_000 })
  await button.click()
}

for (const language of visitsInTurn(1, ['PT', 'EN'] as const)) {
  test(`LAUNCH-1: a guest plays with play money, and is asked to log in for real money (${language})`, async ({
    page,
    baseURL,
  }) => {
    await speak(page, language, baseURL)
    const said = words[language]
    const before = await written()
    const { calls } = recordRequests(page)
    await openFromSheet(page, dice, language)
    const game = frameOf(page)
    await expect(game.getByRole('note')).toHaveText(said.mark)
    await expect(game.locator('.balance .money')).toHaveText(/^DEMO\s1[.,]000[.,]00$/)
    await playOnce(game)
    await expect(game.locator('.foot')).toContainText('#', { timeout: 20_000 })
    await expect(game.locator('button.spin')).toBeEnabled({ timeout: 20_000 })
    await expect(game.locator('#game')).not.toContainText('R$')
    expect(calls.filter((call) => /\/rgs\/v1\/|launchGame|gameLaunchFB/.test(call))).toEqual([])
    expect(await written()).toEqual(before)
    await page.getByRole('button', { name: said.money }).click()
    await expect(loginPopup(page, texts[language])).toBeVisible()
  })
}

longTest(
  'every family runs alone: a slot, a round in steps and the local room of crash',
  async ({ page }) => {
    test.setTimeout(120_000)
    const before = await written()
    const { calls } = recordRequests(page)
    for (const gameCode of [slot, mines]) {
      await openFromSheet(page, gameCode, 'PT')
      await playOnce(frameOf(page))
      await expect(frameOf(page).locator('.foot')).toContainText('#', { timeout: 20_000 })
    }
    await openFromSheet(page, crash, 'PT')
    const game = frameOf(page)
    await game.locator('.crash-screen[data-phase=betting]').waitFor({ timeout: 90_000 })
    await playOnce(game)
    await expect(game.locator('.crash-bets')).toContainText('DEMO', { timeout: 10_000 })
    expect(calls.filter((call) => call.includes('/rgs/v1/'))).toEqual([])
    expect(await written()).toEqual(before)
  },
)

longTest(
  'LAUNCH-2: a trial user plays with play money too, and its balance is not touched',
  async ({ page }) => {
    await enterAs(page, demo.trial)
    await openFromSheet(page, dice, 'PT')
    await playOnce(frameOf(page))
    await expect(page.getByText('Dinheiro fictício: nada é apostado')).toBeVisible()
  },
)

test('in the profile br nothing advertises play for money, and its limits apply', async ({
  page,
}) => {
  await changeBrand("jurisdiction = 'br'")
  try {
    await openFromSheet(page, slot, 'PT')
    await expect(page.getByRole('button', { name: words.PT.money })).toHaveCount(0)
    await expect(frameOf(page).getByText('Turbo')).toHaveCount(0)
  } finally {
    await changeBrand("jurisdiction = 'open'")
  }
})

longTest('a brand that offers no demo has no button, and refuses the address', async ({ page }) => {
  await changeBrand('demo_play = false')
  try {
    await page.goto(`/bgs?game=${await nodeOf(dice)}`)
    await isHydrated(page)
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('button', { name: 'Jogar', exact: true })).toBeVisible()
    await expect(sheet.getByRole('button', { name: words.PT.button })).toHaveCount(0)
    await page.goto(`/demo?nodeId=${await nodeOf(dice)}`)
    await expect(page.getByText('Este jogo não tem demonstração')).toBeVisible()
  } finally {
    await changeBrand('demo_play = true')
  }
})

const [blackjack, roulette] = ['vinte-e-um-do-trevo', 'roleta-ipanema'] as const

for (const { width, height } of [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
]) {
  longTest(`tables can be played on a screen of ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const [gameCode, place] of [
      [blackjack, 'main'],
      [roulette, 'red'],
    ] as const) {
      await openFromSheet(page, gameCode, 'PT')
      const game = frameOf(page)
      // Playwright refuses to press a covered element.
      await game.locator(`.bet-spot[data-place="${place}"]`).click({ timeout: 10_000 })
      await playOnce(game)
      await expect(game.locator('.foot')).toContainText('#', { timeout: 20_000 })
    }
  })
}

testInViews(1, 'the demo of a game', async ({ page, language, look }) => {
  await openFromSheet(page, dice, language)
  await look('demo')
})
