import { expect, test, type Page } from '@playwright/test'
import { desktop, phone, testInViews } from './axe.ts'
import { newMember } from './people.ts'
import { isHydrated, storeToken } from './steps.ts'

// One member goes through the whole file.
test.describe.configure({ mode: 'serial' })
let token = ''

test.beforeAll(async () => {
  ;({ token } = await newMember({ reais: 100 }))
})

const openGame = async (page: Page) => {
  await storeToken(page, token)
  await page.goto('/lott')
  await isHydrated(page)
  await page.getByRole('link', { name: 'Raspadinhas' }).click()
  await page.getByRole('link', { name: /Pipas no Céu/ }).click()
  await expect(page.getByRole('heading', { name: /Pipas no Céu/ })).toBeVisible()
}

test('a member finds the scratchcards from the lotteries, buys one, scratches it and verifies it', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await openGame(page)
  await page.getByRole('button', { name: /Comprar 1 bilhete/ }).click()
  const coating = page.locator('canvas')
  await expect(coating).toBeVisible()
  const box = await coating.boundingBox()
  if (!box) throw new Error('no coating')
  await page.mouse.move(box.x + 4, box.y + 4)
  await page.mouse.down()
  for (let row = 0; row < 9; row += 1) {
    const y = box.y + ((row + 0.5) * box.height) / 9
    await page.mouse.move(box.x + 4, y, { steps: 12 })
    await page.mouse.move(box.x + box.width - 4, y, { steps: 12 })
  }
  await page.mouse.up()
  await expect(page.getByText(/Você ganhou|Este bilhete não tem prêmio/)).toBeVisible()
  await page.getByRole('button', { name: 'Verificar estes bilhetes' }).click()
  await expect(page.getByText(/é exatamente o que foi publicado/)).toBeVisible()
})

test('several are revealed with one press, and the statement leads back to them', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await openGame(page)
  await page.getByRole('button', { name: '3', exact: true }).click()
  await page.getByRole('button', { name: /Comprar 3 bilhetes/ }).click()
  await page.getByRole('button', { name: 'Revelar os 3 bilhetes' }).click()
  await expect(page.getByText(/3 bilhetes/).first()).toBeVisible()
  await page.goto('/member?page=transactionHistory')
  await isHydrated(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Pipas no Céu/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Ver a aposta e sua prova' }).click()
  await expect(page).toHaveURL(/raspadinhas\?order=\d+$/)
  await expect(page.getByText(/é exatamente o que foi publicado/).first()).toBeVisible()
})

testInViews(3, 'on scratchcards, and on one of them', async ({ page, look }) => {
  for (const [address, heading] of [
    ['/raspadinhas', /^(Raspadinhas|Scratchcards)$/],
    ['/raspadinhas?game=PIPA', /^(Pipas no Céu|Kites in the Sky)/],
  ] as const) {
    await page.goto(address)
    await isHydrated(page)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await look(address)
  }
})

testInViews(
  5,
  'while a ticket is scratched, once it is open, and while it is verified',
  async ({ page, look }) => {
    await storeToken(page, token)
    await page.goto('/raspadinhas?game=PIPA')
    await isHydrated(page)
    const press = (name: string | RegExp) => page.getByRole('button', { name }).click()
    await press(/^3$/)
    await press(/^(Comprar|Buy) 3 /)
    await expect(page.locator('canvas')).toBeVisible()
    await look('scratching')
    await press(/^(Revelar os|Reveal all) 3 /)
    await look('revealed')
    await press(/^(Verificar estes|Verify these)/)
    await expect(page.locator('dialog[open] li').first()).toBeVisible()
    await look('verifying')
  },
)
