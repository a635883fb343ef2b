import { listAnnouncements } from '@trevo/api-client/endpoints.ts'
import type { Page } from '@trevo/testkit/chromium.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { valueOf } from '../value-of.ts'
import { startBackoffice } from './start-backoffice.ts'

const office = await startBackoffice()
const { opsUrl, guest } = office.server
let page: Page
const wrong: string[] = []

beforeAll(async () => {
  page = await office.browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.on('pageerror', (error) => wrong.push(String(error)))
  await page.goto(opsUrl)
  await office.signIn(page)
  await page.waitForSelector('nav a[href="/content"]')
})
afterAll(() => office.close())

const save = async (reason: string): Promise<void> => {
  await page.click('button:has-text("Salvar")')
  await page.fill('[role=dialog] textarea', reason)
  await page.click('[role=dialog] button[type=submit]')
  await page.waitForSelector('[role=dialog]', { state: 'detached' })
}
const banners = async () =>
  valueOf(await guest().call(listAnnouncements, { query: {} })).banners.filter(
    ({ groupName }) => groupName === 'w_home',
  )

test('a banner for a weekend with a picture is seen at three widths and shown by the site', async () => {
  await page.click('nav a[href="/content"]')
  await page.click('a:has-text("Nova peça")')
  await page.fill('fieldset:has-text("Português") input >> nth=0', 'Fim de semana da taça')
  await page.fill('fieldset:has-text("Português") textarea', 'Só até domingo à noite.')
  await page.fill('fieldset:has-text("Inglês") input >> nth=0', 'Cup weekend')
  await page.fill('fieldset:has-text("Inglês") textarea', 'Until Sunday night only.')
  await page.fill(
    'label:has-text("Começa") input, label:has-text("Início") input',
    '2020-05-01T08:00',
  )
  expect(await page.textContent('[role=alert]')).toContain('se convida a jogar')
  await page.selectOption('label:has-text("Convida a jogar") select', 'true')
  const file = await sharp({ create: { width: 800, height: 300, channels: 3, background: '#285' } })
    .png()
    .toBuffer()
  await page.setInputFiles('input[type=file]', {
    name: 'cup.png',
    mimeType: 'image/png',
    buffer: file,
  })
  await page.waitForSelector('figure img[src^="/pictures/"]')
  for (const width of [390, 768, 1440]) {
    await page.waitForSelector(`figure:has-text("${width} px") strong:has-text("Fim de semana")`)
  }
  await save('pedido do CRM para a final')
  const shown = (await banners()).find(({ title }) => title === 'Cup weekend')
  expect(shown?.picture).toMatch(/^\/pictures\//)
})

test('the order of the home page is changed by keyboard', async () => {
  const before = (await banners()).map(({ title }) => title)
  await page.click('button:has-text("Ordem dos banners")')
  await page.focus('li:has-text("Fim de semana da taça") button >> nth=0')
  await page.keyboard.press('Alt+ArrowUp')
  await page.click('button:has-text("Salvar ordem")')
  await page.fill('[role=dialog] textarea', 'a final vem antes')
  await page.click('[role=dialog] button[type=submit]')
  await page.waitForSelector('[role=dialog]', { state: 'detached' })
  const after = (await banners()).map(({ title }) => title)
  expect(after).toEqual([...before.slice(0, -2), ...before.slice(-2).toReversed()])
  expect(wrong).toEqual([])
})

test('a help contact of the brand is typed, kept while away, and asked of a second person', async () => {
  await page.click('button:has-text("Contatos de ajuda")')
  await page.click('section:has(h2:has-text("Desta marca")) button:has-text("Adicionar")')
  const fields = {
    'Código do contato': 'casa',
    'Telefone para discar': '0800 111 2222',
    'Nome · PT': 'Casa Aberta',
    'Nome · EN': 'Open House',
  }
  for (const [label, text] of Object.entries(fields)) {
    await page.fill(`label:has-text("${label}") input`, text)
  }
  await page.fill('label:has-text("O que oferece · PT") textarea', 'Conversa presencial.')
  await page.reload()
  await page.waitForSelector('[role=alert]:has-text("Cada contato precisa")')
  await page.click('button:has-text("Casa Aberta")')
  await page.fill('label:has-text("O que oferece · EN") textarea', 'Conversation in person.')
  await page.click('button:has-text("Pedir uma segunda pessoa")')
  await page.fill('[role=dialog] textarea', 'parceria de atendimento')
  await page.click('[role=dialog] button[type=submit]')
  await page.waitForSelector('[role=dialog]', { state: 'detached' })
  await page.waitForSelector('a[href^="/approvals/"]:has-text("parceria de atendimento")')
  expect(wrong).toEqual([])
})
