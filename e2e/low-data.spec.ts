import { expect, test, type Page } from '@playwright/test'
import { phone } from './axe.ts'
import { newMember } from './people.ts'
import { accountMenu, isHydrated, openGame, sendLogin } from './steps.ts'
import { texts } from './texts.ts'

const words = texts.PT
/** Three digits, drawn once a day, so that nothing closes during a journey. */
const daily = 'TC3D'

test.use({
  viewport: phone,
  hasTouch: true,
  isMobile: true,
  extraHTTPHeaders: { 'Save-Data': 'on' },
})

/** Pictures, fonts and films that the site's own pages fetch; a game has its symbols. */
const watchSite = (page: Page) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (!['image', 'font', 'media'].includes(request.resourceType())) return
    if (request.frame() === page.mainFrame() && !url.startsWith('data:')) fetched.push(url)
  })
  return fetched
}

const betAtRandom = async (page: Page) => {
  const main = page.getByRole('main')
  await page.goto(`/lottery?gameCode=${daily}`)
  await isHydrated(page)
  await main.getByRole('button', { name: 'Surpresinha' }).first().click()
  await main.getByRole('button', { name: 'Adicionar', exact: true }).click()
  await main.getByRole('button', { name: /^Carrinho, 1 linha/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revisar e apostar' }).click()
  const sheet = page.getByRole('dialog', { name: 'Confirmar aposta' })
  await sheet.getByRole('button', { name: /^Apostar R\$/ }).click()
  const cart = page.getByRole('dialog', { name: 'Carrinho' })
  await expect(cart.getByText('em jogo')).toBeVisible()
}

test('in low-data mode a member logs in, plays a slot and bets on a lottery; no picture comes unasked', async ({
  page,
}) => {
  const member = await newMember({ reais: 50 })
  const fetched = watchSite(page)
  await page.goto('/')
  await page.getByRole('button', { name: words.logIn, exact: true }).click()
  await sendLogin(page, member)
  await expect(accountMenu(page)).toBeVisible()

  const game = await openGame(page, words)
  await expect(game.locator('html[data-low-data]')).toBeAttached()
  await game.getByRole('button', { name: words.spin }).click()
  await expect(game.getByText(words.spinResult).first()).toBeAttached()

  await betAtRandom(page)
  expect(fetched).toEqual([])
})
