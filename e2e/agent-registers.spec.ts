import { randomUUID } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { setPaymentPassword } from '@trevo/api-client/endpoints.ts'
import { desktop, phone } from './axe.ts'
import { paymentPassword } from './cashier-steps.ts'
import { apiOf, openSession, pay } from './people.ts'
import { button, dialog, fillPasswords } from './security-steps.ts'
import { securityWords } from './security-words.ts'
import {
  accountMenu,
  demo,
  isHydrated,
  newName,
  register,
  sendLogin,
  speak,
  storeToken,
} from './steps.ts'
import { onDatabase } from './system.ts'
import { texts } from './texts.ts'
import { wager } from './cashier-steps.ts'
import { longTest, visitsInTurn } from './whole-run.ts'

// Portuguese on a phone, English on a desktop.
test.use({ actionTimeout: 20_000 })

let token = ''
test.beforeAll(async () => {
  test.slow()
  token = await openSession(demo.agent)
})

const idOf = (name: string) =>
  `(select member_id from members.member where account_key like '%@${name}')`
const forgetPaymentPassword = () =>
  onDatabase(
    `update identity.credential set payment_password_hash = null
     where member_id = ${idOf(demo.agent.username)}`,
  )

const visit = async (page: Page, name: string, rest = '') => {
  await page.goto(`/agentHome?page=${name}${rest}`)
  await isHydrated(page)
}

longTest(
  'AGENT-3: on a phone a link gives a rebate and a series, and a member who registers under it has them',
  async ({ page, browser, baseURL }) => {
    test.slow()
    await page.setViewportSize(phone)
    await storeToken(page, token)
    await visit(page, 'registerCenter')
    const code = `dar-${randomUUID().slice(0, 8)}`
    const form = page.getByRole('form', { name: 'Novo link' })
    await form.getByLabel('Nome do canal (no endereço)').fill(code)
    await form.getByText('Rebate por produto').click()
    await form.getByLabel('Slots').selectOption({ label: '0,4%' })
    await form.getByText('Série por loteria').click()
    const series = form.getByLabel(/ · Tradicional$/).first()
    const given = await series.locator('option').last().textContent()
    await series.selectOption({ label: given ?? '' })
    await form.getByRole('button', { name: 'Criar link' }).click()
    const card = page.getByRole('article', { name: code })
    await expect(card).toContainText('Rebate · Slots')
    await expect(card).toContainText(given ?? '-')

    const name = newName()
    await test.step('a visitor registers through it', async () => {
      const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'pt-BR' })
      const visitor = await context.newPage()
      await visitor.setViewportSize(phone)
      await register(visitor, texts.PT, name, `/register?aff=${code}`)
      await context.close()
    })
    await test.step('and is in the team with both, found by name', async () => {
      await visit(page, 'downlineManagmentView', `&username=${name}`)
      const row = page.getByRole('table', { name: 'Minha equipe' }).locator('tbody tr')
      await expect(row).toHaveCount(1)
      await expect(row).toContainText('Slots 0,4%')
      await expect(row).toContainText(given ?? '-')
      await visit(page, 'downlineManagmentView', '&username=ninguem')
      await expect(page.getByRole('heading', { name: 'Nada neste período' })).toBeVisible()
    })
  },
)

longTest(
  'AGENT-3: at a desk an account is created for somebody, who chooses another password first',
  async ({ page, browser, baseURL }) => {
    test.slow()
    await page.setViewportSize(desktop)
    await speak(page, 'EN', baseURL)
    await storeToken(page, token)
    await visit(page, 'registerCenter')
    const [username, password] = [newName(), 'Sabia5Canto7Cedo']
    const form = page.getByRole('form', { name: 'New account' })
    await form.getByRole('button', { name: 'Create account' }).click()
    await expect(form.getByRole('alert')).not.toBeEmpty()
    await form.getByLabel('Username').fill(username)
    await form.getByLabel('Initial password', { exact: true }).fill(password)
    await form.getByText('Rebate by product').click()
    await form.getByLabel('Slots').selectOption({ label: '0.3%' })
    await form.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText(new RegExp(`^${username} created`))).toBeVisible()

    const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en' })
    const owner = await context.newPage()
    await speak(owner, 'EN', baseURL)
    const s = securityWords.EN
    await owner.goto('/login')
    await sendLogin(owner, { username, password }, texts.EN)
    const popup = dialog(owner, s.firstTitle)
    await expect(popup).toBeVisible({ timeout: 20_000 })
    await fillPasswords(owner, s, 'Garca3Voa9Longe')
    await button(popup, s.saveFirst).click()
    await expect(popup).toBeHidden()
    await expect(accountMenu(owner, texts.EN)).toBeVisible()
    await owner.goto('/member?page=ownAgent')
    await expect(owner.getByRole('heading', { name: 'What this agent earns' })).toBeVisible()
    await context.close()
  },
)

for (const view of visitsInTurn(0, [
  {
    language: 'PT',
    size: phone,
    send: 'Enviar',
    whom: /^Destinatário/,
    amount: 'Valor (R$)',
    password: 'Senha de pagamento',
    nobody: 'Escolha pelo menos uma pessoa.',
    sent: /^R\$\s2,00 enviados para 2 pessoas/,
  },
  {
    language: 'EN',
    size: desktop,
    send: 'Send',
    whom: /^Recipients/,
    amount: 'Amount (R$)',
    password: 'Payment password',
    nobody: 'Choose at least one person.',
    sent: /^R\$2\.00 sent to 2 people/,
  },
] as const)) {
  test(`ROLE-9: the same amount goes to several people at once, with the payment password (${view.language})`, async ({
    page,
    baseURL,
  }) => {
    test.slow()
    await page.setViewportSize(view.size)
    await speak(page, view.language, baseURL)
    await storeToken(page, token)
    await forgetPaymentPassword()
    // Money that must still be staked could not be sent to anybody.
    await wager(false)
    const api = apiOf(token)
    await pay({ api, username: demo.agent.username })
    await api.call(setPaymentPassword, {
      body: {
        password: demo.agent.password,
        newPaymentPassword: paymentPassword,
        confirmNewPaymentPassword: paymentPassword,
      },
    })
    try {
      await visit(page, 'agentRedRain')
      const people = page.getByRole('group', { name: view.whom }).getByRole('checkbox')
      await page.getByLabel(view.amount).fill('1')
      await page.getByLabel(view.password, { exact: true }).fill(paymentPassword)
      await page.getByRole('button', { name: view.send, exact: true }).click()
      await expect(page.getByText(view.nobody)).toBeVisible()
      await people.nth(0).check()
      await people.nth(1).check()
      await page.getByRole('button', { name: view.send, exact: true }).click()
      await expect(page.getByText(view.sent)).toBeVisible()
      const [many] = await onDatabase(
        `select amount_minor::text as each, cardinality(to_member_ids) as people
         from transfers.many_transfer order by sent_at desc limit 1`,
      )
      expect(many).toEqual({ each: '10000', people: 2 })
    } finally {
      await wager(true)
      await forgetPaymentPassword()
    }
  })
}
