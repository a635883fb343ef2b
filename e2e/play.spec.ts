import { expect, test, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { testInViews } from './axe.ts'
import { newMember } from './people.ts'
import { deposit, recordRequests, isHydrated, storeToken, openGame } from './steps.ts'
import { texts } from './texts.ts'
import { longTest } from './whole-run.ts'

const words = texts.PT
const launch = 'GET /wps/game/launchGame'
const order = 'POST /rgs/v1/rounds'

// One member with money plays through the whole file.
test.describe.configure({ mode: 'serial' })
let token = ''
test.beforeAll(async () => {
  ;({ token } = await newMember({ reais: 50 }))
})

const tile = (page: Page) => page.getByRole('main').getByRole('link', { name: /Tigre da Sorte/ })
const spinButton = (game: FrameLocator) => game.getByRole('button', { name: words.spin })
const announced = (game: FrameLocator) => game.getByText(words.spinResult).first()

/** Plays one paid round to its end; returns the announced amount. */
const playRound = async (game: FrameLocator): Promise<string> => {
  await expect(spinButton(game)).toBeEnabled({ timeout: 20_000 })
  await spinButton(game).click()
  await expect(announced(game)).toBeAttached({ timeout: 20_000 })
  await expect(spinButton(game)).toBeEnabled({ timeout: 20_000 })
  return (await announced(game).textContent()) ?? ''
}
const shownIn = (place: Locator) => place.evaluate((element) => element.textContent)
/** The amount after its label, which only screen readers announce. */
const balanceInBar = (page: Page) =>
  page
    .locator('span.visually-hidden', { hasText: /^\s*Saldo\s*$/ })
    .locator('xpath=following-sibling::*')
/** Game, its bar and the site's header at the same moment; they may change together in between. */
const readsOneBalance = (page: Page, game: FrameLocator) =>
  expect(async () => {
    const inGame = await shownIn(game.locator('.balance .money'))
    const inBar = await shownIn(balanceInBar(page))
    const inHeader = await shownIn(page.locator('header [role="status"]').first())
    expect([inBar, inHeader]).toEqual([inGame, inGame])
  }).toPass({ timeout: 4_000 })

const sizes = [
  [320, 568],
  [360, 740],
  [390, 844],
  [740, 360],
  [768, 1024],
  [1024, 600],
  [1440, 900],
] as const
/** The notice and every amount at each size, at the same moment: what is covered, by class. */
const coveredMoney = async (page: Page, notice: Locator): Promise<string[]> => {
  const covered: string[] = []
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    const found = await notice.evaluate((element) => {
      const cover = element.getBoundingClientRect()
      return [...document.querySelectorAll('.money, .result-amount')]
        .filter((place) => {
          const box = place.getBoundingClientRect()
          const isBeside = box.right <= cover.left || box.left >= cover.right
          return !isBeside && box.bottom > cover.top && box.top < cover.bottom
        })
        .map((place) => place.className)
    })
    covered.push(...found.map((place) => `${width} by ${height}: ${place}`))
  }
  return covered
}

const openMenu = async (game: FrameLocator, entry: string) => {
  await game.getByRole('button', { name: 'Menu', exact: true }).click()
  await game.getByRole('dialog').getByRole('button', { name: entry, exact: true }).click()
}

test('LAUNCH-7, ROUTE-16: a member who presses a game gets it on its page, from the launch address', async ({
  page,
}) => {
  await storeToken(page, token)
  const { calls } = recordRequests(page)
  await page.goto('/bgs')
  await expect(page.getByRole('button', { name: words.accountMenu })).toBeVisible()
  const answered = page.waitForResponse('**/wps/game/launchGame?*')
  await tile(page).click()
  await expect(page).toHaveURL(/\/seamless\?nodeId=1001$/)
  const { value } = (await (await answered).json()) as { value: { content: { game_url: string } } } // the launch answer
  await expect(page.locator('iframe')).toHaveAttribute('src', value.content.game_url)
  await expect(spinButton(page.frameLocator('iframe'))).toBeEnabled({ timeout: 20_000 })
  expect(calls.filter((call) => call === launch)).toHaveLength(1)
})

test('a round interrupted by a reload is shown to its end, and is charged once', async ({
  page,
}) => {
  // Without animation it would have ended before the reload.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await storeToken(page, token)
  let game = await openGame(page, words)
  const { calls } = recordRequests(page)
  const played = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/rgs/v1/rounds'),
  )
  await spinButton(game).click()
  await (await played).finished()
  await page.reload()
  game = page.frameLocator('iframe')
  const notice = game.getByText('Sua última rodada foi interrompida')
  await expect(notice).toBeVisible({ timeout: 20_000 })
  await readsOneBalance(page, game)
  expect(await coveredMoney(page, notice)).toEqual([])
  await expect(announced(game)).toBeAttached({ timeout: 20_000 })
  await readsOneBalance(page, game)
  expect(calls.filter((call) => call === order)).toHaveLength(1)
})

longTest(
  'MODAL-8: a member plays in a popup over the page, whose header shows the same balance',
  async ({ page }) => {
    await storeToken(page, token)
    await page.goto('/rng?game=1005')
    await isHydrated(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Jogar nesta página' }).click()
    const popup = page.getByRole('dialog', { name: 'Coroa Real' }).last()
    const game = popup.frameLocator('iframe')
    await expect(popup.locator('iframe')).toHaveAttribute('sandbox', /allow-scripts/)
    await playRound(game)
    await readsOneBalance(page, game)
    await expect(page).toHaveURL(/\/rng\?game=1005$/)
    await popup.getByRole('button', { name: 'Fechar' }).click()
    await expect(page.locator('iframe')).toHaveCount(0)
  },
)

testInViews(2, 'in the game popup', async ({ page, look }) => {
  await storeToken(page, token)
  await page.goto('/rng?game=1005')
  await isHydrated(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Jogar nesta página|Play on this page/ })
    .click()
  const game = page.frameLocator('dialog iframe')
  await expect(game.getByRole('button', { name: /^(Girar|Spin)/ })).toBeEnabled({ timeout: 20_000 })
  await look('play', 'dialog[open]:has(iframe)')
})

longTest('a past round is watched again from the history, and costs nothing', async ({ page }) => {
  await storeToken(page, token)
  const game = await openGame(page, words)
  await playRound(game)
  const balance = game.locator('.balance .money')
  const before = (await balance.textContent()) ?? ''
  const { calls } = recordRequests(page)
  await openMenu(game, 'Histórico')
  await game.getByRole('dialog').getByRole('button', { name: 'Ver de novo' }).first().click()
  await expect(game.getByText(/^Repetição da rodada de/).first()).toBeVisible()
  await game.getByRole('button', { name: 'Voltar ao jogo' }).click({ timeout: 20_000 })
  await expect(spinButton(game)).toBeEnabled()
  expect(await balance.textContent()).toBe(before)
  expect(calls).not.toContain(order)
})

longTest(
  'a round is recomputed in the browser once its seed is revealed, and holds',
  async ({ page }) => {
    await storeToken(page, token)
    const game = await openGame(page, words)
    await playRound(game)
    await game.getByRole('button', { name: 'verificar' }).click()
    const panel = game.getByRole('dialog', { name: 'Jogo justo' })
    const commitment = (await panel.locator('code').last().textContent()) ?? ''
    expect(commitment).toMatch(/^[0-9a-f]{64}$/)
    await expect(panel.getByText(/ainda está em uso/)).toBeVisible()
    await panel.getByRole('button', { name: 'Revelar e trocar sementes' }).click()
    await expect(panel.getByText('Confere. O resultado não foi alterado.')).toBeVisible()
    await expect(panel.locator('li[data-ok="true"]')).toHaveCount(4)
    await expect(panel.locator('li[data-ok="false"]')).toHaveCount(0)
    await expect(panel.getByText(`→ ${commitment}`)).toBeVisible()
  },
)

longTest(
  'ROLE-5: a visitor opens no live socket, a member does, and money moved in one tab shows in the other',
  async ({ page }) => {
    const socketsOf = (one: Page) => {
      const sockets: string[] = []
      one.on('websocket', (socket) => sockets.push(new URL(socket.url()).pathname))
      return sockets
    }
    const visitorSockets = socketsOf(page)
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    expect(visitorSockets).toEqual([])

    await storeToken(page, token)
    const other = await page.context().newPage()
    const sockets = socketsOf(other)
    await other.goto('/')
    const balance = other.getByRole('banner').getByRole('status')
    await expect(balance).toHaveText(/\d/)
    await expect.poll(() => sockets).toEqual(['/live'])
    const before = (await balance.textContent()) ?? ''
    const { calls } = recordRequests(other)
    await deposit(page, words)
    await expect(balance).not.toHaveText(before)
    const cents = (text: string) => Number(text.replaceAll(/\D/g, ''))
    expect(cents((await balance.textContent()) ?? '') - cents(before)).toBe(5_000)
    expect(calls).not.toContain('GET /wps/v2/wallets/balance')
  },
)

longTest(
  'WINNER-3: a real win is on the board with a masked name, its game and its amount',
  async ({ page }) => {
    await storeToken(page, token)
    const game = await openGame(page, words)
    await game.getByRole('button', { name: 'Turbo' }).click()
    // A payout below the R$ 1.00 staked is not a win, and the board leaves it out.
    const isWin = (text: string) => Number(text.replaceAll(/\D/g, '')) > 100
    let won: string | undefined
    for (let round = 0; round < 60 && won === undefined; round += 1) {
      const paid = /^Você recebeu (.+?)\. Saldo/.exec(await playRound(game))?.[1]
      if (paid !== undefined && isWin(paid)) won = paid
    }
    expect(won).toBeDefined()
    const board = page.getByRole('region', { name: 'Jackpot' }).getByRole('listitem')
    await expect(async () => {
      await page.goto('/')
      const mine = board.filter({ hasText: 'Tigre da Sorte' }).filter({ hasText: won ?? '' })
      await expect(mine.first()).toBeAttached({ timeout: 5_000 })
      await expect(mine.first()).toContainText(/\*|•/)
    }).toPass({ timeout: 40_000 })

    const answer = await page.request.get('/wps/relay/GCSGAME_getRankList', {
      params: { gameCategory: 'ALL', limitNum: 20, language: 'PT' },
      headers: { Merchant: 'trevo', Language: 'PT', ModuleId: 'COMM3' },
    })
    const { value } = (await answer.json()) as { value: { list: unknown[] } } // the board's answer
    for (const entry of value.list) {
      expect(Object.keys(entry as object).toSorted()).toEqual([
        'customerName',
        'gameName',
        'iconUrl',
        'nodeId',
        'winAmount',
      ])
    }
  },
)
