import { expect, test, type Page } from '@playwright/test'
import { demo, recordRequests, isHydrated, sendLogin, speak, tokenOf } from './steps.ts'
import { forgetFailedLogins } from './system.ts'
import { texts, type Words } from './texts.ts'
import { longTest, visitsInTurn } from './whole-run.ts'

const agentForm = async (page: Page, who: { username: string; password: string }, words: Words) => {
  const form = page.getByRole('region', {
    name: words === texts.PT ? 'Entrada do agente' : 'Agent login',
  })
  await form.getByLabel(words.username).fill(who.username)
  await form.getByLabel(words.password, { exact: true }).fill(who.password)
  await form.getByRole('button', { name: words.logIn, exact: true }).click()
}

test.describe('the agents’ entrance', () => {
  test.beforeEach(() => forgetFailedLogins())

  for (const { language, text } of visitsInTurn(1, [
    { language: 'PT', text: 'Somente agentes podem entrar aqui' },
    { language: 'EN', text: 'Non-agents cannot log in' },
  ] as const)) {
    test(`ROLE-10: in ${language} a member is told that only agents log in, and has no session`, async ({
      page,
      baseURL,
    }) => {
      await speak(page, language, baseURL)
      await page.goto('/agent')
      await agentForm(page, demo.member, texts[language])
      await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible({
        timeout: 20_000,
      })
      expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
      await expect(page).toHaveURL(/\/agent$/)
    })
  }

  test('ROUTE-26, ROLE-13, LOGOUT-4: an agent goes on to the center, has its link in the header, and leaves to /agent', async ({
    page,
  }) => {
    await page.goto('/agentHome')
    await expect(page).toHaveURL(/\/agent$/)
    await agentForm(page, demo.agent, texts.PT)
    await expect(page).toHaveURL(/\/agentHome$/, { timeout: 20_000 })
    await expect(page.getByRole('heading', { level: 1, name: 'Visão geral' })).toBeVisible()
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Central do agente' }).click()
    await expect(page).toHaveURL(/\/agentHome$/)
    await page.getByRole('main').getByRole('button', { name: 'Sair' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sair' }).click()
    await expect(page).toHaveURL(/\/agent$/)
    await expect(page.getByLabel(texts.PT.username)).toBeVisible()
  })

  test('ROLE-13: a member who opens the center is led to the agents’ login', async ({ page }) => {
    await page.goto('/login')
    await sendLogin(page, demo.member)
    await expect(page.getByRole('button', { name: texts.PT.accountMenu })).toBeVisible({
      timeout: 20_000,
    })
    await page.goto('/agentHome')
    await expect(page).toHaveURL(/\/agent$/)
    await expect(page.getByText('Você está na conta membro.demo')).toBeVisible()
  })
})

test('ROLE-2: a visitor browses home, lists, help and promotions, and can log in, register, recover and write', async ({
  page,
}) => {
  for (const path of ['/', '/rng', '/helpmc', '/promotions']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  }
  const header = page.getByRole('banner')
  await isHydrated(page)
  await header.getByRole('button', { name: 'Criar conta' }).click()
  await expect(page.getByRole('dialog', { name: texts.PT.createAccount })).toBeVisible()
  await page.keyboard.press('Escape')
  await header.getByRole('button', { name: 'Entrar' }).click()
  const login = page.getByRole('dialog', { name: texts.PT.welcomeBack })
  await login.getByRole('button', { name: 'Esqueci a senha' }).click()
  await expect(page.getByRole('dialog').getByRole('tab').first()).toBeVisible()
  await page.goto('/help')
  await page.getByRole('main').getByRole('button', { name: 'Enviar opinião' }).click()
  await expect(page.getByRole('dialog', { name: 'Enviar opinião' })).toBeVisible()
})

const forMembers = ['/wps/relay/CSP_unreadCount', '/wps/member/info/funds/consolidated'] as const

for (const { role, who, isAsked, status } of [
  { role: 'a member', who: demo.member, isAsked: true, status: 200 },
  { role: 'a trial user', who: demo.trial, isAsked: false, status: 403 },
] as const) {
  longTest(
    `ROLE-7: wherever ${role} goes, unread messages and consolidated data are ${isAsked ? 'asked for and answered' : 'never asked for, and would be refused'}`,
    async ({ page, request }) => {
      await forgetFailedLogins()
      await page.goto('/login')
      await sendLogin(page, who)
      await expect(page.getByRole('button', { name: texts.PT.accountMenu })).toBeVisible({
        timeout: 20_000,
      })
      const { calls } = recordRequests(page)
      for (const path of [
        '/',
        '/rng',
        '/favorite',
        '/promotions',
        '/pointMall',
        '/member?page=messageV2',
        '/agentHome',
      ]) {
        await page.goto(path)
        await isHydrated(page)
        await page.waitForLoadState('networkidle')
      }
      expect(calls).toContain('GET /wps/member/info')
      const token = (await tokenOf(page)) ?? ''
      for (const [index, path] of forMembers.entries()) {
        expect(calls.includes(`GET ${path}`), path).toBe(isAsked)
        const answer = await request.get(path, {
          headers: {
            Authorization: token,
            Merchant: 'trevo',
            Language: 'PT',
            ModuleId: index === 0 ? 'INBOX3' : 'COMM3',
          },
        })
        expect(answer.status(), path).toBe(status)
      }
    },
  )
}
