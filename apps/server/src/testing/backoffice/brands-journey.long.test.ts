import { getSystemStatus } from '@trevo/api-client/endpoints.ts'
import type { Page } from '@trevo/testkit/chromium.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { valueOf } from '../value-of.ts'
import { startBackoffice } from './start-backoffice.ts'

const office = await startBackoffice()
const { pool, opsUrl, server, guest } = office.server
let page: Page
const wrong: string[] = []

beforeAll(async () => {
  page = await office.browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.on('pageerror', (error) => wrong.push(String(error)))
  await page.goto(opsUrl)
  await office.signIn(page)
  await page.waitForSelector('nav a[href="/brands"]')
})
afterAll(() => office.close())

/** The waiting change of a kind gets the second yes of `operadora.demo`. */
const approve = async (kind: string): Promise<void> => {
  const { rows } = await pool.query<{ id: string; operator: bigint }>(
    `select r.id, o.id as operator from staff.change_request r, identity.operator o
     where r.kind = $1 and r.state = 'waiting' and o.username = 'operadora.demo'`,
    [kind],
  )
  const [found] = rows
  if (!found) throw new Error(`no ${kind} waits`)
  const by = { operatorId: found.operator, username: 'operadora.demo', brandId: 1 }
  await server.modules.staff.approvals.approveChange({ requestId: found.id, by })
}

const ask = async (reason: string): Promise<void> => {
  await page.click('button:has-text("Comparar e pedir")')
  await page.waitForSelector('[role=dialog] table s')
  await page.fill('[role=dialog] textarea', reason)
  await page.click('[role=dialog] button[type=submit]')
  await page.waitForSelector('[role=dialog]', { state: 'detached' })
}

test('maintenance with a text in both languages and an end reaches the site after the second yes', async () => {
  await page.click('nav a[href="/brands"]')
  await page.check('label:has-text("Em manutenção") input')
  await page.fill('input[type=datetime-local]', '2031-05-04T06:00')
  await page.fill('label:has-text("Título em português") input', 'Voltamos já')
  await page.fill(
    'label:has-text("Texto em português") textarea',
    'Estamos trocando os servidores.',
  )
  await page.fill('label:has-text("Título em inglês") input', 'Back soon')
  await page.fill('label:has-text("Texto em inglês") textarea', 'We are changing the servers.')
  await ask('janela combinada com o banco')
  await page.waitForSelector('text=janela combinada com o banco')
  expect(valueOf(await guest().call(getSystemStatus)).maintenance).toBe(false)
  await approve('changeBrand')
  await server.modules.settings.reload()
  const status = valueOf(await guest().call(getSystemStatus))
  expect(status.maintenanceNotice).toMatchObject({
    title: 'Back soon',
    text: 'We are changing the servers.',
  })
})

test('a module is switched off after what members lose was shown', async () => {
  await page.click('button:has-text("Módulos")')
  await page.click('label:has-text("Níveis VIP") input')
  await page.waitForSelector('text=Os membros deixam de ver')
  await ask('sem níveis até janeiro')
  await approve('changeBrand')
  await server.modules.settings.reload()
  expect(server.modules.settings.brand(1).disabledModules.has('VIP')).toBe(true)
})

test('the form of the rules is tried before they are asked for', async () => {
  await page.click('button:has-text("Cadastro de membros")')
  await page.check('[aria-label="E-mail: Mostrado"]')
  await page.fill('label:has-text("E-mail") input:not([aria-label])', 'sem arroba')
  await page.waitForSelector('text=não aceito (5 a 120 caracteres)')
  await ask('e-mail volta ao cadastro')
  await approve('changeBrand')
  await server.modules.settings.reload()
  expect(server.modules.settings.registerRulesOf(1).email.enabled).toBe(true)
})

test('every part of the brand opens without an error', async () => {
  for (const tab of [
    'Atendimento',
    'Domínios e acesso',
    'Marca e idiomas',
    'Rodapé e avisos',
    'SMS e códigos',
  ]) {
    await page.click(`button:has-text("${tab}")`)
    await page.waitForSelector(`h2:has-text("${tab}")`)
  }
  expect(wrong).toEqual([])
})
