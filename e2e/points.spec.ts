import { expect, test } from '@playwright/test'
import { testInViews } from './axe.ts'
import { joinAndPlay, paymentPassword, visitAs } from './reward-steps.ts'

// One member with money goes through the whole file.
test.describe.configure({ mode: 'serial' })
let token = ''
test.beforeAll(async ({ browser, baseURL }) => {
  ;({ token } = await joinAndPlay(browser, baseURL))
})

test('POINTS-1, POINTS-2: a settled bet earns points, and a gift is requested with address and password', async ({
  page,
}) => {
  await visitAs(page, token, '/pointMall')
  await expect(page.getByRole('heading', { level: 1, name: 'Loja de pontos' })).toBeVisible()
  await page.getByRole('tab', { name: 'Extrato de pontos' }).click()
  await expect(page.getByRole('tabpanel')).toContainText('Originais')
  await expect(page.getByRole('tabpanel')).toContainText('Depósitos')

  await page.getByRole('tab', { name: 'Prêmios' }).click()
  await page.getByRole('button', { name: 'Comprar pontos' }).click()
  const buying = page.getByRole('dialog', { name: 'Comprar pontos' })
  await buying.getByLabel('Valor').fill('100')
  await expect(buying).toContainText('Você recebe 2.000 pontos')
  await buying.getByLabel('Senha de pagamento').fill('000000')
  await buying.getByRole('button', { name: 'Comprar pontos' }).click()
  await expect(buying.getByRole('alert')).toBeVisible()
  await buying.getByLabel('Senha de pagamento').fill(paymentPassword)
  await buying.getByRole('button', { name: 'Comprar pontos' }).click()
  await expect(page.getByText(/Você recebeu 2\.000 pontos/)).toBeVisible()

  await page.getByRole('button', { name: 'Trocar: Camiseta Trevo' }).click()
  const sheet = page.getByRole('dialog', { name: 'Camiseta Trevo' })
  await sheet.getByLabel('Endereço de entrega').fill('Rua das Flores, 120, São Paulo')
  await sheet.getByLabel('Celular').fill('(11) 98888-4410')
  await sheet.getByLabel('Senha de pagamento').fill(paymentPassword)
  await sheet.getByRole('button', { name: /Trocar 1\.800 pontos e R\$\s12,00/ }).click()
  await expect(page.getByText('Troca feita: Camiseta Trevo')).toBeVisible()
  await page.getByRole('tab', { name: 'Minhas trocas' }).click()
  const line = page.getByRole('listitem').filter({ hasText: 'Camiseta Trevo' })
  await expect(line).toContainText('Em análise')
  await expect(line).toContainText('Presente')
})

testInViews(3, 'the points mall', async ({ page, look }) => {
  await visitAs(page, token, '/pointMall')
  await expect(page.getByRole('tab')).toHaveCount(4)
  await look('rewards')
  await page.getByRole('tab').nth(1).click()
  await look('records')
  await page.getByRole('tab').nth(3).click()
  await look('rules')
})
