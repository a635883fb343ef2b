import { isHydrated, storeToken } from '../steps.ts'
import { expect, test } from './site-test.ts'

for (const [name, size] of Object.entries({
  desktop: { width: 1440, height: 500 },
  phone: { width: 390, height: 600 },
})) {
  test(`the connected devices open at their top on a ${name}`, async ({ page, standIn }) => {
    await page.setViewportSize(size)
    await storeToken(page, standIn.world.enter('member'))
    await page.goto('/member?page=securityCenter')
    await isHydrated(page)
    const way = page.getByRole('link', { name: /Aparelhos conectados/ })
    await way.scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    await way.click()
    await expect(page).toHaveURL(/part=sessions/)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(page.getByRole('link', { name: 'Minha conta' }).first()).toBeVisible()
  })
}

test('where WebAuthn refuses the address, passkeys say why', async ({ page, standIn }) => {
  await storeToken(page, standIn.world.enter('member'))
  await page.goto('/member?page=securityCenter&part=passkeys')
  const add = page.getByRole('button', { name: 'Criar chave de acesso' })
  await expect(add).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText(/não aceita chaves de acesso em 127\.0\.0\.1/)).toBeVisible()
})
