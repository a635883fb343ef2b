import { testInViews } from '../axe.ts'
import { isHydrated, storeToken } from '../steps.ts'
import { expect, plainTest, test, type Page } from './site-test.ts'

const phone = { width: 390, height: 844 }
const budgetBytes = 60_000

/** What the page downloads from now on: bytes on the line, and the kinds of the files. */
const watchLine = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  const kinds = new Set<string>()
  let bytes = 0
  session.on('Network.responseReceived', ({ type }) => kinds.add(type))
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await session.send('Network.enable')
  return { kinds, bytes: () => bytes }
}

const bar = (page: Page) => page.getByRole('complementary', { name: 'Economia de dados' })

test.use({ viewport: phone, actionTimeout: 20_000 })

test.describe('where the browser saves data', () => {
  test.use({ extraHTTPHeaders: { 'Save-Data': 'on' } })

  test('home is under 60 kB with all it loads, and its pictures come when they are asked for', async ({
    page,
  }) => {
    const line = await watchLine(page)
    await page.goto('/', { waitUntil: 'networkidle' })
    await expect(bar(page)).toContainText('Economia de dados ligada')
    await expect(page.getByRole('link', { name: /Tigre/ }).first()).toBeVisible()
    await page.mouse.wheel(0, 6_000)
    await page.waitForLoadState('networkidle')
    expect([...line.kinds]).toEqual(['Document'])
    expect(line.bytes()).toBeLessThan(budgetBytes)
    await page.mouse.wheel(0, -6_000)
    await bar(page).getByRole('button', { name: 'Mostrar imagens' }).click()
    await expect.poll(() => [...line.kinds]).toContain('Image')
    await expect(bar(page).getByRole('button', { name: 'Mostrar imagens' })).toBeHidden()
    expect([...line.kinds]).not.toContain('Font')
    expect([...line.kinds]).not.toContain('Script')
  })

  test('a link leads on without the program, a button loads it, and the mode can be turned off', async ({
    page,
  }) => {
    const line = await watchLine(page)
    await page.goto('/')
    await page.getByRole('link', { name: /Ver tudo: Em alta/ }).click()
    await expect(page).toHaveURL(/\/hot/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Em alta')
    expect([...line.kinds]).not.toContain('Script')
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Que bom ver você de novo' })).toBeVisible()
    await page.keyboard.press('Escape')
    await bar(page).getByRole('button', { name: 'Desligar' }).click()
    await expect(bar(page)).toHaveCount(0)
    await expect.poll(() => [...line.kinds]).toContain('Font')
    await page.goto('/')
    await expect(bar(page)).toHaveCount(0)
  })
})

test('it is turned on in the menu, two presses from home', async ({ page }) => {
  await page.goto('/')
  await isHydrated(page)
  await page.getByRole('button', { name: 'Mostrar o menu' }).click()
  await page
    .getByRole('dialog', { name: 'Menu' })
    .getByRole('button', { name: 'Economia de dados' })
    .click()
  await expect(bar(page)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.dataset['lowData'])).toBe('on')
})

test('before the program has loaded, a member without a break sees what is offered', async ({
  page,
  standIn,
}) => {
  await storeToken(page, standIn.world.enter('member'))
  await page.goto('/')
  await isHydrated(page)
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/')
  await expect(page.locator('html.undecided.may-offer')).toHaveCount(1)
  await expect(page.getByRole('link', { name: /Ver tudo: Em alta/ })).toBeVisible()
})

plainTest.describe('where the browser saves data', () => {
  plainTest.use({ extraHTTPHeaders: { 'Save-Data': 'on' } })

  testInViews(
    5,
    'home without the program, a list and the lotteries in low-data mode',
    async ({ page, look }) => {
      for (const address of ['/', '/hot', '/lott']) {
        await page.goto(address, { waitUntil: 'networkidle' })
        await look(address)
      }
    },
    plainTest,
  )
})
