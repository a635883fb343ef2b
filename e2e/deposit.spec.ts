import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { cpfOf, joinAs } from './people.ts'
import { speak, fillCpf } from './steps.ts'
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
    takenBack: /O banco de quem pagou estornou R\$\s50,00 deste Pix; R\$\s50,00 foram descontados/,
    when: 'Quando você vai pagar?',
    until: /Você pode pagar até o fim de/,
    waiting: /Você tem um código de R\$\s50,00 aguardando pagamento/,
    goOn: 'Continuar',
    terms: /Antes de sacar, você precisa apostar 1× o valor depositado/,
  },
  EN: {
    find: 'I paid, but it has not arrived',
    id: 'Transaction ID',
    search: 'Find payment',
    credited: 'In your balance',
    seeDeposit: 'See this deposit',
    takenBack: /bank reversed R\$\s?50\.00 of this Pix; R\$\s?50\.00 was taken from your balance/,
    when: 'When will you pay?',
    until: /You can pay until the end of/,
    waiting: /You have an unpaid R\$\s?50\.00 code/,
    goOn: 'Continue',
    terms: /You must bet 1× your deposit before you can withdraw/,
  },
} as const

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

/** Pays at the institution; the notification is lost on the way. */
const payUnnoticed = async (request: APIRequestContext, code: URL, cpf: string): Promise<Pix> => {
  const faults = [{ kind: 'webhook_lost', times: 1 }]
  await request.put(`${code.origin}/sandbox/faults`, { data: faults })
  const order = { location: code.host + code.pathname, cpf, name: 'Ana Souza' }
  const answer = await request.post(`${code.origin}/sandbox/payments`, { data: order })
  const { pix } = (await answer.json()) as { pix: Pix[] } // the sandbox's contract
  const [paid] = pix
  if (!paid) throw new Error('nothing was paid')
  return paid
}

for (const language of visitsInTurn(1, ['PT', 'EN'] as const)) {
  test(`an unannounced Pix is found by its receipt, and a reversed one is shown as such (${language})`, async ({
    page,
    request,
    baseURL,
  }) => {
    const own = words[language]
    const shell = texts[language]
    await speak(page, language, baseURL)
    const cpf = await cpfOf(await joinAs(page, { language }))
    const code = await askForCode(page, shell)
    const pix = await payUnnoticed(request, code, cpf)

    await page.goto('/member?page=depositv2')
    await page.getByText(own.find).click()
    await page.getByLabel(own.id).fill(` ${pix.endToEndId} `)
    await page.getByRole('button', { name: own.search }).click()
    await expect(page.getByText(own.credited, { exact: true })).toBeVisible()
    await page.getByRole('link', { name: own.seeDeposit }).click()
    await expect(page.getByRole('heading', { name: shell.credited })).toBeVisible()

    const dispute = { endToEndId: pix.endToEndId }
    await request.post(`${code.origin}/sandbox/disputes`, { data: dispute })
    // Reported over the live socket; the page was not touched.
    await expect(page.getByText(own.takenBack)).toBeVisible({ timeout: 15_000 })
  })

  longTest(
    `the CPF is asked for first; a code can be left, found again, and be good until a later day (${language})`,
    async ({ page, baseURL }) => {
      const own = words[language]
      const shell = texts[language]
      await speak(page, language, baseURL)
      await joinAs(page, { language })
      await page.goto('/member?page=depositv2')
      await expect(page.getByLabel(shell.cpf)).toBeVisible()
      await expect(page.getByRole('button', { name: shell.makeCode })).toBeHidden()
      await fillCpf(page, shell)
      await askForCode(page, shell)
      await page.goto('/member?page=depositv2')
      await expect(page.getByText(own.waiting)).toBeVisible()
      await page.getByRole('link', { name: own.goOn }).click()
      await expect(page.getByRole('img', { name: shell.qr })).toBeVisible()

      await page.goto('/member?page=depositv2')
      await expect(page.getByText(own.terms)).toBeVisible()
      await page.getByLabel(own.when).selectOption({ index: 1 })
      await page.getByRole('button', { name: shell.makeCode }).click()
      await expect(page.getByText(own.until)).toBeVisible()
    },
  )
}
