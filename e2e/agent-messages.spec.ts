import { randomUUID } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { desktop, phone } from './axe.ts'
import { openSession } from './people.ts'
import { demo, isHydrated, type Person, speak, storeToken } from './steps.ts'

// One exchange, step by step: the top agent in Portuguese on a phone, the one below in English on a
// desktop.
test.describe.configure({ mode: 'serial' })
test.use({ actionTimeout: 20_000 })

const north: Person = { username: 'agente.norte', password: demo.agent.password }
const words = `Reunião amanhã ${randomUUID().slice(0, 6)}`
const answer = `I will be there ${randomUUID().slice(0, 6)}`
let [topToken, northToken] = ['', '']

test.beforeAll(async () => {
  test.slow()
  topToken = await openSession(demo.agent)
  northToken = await openSession(north)
})

const visit = async (page: Page, rest = '') => {
  await page.goto(`/agentHome?page=agentMessages${rest}`)
  await isHydrated(page)
}

test('AGENT-2: from the team list an agent writes to a direct downline', async ({ page }) => {
  await page.setViewportSize(phone)
  await storeToken(page, topToken)
  await page.goto('/agentHome?page=downlineManagmentView&type=agent')
  await isHydrated(page)
  // Agents are listed newest first: norte was created before sul.
  await page.getByRole('link', { name: 'Mensagem', exact: true }).last().click()
  await expect(page).toHaveURL(/page=agentMessages&to=/)
  const form = page.getByRole('form', { name: 'Escrever' })
  await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await form.getByRole('button', { name: 'Enviar mensagem' }).click()
  await expect(form.getByText('Escreva a mensagem primeiro.')).toBeVisible()
  await form.getByLabel('Mensagem').fill(words)
  await form.getByRole('button', { name: 'Enviar mensagem' }).click()
  await expect(page.getByText('Enviada para 1 pessoa')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Enviadas' })).toContainText(words)
})

test('AGENT-2: the recipient sees it as a personal message, and answers', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(desktop)
  await speak(page, 'EN', baseURL)
  await storeToken(page, northToken)
  await page.goto('/member?page=messageV2')
  const lines = page.getByRole('main').getByRole('button', { name: /^Message from your agent/ })
  await expect(lines.first()).toBeVisible()
  await lines.first().click()
  await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByText('Sent by ag****o, not by us.')).toBeVisible()
  await visit(page)
  const form = page.getByRole('form', { name: 'Write' })
  await form.getByLabel('To', { exact: true }).selectOption({ label: 'Your agent: ag****o' })
  await form.getByLabel('Message').fill(answer)
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Sent to 1 person')).toBeVisible()
})

test('AGENT-2: the answer is next to the form, from a masked name', async ({ page }) => {
  await page.setViewportSize(phone)
  await storeToken(page, topToken)
  const received = page.getByRole('region', { name: 'Recebidas' })
  const line = received.getByRole('button', { name: /^Mensagem de ag\*\*\*\*e, da sua equipe/ })
  await expect(async () => {
    await visit(page)
    await expect(line.first()).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 20_000 })
  await line.first().click()
  await expect(received.getByText(answer)).toBeVisible()
})
