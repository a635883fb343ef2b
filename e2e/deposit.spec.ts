import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { joinAs, newCpf } from './people.ts'
import { speak } from './steps.ts'
import { onDatabase } from './system.ts'
import { texts, type Words } from './texts.ts'
import { longTest, visitsInTurn } from './whole-run.ts'

type Pix = { readonly endToEndId: string }

const words = {
  PT: {
    find: 'Paguei e não aparece aqui',
    id: 'ID da transação',
    search: 'Procurar o Pix',
    credited: 'No seu saldo',
    seeDeposit: 'Ver este depósito',
    takenBack: /O banco de quem pagou pegou R\$\s50,00 deste Pix de volta; R\$\s50,00 saíram/,
    when: 'Quando você vai pagar?',
    until: /Você pode pagar até o fim de/,
    waiting: /Você tem um código de R\$\s50,00 esperando pagamento/,
    goOn: 'Continuar',
    terms: /Antes de sacar, você precisa apostar 1× o valor depositado/,
    cpf: 'Seu CPF',
    saveCpf: 'Salvar e continuar',
  },
  EN: {
    find: 'I paid but it has not arrived',
    id: 'Transaction ID',
    search: 'Find the payment',
    credited: 'In your balance',
    seeDeposit: 'See this deposit',
    takenBack: /bank took R\$\s?50\.00 of this Pix back; R\$\s?50\.00 left your balance/,
    when: 'When will you pay?',
    until: /You can pay until the end of/,
    waiting: /You have a code of R\$\s?50\.00 waiting to be paid/,
    goOn: 'Continue',
    terms: /Before you can withdraw, you must bet 1× the amount you deposit/,
    cpf: 'Your CPF',
    saveCpf: 'Save and continue',
  },
} as const

/** Whether the brand wants the CPF before the first deposit. */
const askForCpf = (isAsked: boolean) =>
  onDatabase(`update cashier.deposit_setting set cpf_required = ${isAsked}`)

const askForCode = async (page: Page, shell: Words): Promise<URL> => {
  await page.goto('/member?page=depositv2')
  await page
    .getByRole('button', { name: /R\$\s?50(,00|\.00)?$/ })
    .first()
    .click()
  await page.getByRole('button', { name: shell.makeCode }).click()
  await expect(page.getByRole('img', { name: shell.qr })).toBeVisible()
  const href = await page.getByRole('link', { name: shell.payHere }).getAttribute('href')
  return new URL(href ?? '')
}

/** Pays at the institution; the notice of it is lost on the way. */
const payUnnoticed = async (request: APIRequestContext, code: URL): Promise<Pix> => {
  const faults = [{ kind: 'webhook_lost', times: 1 }]
  await request.put(`${code.origin}/sandbox/faults`, { data: faults })
  const order = { location: code.host + code.pathname, cpf: '52998224725', name: 'Ana Souza' }
  const answer = await request.post(`${code.origin}/sandbox/payments`, { data: order })
  const { pix } = (await answer.json()) as { pix: Pix[] } // the sandbox's contract
  const [paid] = pix
  if (!paid) throw new Error('nothing was paid')
  return paid
}

for (const language of visitsInTurn(1, ['PT', 'EN'] as const)) {
  test(`a Pix nobody told of is found by its receipt, and one taken back says so (${language})`, async ({
    page,
    request,
    baseURL,
  }) => {
    const own = words[language]
    const shell = texts[language]
    await speak(page, language, baseURL)
    await joinAs(page, { language })
    const code = await askForCode(page, shell)
    const pix = await payUnnoticed(request, code)

    await page.goto('/member?page=depositv2')
    await page.getByText(own.find).click()
    await page.getByLabel(own.id).fill(` ${pix.endToEndId} `)
    await page.getByRole('button', { name: own.search }).click()
    await expect(page.getByText(own.credited, { exact: true })).toBeVisible()
    await page.getByRole('link', { name: own.seeDeposit }).click()
    await expect(page.getByRole('heading', { name: shell.credited })).toBeVisible()

    const dispute = { endToEndId: pix.endToEndId }
    await request.post(`${code.origin}/sandbox/disputes`, { data: dispute })
    // Told over the live socket; the page was not touched.
    await expect(page.getByText(own.takenBack)).toBeVisible({ timeout: 15_000 })
  })

  longTest(
    `a code can be left, found again, and be good until a later day (${language})`,
    async ({ page, baseURL }) => {
      const own = words[language]
      const shell = texts[language]
      await speak(page, language, baseURL)
      await joinAs(page, { language })
      await askForCode(page, shell)
      await page.goto('/member?page=depositv2')
      await expect(page.getByText(own.waiting)).toBeVisible()
      await page.getByRole('link', { name: own.goOn }).click()
      await expect(page.getByRole('img', { name: shell.qr })).toBeVisible()

      // The day is for members whose CPF is known: without one there is nothing to choose.
      await page.goto('/member?page=depositv2')
      await expect(page.getByRole('button', { name: shell.makeCode })).toBeVisible()
      await expect(page.getByLabel(own.when)).toBeHidden()
      await expect(page.getByText(own.terms)).toBeVisible()

      await askForCpf(true)
      try {
        await page.reload()
        await page.getByLabel(own.cpf).fill(newCpf())
        await page.getByRole('button', { name: own.saveCpf }).click()
        await expect(page.getByRole('button', { name: shell.makeCode })).toBeVisible()
        await expect(page.getByLabel(own.when)).toBeVisible()
      } finally {
        await askForCpf(false)
      }
    },
  )
}
