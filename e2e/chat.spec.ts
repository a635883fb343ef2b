import { randomUUID } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { answerChat, listOperatorChats } from '@trevo/api-client/ops-endpoints.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { joinAs } from './people.ts'
import { onDatabase } from './system.ts'
import { testInViews } from './axe.ts'
import { operatorApi } from './operator-steps.ts'
import { isHydrated, speak } from './steps.ts'
import { visitsInTurn } from './whole-run.ts'

const words = {
  PT: {
    entry: 'Chat ao vivo',
    title: 'Conversar com o atendimento',
    begin: 'Conversar sobre Jogos e rodadas',
    text: 'Sua mensagem',
    send: 'Enviar',
    messages: 'Mensagens da conversa',
    next: 'Você é o próximo da fila.',
    house: 'Atendimento',
    end: 'Encerrar conversa',
    ended: 'Esta conversa foi encerrada.',
    another: 'Começar outra conversa',
  },
  EN: {
    entry: 'Live chat',
    title: 'Chat with customer service',
    begin: 'Chat about Games and rounds',
    text: 'Your message',
    send: 'Send',
    messages: 'Messages in this conversation',
    next: 'You are next in line.',
    house: 'Customer service',
    end: 'End conversation',
    ended: 'This conversation has ended.',
    another: 'Start another conversation',
  },
} as const

const begin = async (page: Page, language: LanguageCode) => {
  const w = words[language]
  await page.goto('/rng')
  await isHydrated(page)
  await page.getByRole('contentinfo').getByRole('link', { name: w.entry }).click()
  await expect(page.getByRole('heading', { level: 1, name: w.title })).toBeVisible()
  await page.getByRole('button', { name: w.begin }).click()
  await expect(page).toHaveURL(/\/chat#\d+/)
  return page.getByRole('log', { name: w.messages })
}

/** An operator answers the visitor who has waited longest. */
const answerFirst = async (baseURL: string | undefined, text: string): Promise<void> => {
  const api = await operatorApi(baseURL, 'EN')
  const waiting = await api.call(listOperatorChats)
  if (!waiting.ok) throw new Error(waiting.code)
  const params = { chatId: waiting.value.chats[0]?.chatId ?? '0' }
  const answered = await api.call(answerChat, { params, body: { clientId: randomUUID(), text } })
  if (!answered.ok) throw new Error(answered.code)
}

test.describe.configure({ mode: 'serial' })
test.beforeEach(() => onDatabase('update chat.conversation set waiting_since = null'))

for (const language of visitsInTurn(1, ['PT', 'EN'] as const)) {
  test(`MODEL-22, CALL-69: a visitor chats, is answered, and finds the conversation again after a reload (${language})`, async ({
    page,
    baseURL,
  }) => {
    await speak(page, language, baseURL)
    const w = words[language]
    const log = await begin(page, language)
    await page.getByRole('textbox', { name: w.text }).fill('Rodada 812')
    await page.keyboard.press('Enter')
    await expect(log).toContainText('Rodada 812')
    await expect(page.getByText(w.next)).toBeVisible()
    await answerFirst(baseURL, 'A rodada terminou: R$ 4,20.')
    await expect(log).toContainText('A rodada terminou: R$ 4,20.', { timeout: 10_000 })
    await expect(log).toContainText(w.house)

    await page.reload()
    await expect(log).toContainText('Rodada 812')
    await page.goto('/chat')
    await expect(log).toContainText('A rodada terminou: R$ 4,20.')
    await page.getByRole('button', { name: w.end }).click()
    await expect(page.getByText(w.ended)).toBeVisible()
    await page.getByRole('button', { name: w.another }).click()
    await expect(page.getByRole('button', { name: w.begin })).toBeVisible()
  })
}

test('MODEL-22: a member on a phone gets an answer over the live socket', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await joinAs(page)
  await page.goto('/chat')
  await page.getByRole('button', { name: words.PT.begin }).click()
  const log = page.getByRole('log', { name: words.PT.messages })
  await page.getByRole('textbox', { name: words.PT.text }).fill('Meu bilhete')
  await page.getByRole('button', { name: words.PT.send, exact: true }).click()
  await expect(log).toContainText('Meu bilhete')
  await answerFirst(baseURL, 'Está na central de prêmios.')
  // The page itself polls only every half minute.
  await expect(log).toContainText('Está na central de prêmios.', { timeout: 8_000 })
})

test('MODEL-22: an answer sent before the live socket connected is shown once it has', async ({
  page,
  baseURL,
}) => {
  await joinAs(page)
  let letIn = () => undefined as void
  const isLetIn = new Promise<void>((resolve) => {
    letIn = resolve
  })
  await page.routeWebSocket(/\/live/, async (socket) => {
    await isLetIn
    socket.connectToServer()
  })
  await page.goto('/chat')
  await page.getByRole('button', { name: words.PT.begin }).click()
  const log = page.getByRole('log', { name: words.PT.messages })
  await page.getByRole('textbox', { name: words.PT.text }).fill('Meu bilhete')
  await page.getByRole('button', { name: words.PT.send, exact: true }).click()
  await expect(log).toContainText('Meu bilhete')
  await answerFirst(baseURL, 'Chegou antes do socket.')
  await expect(log).not.toContainText('Chegou antes do socket.')
  letIn()
  await expect(log).toContainText('Chegou antes do socket.', { timeout: 8_000 })
})

testInViews(6, 'the live chat', async ({ page, language, baseURL, look }) => {
  const w = words[language]
  await page.goto('/chat')
  await expect(page.getByRole('button', { name: w.begin })).toBeVisible()
  await look('chat models')
  await page.getByRole('button', { name: w.begin }).click()
  const text = page.getByRole('textbox', { name: w.text })
  await text.fill('Oi! Minha rodada de ontem às 20h não aparece no extrato.')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log')).toContainText('Oi!')
  await answerFirst(baseURL, 'Boa tarde. Ela está no seu extrato, com o número 40812.')
  await expect(page.getByRole('log')).toContainText('40812', { timeout: 10_000 })
  await look('chat')
  // Guests of one network have few open at once.
  await page.getByRole('button', { name: w.end }).click()
  await expect(page.getByText(w.ended)).toBeVisible()
  await look('ended chat')
})
