import { expect, test, type Page } from '@playwright/test'
import { phone, testInViews } from './axe.ts'
import { newMember } from './people.ts'
import { isHydrated, speak, storeToken } from './steps.ts'
import { isWholeRun, longTest } from './whole-run.ts'

// One member offers a ticket in shares, the other joins it by its address.
test.describe.configure({ mode: 'serial' })

const main = (page: Page) => page.getByRole('main')
const tokens: string[] = []

test.beforeAll(async () => {
  // Only the full run continues to the member who joins.
  for (let member = 0; member < (isWholeRun ? 2 : 1); member += 1) {
    tokens.push((await newMember({ reais: 1_000 })).token)
  }
})

/** Eight numbers of sixty are 28 bets of R$ 2. */
const markEight = async (page: Page, add: string) => {
  const balls = main(page).getByRole('group', { name: /^(Números|Numbers)$/ })
  for (const ball of ['04', '11', '17', '23', '32', '38', '45', '56']) {
    await balls.getByRole('button', { name: ball, exact: true }).click()
  }
  await main(page).getByRole('button', { name: add, exact: true }).click()
}

let invitation = ''

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('a member offers a ticket in ten shares, takes two, and invites', async ({ page }) => {
    await storeToken(page, tokens[0] ?? '')
    await page.goto('/lottery?gameCode=BR660')
    await isHydrated(page)
    await markEight(page, 'Adicionar')
    await main(page)
      .getByRole('button', { name: /^Carrinho, 1 linha/ })
      .click()
    const cart = page.getByRole('dialog', { name: 'Carrinho' })
    await cart.getByRole('checkbox', { name: 'Bolão' }).check()
    await expect(cart.getByText(/÷ 10 cotas = R\$\s5,60 por cota/)).toBeVisible()
    await cart.getByRole('button', { name: 'Mais: Suas cotas' }).click()
    await expect(cart.getByText('Suas: 2 · Livres: 8')).toBeVisible()
    await cart.getByRole('button', { name: 'Revisar e apostar' }).click()
    const sheet = page.getByRole('dialog', { name: 'Confirmar aposta' })
    await expect(sheet.getByText('2 de 10 cotas')).toBeVisible()
    await sheet.getByRole('button', { name: /^Apostar R\$\s11,20/ }).click()
    const today = page.getByRole('dialog', { name: 'Carrinho' })
    await expect(today.getByText('em jogo')).toBeVisible()
    const shown = page.waitForResponse((answer) => answer.url().includes('/lgw/shared_tickets?'))
    await today.getByRole('tab', { name: 'Bolões' }).click()
    const [open] = (await (await shown).json()) as { sharedTicketId: string }[]
    await expect(today.getByText('Suas: 2 · De outros: 0 · Livres: 8')).toBeVisible()
    invitation = `/lottery?gameCode=BR660&shared=${open?.sharedTicketId}`
  })
})

longTest(
  'an invited member joins, and the order shows which shares are theirs',
  async ({ page }) => {
    await storeToken(page, tokens[1] ?? '')
    await page.goto(invitation)
    await isHydrated(page)
    const shared = main(page).getByRole('tabpanel').getByRole('listitem').first()
    await expect(shared.getByText('Suas: 0 · De outros: 2 · Livres: 8')).toBeVisible()
    await shared.getByRole('button', { name: 'Mais: Cotas' }).click()
    await shared.getByRole('button', { name: 'Mais: Cotas' }).click()
    await shared.getByRole('button', { name: /^Entrar por R\$\s16,80/ }).click()
    await expect(shared.getByText('Suas: 3 · De outros: 2 · Livres: 5')).toBeVisible()
    await page.goto('/member?page=personalHistoryCopy&product=LOTT')
    await isHydrated(page)
    await page
      .getByRole('button', { name: /Seis de Sessenta/ })
      .first()
      .click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByText('3 (nº 3 a 5) de 10')).toBeVisible()
    await expect(sheet.getByText(/5 de 10 cotas vendidas/)).toBeVisible()
    await expect(sheet.getByRole('button', { name: /Cancelar/ })).toHaveCount(0)
  },
)

longTest('a slip is saved, put into the cart again, and subscribed', async ({ page, baseURL }) => {
  await speak(page, 'EN', baseURL)
  await storeToken(page, tokens[0] ?? '')
  await page.goto('/lottery?gameCode=BR660')
  await isHydrated(page)
  await markEight(page, 'Add')
  const saved = main(page).getByRole('region', { name: 'Saved slips' })
  await saved.getByRole('button', { name: 'Save this slip' }).click()
  await saved.getByLabel('Slip name').fill('Birthdays')
  await saved.getByRole('button', { name: 'Save', exact: true }).click()
  await main(page).getByRole('button', { name: 'Empty cart' }).click()
  await saved.getByRole('button', { name: 'Add to cart: Birthdays' }).click()
  await expect(main(page).getByRole('tab', { name: 'Cart · 1' })).toBeVisible()
  await saved.getByRole('button', { name: 'Play in every draw' }).click()
  await saved.getByRole('button', { name: '5', exact: true }).click()
  await expect(saved.getByText(/in each of the next 5 draws/)).toBeVisible()
  await saved.getByRole('button', { name: 'Subscribe', exact: true }).click()
  await expect(saved.getByText(/Subscribed: [45] draws left/)).toBeVisible()
  await expect(async () => {
    await page.reload()
    await main(page).getByRole('tab', { name: 'Today’s bets' }).click()
    await expect(main(page).getByText('R$56.00').first()).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 40_000 })
  await main(page).getByRole('tab', { name: /^Cart/ }).click()
  await saved.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(saved.getByRole('button', { name: 'Play in every draw' })).toBeVisible()
})

testInViews(1, 'tickets in shares', async ({ page, language, look }) => {
  await storeToken(page, tokens[0] ?? '')
  await page.goto(invitation)
  await isHydrated(page)
  await expect(page.getByText(language === 'PT' ? /Livres: 5/ : /Free: 5/).first()).toBeVisible()
  await look('tickets that can be joined')
  await page.goto('/lottery?gameCode=BR660')
  await isHydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // On a phone the cart is in a sheet.
  if (page.viewportSize()?.width === phone.width) {
    await page.getByRole('button', { name: language === 'PT' ? /^Carrinho/ : /^Cart/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  }
  await look('the cart')
})
