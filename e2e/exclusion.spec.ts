import { expect, test } from '@playwright/test'
import { joinReady, paymentPassword, wager } from './cashier-steps.ts'
import { center } from './security-steps.ts'
import { goodPassword, isHydrated, logIn } from './steps.ts'
import { onDatabase } from './system.ts'

test.use({ viewport: { width: 390, height: 844 }, locale: 'pt-BR' })
test.afterEach(async () => {
  await wager(true)
  await onDatabase(`delete from messaging.announcement where name like 'Pausa E2E%'`)
})

/** One popup that advertises play, and one that does not. */
const announce = () =>
  onDatabase(
    ...[true, false].map(
      (calls) => `insert into messaging.announcement
        (brand_id, kind, execution, name, texts, published_at, calls_to_play)
        select id, 'PU', 'A', 'Pausa E2E ${calls}',
          '{"PT": {"title": "${calls ? 'Jogue hoje' : 'Manutenção'}", "content": "Texto"}}',
          '2026-01-01T00:00:00Z', ${calls} from settings.brand where merchant = 'trevo'`,
    ),
  )

test('a member takes a break of 7 days: no game, no deposit, no offer, and the money can be withdrawn', async ({
  page,
  browser,
  baseURL,
}) => {
  await joinReady(page, 'PT', baseURL)
  await page.goto(center)
  await isHydrated(page)
  const username = await page.evaluate(() => sessionStorage.getItem('username') ?? '')
  expect(username).not.toBe('')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Pausa e exclusão/ })
    .click()
  await page.getByRole('radio', { name: /^7 dias/ }).check()
  await page.getByRole('button', { name: 'Continuar' }).click()
  const popup = page.getByRole('dialog', { name: 'Começar a pausa de 7 dias?' })
  await popup.getByLabel('Sua senha de acesso', { exact: true }).fill(goodPassword)
  await popup.getByRole('button', { name: 'Começar agora' }).click()
  await expect(popup.getByText('Marque que você entendeu para começar.')).toBeVisible()
  await popup.getByRole('checkbox').check()
  await popup.getByRole('button', { name: 'Começar agora' }).click()
  await expect(popup).toBeHidden()
  // Every session is over; the way back in leads to the money.
  await expect(page.getByText(/^Sua pausa começou e você saiu da conta/)).toBeVisible()
  const phone = { viewport: { width: 390, height: 844 }, locale: 'pt-BR' }
  const context = await browser.newContext({ ...phone, ...(baseURL && { baseURL }) })
  const back = await context.newPage()
  await logIn(back, { username, password: goodPassword })
  await back.goto('/member?page=pause')
  await expect(back.getByText(/^Sua conta está em pausa até/)).toBeVisible()
  await expect(back.getByRole('radio', { name: /24 horas/ })).toHaveCount(0)
  const why = back.getByRole('heading', { name: 'Sua conta está em pausa', exact: true })

  await back.goto('/seamless?nodeId=1001')
  await expect(
    back.getByRole('heading', { name: 'Sua conta não pode apostar agora' }),
  ).toBeVisible()
  await back.getByRole('button', { name: 'Ver o motivo e até quando' }).click()
  await expect(why).toBeVisible()
  await expect(back.getByText('Escolha sua', { exact: true })).toBeVisible()

  await back.goto('/member?page=depositv2')
  await expect(back.getByRole('heading', { name: /^Sua conta está em pausa até/ })).toBeVisible()
  await expect(back.getByRole('button', { name: 'Gerar código Pix' })).toHaveCount(0)
  await back.getByRole('link', { name: 'Ver a minha pausa' }).click()
  await expect(why).toBeVisible()

  await back.goto('/promotions')
  await expect(back.getByRole('heading', { name: /^Sua conta está em pausa até/ })).toBeVisible()
  await expect(back.getByLabel('Código')).toHaveCount(0)

  await announce()
  await back.goto('/')
  await isHydrated(back)
  const announced = back.getByRole('dialog', { name: 'Comunicados' })
  await expect(announced.getByText('Manutenção')).toBeVisible()
  await expect(announced.getByText('Jogue hoje')).toHaveCount(0)
  await announced.getByRole('button', { name: 'Fechar' }).click()
  await expect(back.getByText(/^Sua conta está em pausa até/)).toBeVisible()
  await back.goto('/member?page=withdraw')
  await back.getByLabel('Quanto você quer sacar?').fill('50')
  await back.getByLabel('Senha de pagamento', { exact: true }).fill(paymentPassword)
  await back.getByRole('button', { name: /^Sacar R\$/ }).click()
  await expect(back.getByText('Pago', { exact: true })).toBeVisible({ timeout: 40_000 })
  await context.close()
})
