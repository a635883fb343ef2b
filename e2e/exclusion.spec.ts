import { expect, test } from '@playwright/test'
import { joinReady, paymentPassword, wager } from './cashier-steps.ts'
import { center } from './security-steps.ts'
import { goodPassword, isHydrated } from './steps.ts'
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
  baseURL,
}) => {
  await joinReady(page, 'PT', baseURL)
  await page.goto(center)
  await page.getByRole('link', { name: /Pausa e autoexclusão/ }).click()
  await page.getByRole('radio', { name: /^7 dias/ }).check()
  await page.getByRole('button', { name: 'Continuar' }).click()
  const popup = page.getByRole('dialog', { name: 'Começar a pausa de 7 dias?' })
  await popup.getByLabel('Sua senha de acesso', { exact: true }).fill(goodPassword)
  await popup.getByRole('button', { name: 'Começar agora' }).click()
  await expect(popup.getByText('Marque que você entendeu para começar.')).toBeVisible()
  await popup.getByRole('checkbox').check()
  await popup.getByRole('button', { name: 'Começar agora' }).click()
  await expect(popup).toBeHidden()
  await expect(page.getByText(/^Sua conta está em pausa até/)).toBeVisible()
  await expect(page.getByRole('radio', { name: /24 horas/ })).toHaveCount(0)

  await page.goto('/seamless?nodeId=1001')
  await expect(page.getByRole('heading', { name: 'Sua conta está em pausa' })).toBeVisible()
  await page.getByRole('button', { name: 'Ver a minha pausa' }).click()
  await expect(page.getByText(/^Sua conta está em pausa até/)).toBeVisible()

  await page.goto('/member?page=depositv2')
  await expect(page.getByRole('heading', { name: /^Sua conta está em pausa até/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Gerar código Pix' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Ver a minha pausa' }).click()
  await expect(page.getByText(/^Sua conta está em pausa até/)).toBeVisible()

  await page.goto('/promotions')
  await expect(page.getByRole('heading', { name: /^Sua conta está em pausa até/ })).toBeVisible()
  await expect(page.getByLabel('Código')).toHaveCount(0)

  await announce()
  await page.goto('/')
  await isHydrated(page)
  const announced = page.getByRole('dialog', { name: 'Comunicados' })
  await expect(announced.getByText('Manutenção')).toBeVisible()
  await expect(announced.getByText('Jogue hoje')).toHaveCount(0)
  await announced.getByRole('button', { name: 'Fechar' }).click()
  await expect(page.getByText(/^Sua conta está em pausa até/)).toBeVisible()
  await page.goto('/member?page=withdraw')
  await page.getByLabel('Quanto você quer sacar?').fill('50')
  await page.getByLabel('Senha de pagamento', { exact: true }).fill(paymentPassword)
  await page.getByRole('button', { name: /^Sacar R\$/ }).click()
  await expect(page.getByText('Pago', { exact: true })).toBeVisible({ timeout: 40_000 })
})
