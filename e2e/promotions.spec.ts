import { randomUUID } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { createDeposit, getBalance } from '@trevo/api-client/endpoints.ts'
import { decidePromotionEntry, listPromotionEntries } from '@trevo/api-client/ops-endpoints.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { desktop, phone, testInViews } from './axe.ts'
import { joinReady, paymentPassword, wager } from './cashier-steps.ts'
import { operatorApi } from './operator-steps.ts'
import { joinAs, payAt } from './people.ts'
import { openGame, speak } from './steps.ts'
import { onDatabase } from './system.ts'
import { texts } from './texts.ts'
import { isWholeRun, longTest, visitsInTurn } from './whole-run.ts'

const own = {
  PT: {
    gift: /Presente do Trevo/,
    app: /Instale o app/,
    claim: /^Resgatar R\$/,
    received: 'Recebida',
    looking: 'Em análise',
    comment: 'Comentário',
    choose: 'Escolher imagens',
    apply: 'Enviar pedido',
    applications: 'Meus pedidos',
    bonuses: 'Meus bônus',
    arrived: (name: string) => `${name} enviada`,
    failed: (name: string) => `${name} não foi enviada.`,
    again: 'Tentar de novo',
    noPicture: 'nota.pdf não é png nem jpg.',
    large: 'grande.png tem mais de 5 MB.',
    many: 'Envie no máximo três imagens.',
    long: 'Use no máximo 140 caracteres.',
    terms: 'Regras',
    close: 'Fechar',
    released: 'Liberado',
    giveUp: 'Desistir do bônus',
    giveUpYes: 'Sim, desistir',
    gaveUp: 'Você desistiu',
    howMuch: 'Quanto você quer sacar?',
    payment: 'Senha de pagamento',
    withdraw: /^Sacar R\$/,
    withdrawAnyway: 'Sim, sacar e abrir mão do bônus',
    lostByWithdrawal: 'Cancelado por saque',
    code: 'Código',
    redeem: 'Usar código',
  },
  EN: {
    gift: /A gift from Trevo/,
    app: /Install our app/,
    claim: /^Claim R\$/,
    received: 'Received',
    looking: 'Under review',
    comment: 'Comment',
    choose: 'Choose pictures',
    apply: 'Send application',
    applications: 'My applications',
    bonuses: 'My bonuses',
    arrived: (name: string) => `${name} uploaded`,
    failed: (name: string) => `${name} was not uploaded.`,
    again: 'Try again',
    noPicture: 'nota.pdf is not a PNG or JPG.',
    large: 'grande.png is larger than 5 MB.',
    many: 'Up to three pictures.',
    long: 'Use up to 140 characters.',
    terms: 'Terms',
    close: 'Close',
    released: 'Paid out',
    giveUp: 'Forfeit bonus',
    giveUpYes: 'Yes, forfeit it',
    gaveUp: 'Forfeited',
    howMuch: 'How much do you want to withdraw?',
    payment: 'Payment password',
    withdraw: /^Withdraw R\$/,
    withdrawAnyway: 'Yes, withdraw and lose the bonus',
    lostByWithdrawal: 'Forfeited by withdrawal',
    code: 'Code',
    redeem: 'Redeem',
  },
} as const

/** One pixel; its content does not matter. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const picture = (name: string, buffer: Buffer = png, mimeType = 'image/png') => ({
  name,
  mimeType,
  buffer,
})

/** An operator approves on the operators’ own listener. */
const approveFor = async (
  baseURL: string | undefined,
  account: string,
  language: LanguageCode,
): Promise<void> => {
  const api = await operatorApi(baseURL, language)
  const waiting = await api.call(listPromotionEntries, { query: {} })
  if (!waiting.ok) throw new Error(waiting.code)
  const entry = waiting.value.entries.find((one) => one.account.endsWith(`@${account}`))
  const decided = await api.call(decidePromotionEntry, {
    params: { entryId: entry?.entryId ?? '0' },
    body: { decision: 'approve', reason: 'icon on the screen' },
  })
  if (!decided.ok) throw new Error(decided.code)
}

const sheet = (page: Page) => page.getByRole('dialog')
const openPromotion = async (page: Page, name: RegExp) => {
  await page.getByRole('button', { name }).click()
  await expect(sheet(page)).toBeVisible()
}

/** A deposit by Pix for a promotion, paid at the institution. */
const depositFor = async (
  { api, cpf }: Awaited<ReturnType<typeof joinReady>>,
  { anchor, amount }: { anchor: string; amount: string },
) => {
  const [row] = await onDatabase(`select id from promotions.promotion where anchor = '${anchor}'`)
  const promotionId = String(row?.['id'])
  const body = { clientId: randomUUID(), channel: 'PIX', amount, promotionId } as const
  const asked = await api.call(createDeposit, { body })
  if (!asked.ok) throw new Error(asked.code)
  await payAt(asked.value.payUrl ?? '', cpf)
  await expect
    .poll(
      async () => {
        const balance = await api.call(getBalance)
        return balance.ok ? Number(balance.value.sumBalance) : 0
      },
      { timeout: 30_000 },
    )
    .toBeGreaterThanOrEqual(50 + Number(amount))
}

test.afterAll(() => wager(true))

for (const [language, size] of visitsInTurn(0, [
  ['PT', phone],
  ['EN', desktop],
] as const)) {
  const words = own[language]
  test.describe(`${language}, ${size.width} px`, () => {
    test.use({ viewport: size, locale: language === 'PT' ? 'pt-BR' : 'en-US' })

    test('PROMO-1, PROMO-2, PROMO-3, PROMO-4: a member applies with pictures, an operator approves, and a gift is claimed by keyboard', async ({
      page,
      baseURL,
    }) => {
      test.slow()
      await speak(page, language, baseURL)
      const name = `app${randomUUID().slice(0, 8)}`
      await joinAs(page, { language, username: name })
      await page.goto('/promotions')
      await openPromotion(page, words.app)
      // The form alone proves it too: apply-form.test.tsx.
      if (isWholeRun) {
        const input = sheet(page).getByLabel(words.choose)
        await input.setInputFiles(picture('nota.pdf', png, 'application/pdf'))
        await expect(sheet(page).getByText(words.noPicture)).toBeVisible()
        await input.setInputFiles(picture('grande.png', Buffer.alloc(5 * 1024 * 1024 + 1)))
        await expect(sheet(page).getByText(words.large)).toBeVisible()
        await input.setInputFiles(['1', '2', '3', '4'].map((one) => picture(`${one}.png`)))
        await expect(sheet(page).getByText(words.many)).toBeVisible()
        await sheet(page).getByLabel(words.comment).fill('a'.repeat(141))
        await expect(sheet(page).getByText(words.long)).toBeVisible()
      }
      await test.step('an interrupted upload is retried; then the application is sent', async () => {
        const upload = '**/MCS2_uploadPromotionPicture'
        await page.route(upload, (route) => route.abort(), { times: 1 })
        const input = sheet(page).getByLabel(words.choose)
        await input.setInputFiles(picture('tela.png'))
        await expect(sheet(page).getByText(words.failed('tela.png'))).toBeVisible()
        await sheet(page).getByRole('button', { name: words.again }).click()
        await expect(sheet(page).getByText(words.arrived('tela.png'))).toBeVisible()
        await sheet(page).getByLabel(words.comment).fill('a'.repeat(140))
        await sheet(page).getByRole('button', { name: words.apply }).click()
        await expect(sheet(page).getByText(words.looking).first()).toBeVisible()
      })
      await test.step('the operator decides, and the member sees the decision with the picture', async () => {
        await sheet(page).getByRole('button', { name: words.close }).click()
        await page.getByRole('tab', { name: words.applications }).click()
        await expect(page.getByRole('main').getByText(words.looking)).toBeVisible()
        await expect(page.getByRole('main').getByRole('img', { name: /1/ })).toBeVisible()
        await approveFor(baseURL, name, language)
        await expect(page.getByRole('main').getByText(words.received)).toBeVisible({
          timeout: 20_000,
        })
      })
      await test.step('a gift, by keyboard alone', async () => {
        await page.goto('/promotions')
        await page.getByRole('button', { name: words.gift }).focus()
        await page.keyboard.press('Enter')
        await expect(sheet(page)).toBeVisible()
        const take = sheet(page).getByRole('button', { name: words.claim })
        await take.focus()
        await page.keyboard.press('Enter')
        await expect(sheet(page).getByText(words.received)).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(sheet(page)).toBeHidden()
      })
    })

    longTest('a deposit match from the offer to the withdrawal', async ({ page, baseURL }) => {
      test.slow()
      const member = await joinReady(page, language, baseURL)
      const card = page.getByRole('main').getByRole('listitem')
      await depositFor(member, { anchor: 'reforco-de-20', amount: '10.00' })
      await page.goto('/promotions?view=bonuses')
      await expect(card.first()).toContainText(/R\$\s?2[.,]00/, { timeout: 20_000 })
      await test.step('it is wagered with real money and converted to money', async () => {
        const game = await openGame(page, texts[language])
        for (let spins = 0; spins < 12; spins += 1) {
          const spin = game.getByRole('button', { name: texts[language].spin })
          await expect(spin).toBeEnabled({ timeout: 20_000 })
          await spin.click()
          const [row] = await onDatabase(
            `select state from promotions.bonus order by id desc limit 1`,
          )
          if (row?.['state'] === 'converted') break
          await page.waitForTimeout(1_500)
        }
        await page.goto('/promotions?view=bonuses')
        await expect(card.first()).toContainText(words.released, { timeout: 20_000 })
      })
      await test.step('another one is forfeited by a withdrawal, which asks first', async () => {
        await onDatabase(`update promotions.entry set period = period || '-before'`)
        await depositFor(member, { anchor: 'reforco-de-20', amount: '50.00' })
        await expect
          .poll(async () => {
            const [row] = await onDatabase(
              `select count(*)::integer as count from promotions.bonus where state = 'active'`,
            )
            return row?.['count']
          })
          .toBeGreaterThan(0)
        await page.goto('/member?page=withdraw')
        await page.getByLabel(words.howMuch).fill('20')
        await page.getByLabel(words.payment, { exact: true }).fill(paymentPassword)
        await page.getByRole('button', { name: words.withdraw }).click()
        await page.getByLabel(words.withdrawAnyway).check()
        await page.getByLabel(words.payment, { exact: true }).fill(paymentPassword)
        await page.getByRole('button', { name: words.withdraw }).click()
        await expect(page.getByLabel(words.howMuch)).toBeHidden({ timeout: 20_000 })
        await page.goto('/promotions?view=bonuses')
        await expect(card.first()).toContainText(words.lostByWithdrawal)
      })
    })
  })
}

test('REWARD-1: the Zalo reward of up to 131K is announced to everybody, with its rules', async ({
  page,
}) => {
  await page.goto('/promotions#zalo')
  const zalo = page.getByRole('dialog', { name: /Prêmio do Zalo: até 131K/ })
  await expect(zalo).toContainText(/131\.000,00/)
  await expect(zalo).toContainText('ZALO131')
})

testInViews(4, 'in the promotions, a sheet, bonuses and applications', async (walk) => {
  const { page, look } = walk
  await joinAs(page)
  await page.goto('/promotions')
  const first = page.locator('#bonus-depois-da-aposta')
  await expect(first).toBeVisible()
  await look('promotions')
  await first.click()
  await expect(sheet(page)).toBeVisible()
  await look('sheet')
  await page.goto('/promotions#instalou-o-app')
  await expect(sheet(page)).toBeVisible()
  await look('application')
  await page.goto('/promotions?view=bonuses')
  await expect(page.getByRole('tabpanel')).toBeVisible()
  await look('bonuses')
  await page.goto('/promotions?view=applications')
  await look('applications')
})
