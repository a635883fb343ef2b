import { sendFeedback } from '@trevo/contract/wps/feedback.ts'
import type { StandIn } from '../../apps/server/src/stand-in/open-stand-in.ts'
import { isHydrated, recordRequests } from '../steps.ts'
import { longSiteTest } from './long-site-test.ts'
import { expect, test, type Page } from './site-test.ts'

test('START-10, ROUTE-7: the help center of the footer is /helpmc, with the brand’s own texts', async ({
  page,
}) => {
  const { calls } = recordRequests(page)
  await page.goto('/rng')
  await isHydrated(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Central de ajuda' }).click()
  await expect(page).toHaveURL(/\/helpmc$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Termos de uso' })).toBeVisible()
  expect(calls).toContain('GET /wps/system/helpCenter')
})

longSiteTest(
  'ROUTE-8, MODAL-5: the terms link goes to /help#term and opens the help modal',
  async ({ page }) => {
    await page.goto('/rng')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Termos e condições' }).click()
    await expect(page).toHaveURL(/\/help#term$/)
    const modal = page.getByRole('dialog', { name: 'Ajuda' })
    await expect(modal.getByRole('heading', { name: 'Termos de uso' })).toBeInViewport()
    await modal.getByRole('button', { name: 'Fechar' }).click()
    await expect(modal).toBeHidden()
  },
)

const announce = (standIn: StandIn, count: number) =>
  standIn.apply(({ state }) => {
    const { announcements } = state().messages
    const notice = announcements.find(({ kind }) => kind === 'PL')
    if (!notice) throw new Error('no notice')
    const now = Date.now()
    const added = Array.from({ length: count }, (_, index) => count - index).map((n) => ({
      ...notice,
      id: 1_000 + n,
      name: `Test ${n}`,
      texts: {
        EN: { title: `Test ${n}`, content: `Text ${n}` },
        PT: { title: `Teste ${n}`, content: `Texto ${n}` },
      },
      published_at: new Date(now - n * 60_000),
    }))
    announcements.push(...added)
  })
for (const { row, name, open } of [
  {
    row: 'MODAL-1: publicModal',
    name: 'Comunicados',
    open: (page: Page) =>
      page.getByRole('contentinfo').getByRole('button', { name: 'Comunicados' }).click(),
  },
  {
    row: 'MODAL-2: noticeModal',
    name: 'Avisos',
    open: (page: Page) =>
      page.getByRole('button', { name: 'Texto 1', exact: true }).click({ force: true }),
  },
]) {
  test(`${row} lists nine a page, with margin 1 and range 5`, async ({ page, standIn }) => {
    await announce(standIn, 60)
    await page.goto('/')
    await isHydrated(page)
    await open(page)
    const modal = page.getByRole('dialog', { name })
    const lines = modal.locator('summary')
    await expect(lines).toHaveCount(9)
    const marks = modal.getByRole('navigation').locator('> *')
    await expect(marks).toHaveText(['1', '2', '3', '4', '5', '…', '7'])
    await modal.getByRole('button', { name: 'Página 7' }).click()
    await expect(marks).toHaveText(['1', '…', '3', '4', '5', '6', '7'])
    await expect(lines.first()).toContainText('Teste 55')
    await lines.first().click()
    await expect(modal.locator('details[open] p')).toHaveText('Texto 55')
    await modal.getByRole('button', { name: 'Fechar' }).click()
    await expect(modal).toBeHidden()
  })
}

longSiteTest(
  'FEEDBACK-1, FEEDBACK-3, RULE-9, MODAL-5: the form counts, and a warning names what is missing',
  async ({ page, standIn }) => {
    const { calls } = recordRequests(page)
    await page.goto('/help')
    await page.getByRole('main').getByRole('button', { name: 'Enviar opinião' }).click()
    const popup = page.getByRole('dialog', { name: 'Enviar opinião' })
    await expect(popup.getByRole('img', { name: /Imagem/ })).toBeVisible()
    await expect(popup.getByText('O texto deve ter entre 20 e 200 caracteres')).toBeVisible()
    await popup.getByLabel('Descrição').fill('x'.repeat(250))
    await expect(popup.getByLabel('Descrição')).toHaveValue('x'.repeat(200))
    await expect(popup.getByText('200/200')).toBeVisible()
    await popup.getByRole('button', { name: 'Enviar', exact: true }).click()
    const warning = page.getByRole('dialog', { name: 'Aviso' })
    await expect(warning.getByRole('alert')).toHaveText('Assunto, Código da imagem está vazio')
    await warning.getByRole('button', { name: 'Confirmar' }).click()
    await expect(warning).toBeHidden()
    expect(calls).not.toContain('PUT /wps/feedback')
    await popup.getByLabel('Assunto').selectOption({ label: 'Problemas com depósito' })
    await popup.getByLabel('Código da imagem').fill('zzzzz')
    standIn.refuse(sendFeedback, 'captcha.invalid')
    await popup.getByRole('button', { name: 'Enviar', exact: true }).click()
    await expect(popup.getByRole('alert')).toContainText(/código/i)
    expect(calls).toContain('PUT /wps/feedback')
  },
)

longSiteTest('SIDE-4: the app guide has steps for iOS and Android', async ({ page }) => {
  await page.goto('/help')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Baixe o app' }).click()
  const guide = page.getByRole('dialog', { name: 'Baixe o app' })
  await expect(guide.getByRole('region', { name: 'iOS' }).getByRole('listitem')).toHaveCount(3)
  await expect(guide.getByRole('region', { name: 'Android' }).getByRole('listitem')).toHaveCount(3)
})
