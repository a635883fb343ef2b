import { expect, test, type Page } from '@playwright/test'
import { testInViews } from './axe.ts'
import { newMember } from './people.ts'
import { isHydrated, storeToken } from './steps.ts'
import { changeBrand, onDatabase } from './system.ts'
import { longTest } from './whole-run.ts'

const main = (page: Page) => page.getByRole('main')

// One member with money plays through the whole file.
test.describe.configure({ mode: 'serial' })
let token = ''
test.beforeAll(async () => {
  ;({ token } = await newMember({ reais: 50 }))
})

const nodeOf = async (gameCode: string): Promise<number> => {
  const [row] = await onDatabase(
    `select node_id from catalogue.game where game_code = '${gameCode}'`,
  )
  return Number(row?.['node_id'])
}
const poolNow = async () => {
  const [row] = await onDatabase(
    `select p.balance_minor::text as balance, p.hit_count from jackpots.pool p
     join settings.brand b on b.id = p.brand_id where b.merchant = 'trevo'`,
  )
  return { balance: BigInt(String(row?.['balance'])), hits: Number(row?.['hit_count']) }
}
const openGame = async (page: Page, gameCode: string) => {
  await storeToken(page, token)
  await page.goto(`/seamless?nodeId=${await nodeOf(gameCode)}`)
  const game = page.frameLocator('iframe')
  await expect(game.locator('button.spin')).toBeEnabled({ timeout: 30_000 })
  return game
}

longTest('home shows what a pool holds, and a guest sees it too', async ({ page }) => {
  await page.goto('/')
  await isHydrated(page)
  const pools = main(page).getByRole('list', { name: 'Jackpots progressivos' })
  await expect(pools).toContainText('Jackpot do Trevo')
  await expect(pools).toContainText(/R\$\s1\.000,0/)
  await expect(pools).toContainText(/Sai até R\$\s5\.000,00/)
})

for (const gameCode of ['dado-de-ouro', 'trem-do-ouro']) {
  test(`a stake in ${gameCode} fills the pool, which its game shows`, async ({ page }) => {
    const before = await poolNow()
    const game = await openGame(page, gameCode)
    await expect(game.locator('.jackpots')).toContainText('Jackpot do Trevo', { timeout: 15_000 })
    await game.locator('button.spin').click()
    await expect(async () => {
      expect((await poolNow()).balance).toBeGreaterThan(before.balance)
    }).toPass({ timeout: 20_000 })
  })
}

test('a player who fills the pool is paid once, is told at once, and everybody can verify the draw', async ({
  page,
}) => {
  // A pool that the next stakes fill; its commitment is unchanged.
  await onDatabase(
    `update jackpots.cycle c set must_hit_by_minor = c.seed_minor + 100
     where opened_at is not null and won_at is null`,
  )
  const before = await poolNow()
  const game = await openGame(page, 'dado-de-ouro')
  // The toast disappears after five seconds, so it must be checked before that.
  const toast = page.getByRole('status').getByText(/Você ganhou o jackpot: R\$\s1\.000,01/)
  await expect(game.locator('button.spin')).toBeEnabled({ timeout: 20_000 })
  await game.locator('button.spin').click()
  await expect(toast).toBeVisible({ timeout: 20_000 })
  await expect(game.getByText(/Você ganhou o jackpot/)).toBeVisible()
  expect((await poolNow()).hits).toBe(before.hits + 1)
  const paid = await onDatabase(
    `select t.amount::text as amount from wallet.transfer t
     join wallet.transfer_kind k on k.id = t.kind where k.name = 'jackpots.won'`,
  )
  expect(paid).toEqual([{ amount: '10000100' }])
  await page.goto('/proofs')
  await expect(page.getByText('Recalculado aqui: confere')).toBeVisible({ timeout: 15_000 })
})

longTest('the counter of home is a display, or a pool if the brand binds it', async ({ page }) => {
  await changeBrand("jackpot_pool = 'trevo'")
  try {
    await expect(async () => {
      await page.goto('/')
      const counter = main(page).getByRole('region', { name: 'Jackpot' }).locator('p').first()
      await expect(counter).toContainText(/R\$\s1\.000,/, { timeout: 3_000 })
    }).toPass({ timeout: 90_000 })
  } finally {
    await changeBrand('jackpot_pool = null')
  }
})

testInViews(3, 'pools on home and their proofs', async ({ page, look }) => {
  await page.goto('/proofs')
  await isHydrated(page)
  await expect(
    page.getByText('Jackpot do Trevo').or(page.getByText('Clover Jackpot')).first(),
  ).toBeVisible()
  await look('proofs')
})
