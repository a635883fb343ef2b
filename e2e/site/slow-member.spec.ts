import { isHydrated, storeToken } from '../steps.ts'
import { expect, test } from './site-test.ts'

const phone = { width: 390, height: 844 }

test('before the program has loaded, a member is not offered to log in; a guest is', async ({
  page,
  standIn,
}) => {
  await page.setViewportSize(phone)
  const header = page.getByRole('banner')
  const logIn = header.getByRole('button', { name: 'Entrar', exact: true })
  const blockProgram = () => page.route('**/*.js', (route) => route.abort())

  await blockProgram()
  await page.goto('/')
  await expect(logIn).toBeVisible()
  await page.unroute('**/*.js')

  await storeToken(page, standIn.world.enter('member'))
  await page.goto('/')
  await isHydrated(page)
  await expect(logIn).toHaveCount(0)

  await blockProgram()
  for (const address of ['/', '/lottery', '/sports']) {
    await page.goto(address)
    await expect(header).toBeVisible()
    await expect(logIn).toBeHidden()
    const initial = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--initial'),
    )
    expect(initial).toMatch(/^"[A-Z]"$/)
  }
})
