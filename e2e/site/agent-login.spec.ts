import { demo, sendLogin, speak } from '../steps.ts'
import { texts, type Words } from '../texts.ts'
import { visitsInTurn } from '../whole-run.ts'
import { longSiteTest } from './long-site-test.ts'
import { expect, test, type Page } from './site-test.ts'

const agentForm = async (page: Page, who: { username: string; password: string }, words: Words) => {
  const form = page.getByRole('region', {
    name: words === texts.PT ? 'Acesso do agente' : 'Agent login',
  })
  await form.getByLabel(words.username).fill(who.username)
  await form.getByLabel(words.password, { exact: true }).fill(who.password)
  await form.getByRole('button', { name: words.logIn, exact: true }).click()
}

test.describe('the agents’ entrance', () => {
  for (const { language, text } of visitsInTurn(1, [
    { language: 'PT', text: 'Somente agentes podem entrar aqui' },
    { language: 'EN', text: 'Non-agents cannot log in' },
  ] as const)) {
    longSiteTest(
      `ROLE-10: in ${language} a member is told that only agents log in, and has no session`,
      async ({ page, baseURL }) => {
        await speak(page, language, baseURL)
        await page.goto('/agent')
        await agentForm(page, demo.member, texts[language])
        await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible({
          timeout: 20_000,
        })
        expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
        await expect(page).toHaveURL(/\/agent$/)
      },
    )
  }

  test('ROUTE-26, ROLE-13, LOGOUT-4: an agent continues to the center, has its link in the header, and is led to /agent on logout', async ({
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

  longSiteTest(
    'ROLE-13: a member who opens the center is led to the agents’ login',
    async ({ page }) => {
      await page.goto('/login')
      await sendLogin(page, demo.member)
      await expect(page.getByRole('button', { name: texts.PT.accountMenu })).toBeVisible({
        timeout: 20_000,
      })
      await page.goto('/agentHome')
      await expect(page).toHaveURL(/\/agent$/)
      await expect(page.getByText('Você está na conta membro.demo')).toBeVisible()
    },
  )
})
