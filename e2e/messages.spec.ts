import { expect, test, type Page } from '@playwright/test'
import { joinAs, pay } from './people.ts'
import { accountMenu, recordRequests, isHydrated, openGame, speak } from './steps.ts'
import { onDatabase, switchModules } from './system.ts'
import { texts } from './texts.ts'
import { longTest, visitsInTurn } from './whole-run.ts'

const words = {
  PT: {
    credited: /^Depósito de R\$\s50,00 no seu saldo/,
    content: /Seu Pix de R\$\s50,00 caiu em/,
    nav: 'Páginas da minha área',
    messages: /^Mensagens/,
    two: '2 mensagens não lidas',
    one: '1 mensagem não lida',
    readAll: 'Marcar tudo como lido',
    allRead: 'Você leu tudo',
    remove: 'Apagar',
    see: 'Ver o depósito',
    none: 'Nenhuma mensagem ainda',
    failed: 'Não conseguimos carregar suas mensagens',
    retry: 'Tentar de novo',
  },
  EN: {
    credited: /^Deposit of R\$50\.00 credited/,
    content: /Your Pix of R\$50\.00 arrived on/,
    nav: 'Pages of the personal center',
    messages: /^Messages/,
    two: '2 unread messages',
    one: '1 unread message',
    readAll: 'Mark all as read',
    allRead: 'You have read everything',
    remove: 'Delete',
    see: 'See the deposit',
    none: 'No messages yet',
    failed: 'We could not load your messages',
    retry: 'Try again',
  },
} as const

const main = (page: Page) => page.getByRole('main')
const inbox = '/member?page=messageV2'
const unreadCall = 'GET /wps/relay/CSP_unreadCount'

for (const language of visitsInTurn(1, ['PT', 'EN'] as const)) {
  test(`CALL-67: in ${language} a deposit is reported at once, counted until it is read, and can be deleted`, async ({
    page,
    baseURL,
  }) => {
    test.slow()
    const w = words[language]
    await speak(page, language, baseURL)
    const member = await joinAs(page, { language })
    const { calls } = recordRequests(page)
    await page.goto(inbox)
    await expect(main(page).getByRole('heading', { name: w.none })).toBeVisible()
    expect(calls).toContain(unreadCall)

    // Reported over the live socket: the open page is not reloaded, and has no other way to count.
    await page.route('**/wps/relay/CSP_unreadCount*', (route) => route.abort())
    await pay(member)
    const lines = main(page).getByRole('button', { name: w.credited })
    await expect(lines).toHaveCount(1)
    await pay(member)
    await expect(lines).toHaveCount(2)
    await expect(main(page).getByText(w.two)).toBeVisible()
    const entry = page
      .getByRole('navigation', { name: w.nav })
      .getByRole('link', { name: w.messages })
    await expect(entry).toHaveText(/2/)
    await accountMenu(page, texts[language]).click()
    const inMenu = page.locator('#account-menu').getByRole('link', { name: w.messages })
    await expect(inMenu).toHaveText(/2$/)
    await page.keyboard.press('Escape')
    await page.unroute('**/wps/relay/CSP_unreadCount*')

    await lines.first().click()
    await expect(main(page).getByText(w.content).first()).toBeVisible()
    await expect(main(page).getByRole('link', { name: w.see })).toHaveAttribute('href', /deposit=/)
    await expect(main(page).getByText(w.one)).toBeVisible()
    await expect(entry).toHaveText(/1/)
    await main(page).getByRole('button', { name: w.readAll }).click()
    await expect(main(page).getByText(w.allRead)).toBeVisible()
    await expect(entry).toHaveText(w.messages)
    await expect(entry).not.toHaveText(/\d/)

    await main(page).getByRole('button', { name: w.remove }).click()
    await expect(lines).toHaveCount(1)
    await page.reload()
    await expect(lines).toHaveCount(1)
    await expect(main(page).getByText(w.allRead)).toBeVisible()
  })
}

longTest(
  'CALL-67: the account menu leads to the messages, and shows how many are unread',
  async ({ page }) => {
    await joinAs(page, { reais: 50 })
    await page.goto('/rng')
    await isHydrated(page)
    await accountMenu(page).click()
    const entry = page.locator('#account-menu').getByRole('link', { name: /Mensagens/ })
    await expect(entry).toHaveText('Mensagens1')
    await entry.click()
    await expect(page).toHaveURL(/page=messageV2$/)
    await expect(main(page).getByRole('button', { name: words.PT.credited })).toBeVisible()
  },
)

longTest('messages that do not load say so, and come when asked again', async ({ page }) => {
  await joinAs(page)
  const pattern = '**/wps/relay/CSP_getInbox*'
  await page.route(pattern, (route) => route.abort())
  await page.goto(inbox)
  await expect(main(page).getByRole('heading', { name: words.PT.failed })).toBeVisible()
  await page.unroute(pattern)
  await main(page).getByRole('button', { name: words.PT.retry }).click()
  await expect(main(page).getByRole('heading', { name: words.PT.none })).toBeVisible()
})

longTest(
  'where INBOX3 is off no entry leads to messages, and none are asked for',
  async ({ page }) => {
    await joinAs(page)
    const restore = await switchModules(['INBOX3'], false)
    try {
      const { calls } = recordRequests(page)
      await page.goto('/member')
      const nav = page.getByRole('navigation', { name: words.PT.nav })
      await expect(nav.getByRole('link', { name: 'VIP' })).toBeVisible()
      await expect(nav.getByRole('link', { name: words.PT.messages })).toHaveCount(0)
      await page.goto(inbox)
      await expect(main(page).getByText('As mensagens não estão disponíveis aqui')).toBeVisible()
      expect(calls.filter((call) => call.includes('/CSP_'))).toEqual([])
    } finally {
      await restore()
    }
  },
)

longTest('MEMBER-6: a round that was played leads to the next VIP level', async ({ page }) => {
  test.slow()
  await joinAs(page, { reais: 50 })
  await page.goto('/member?page=playerRank')
  await expect(main(page).getByRole('heading', { name: 'Semente', level: 2 })).toBeVisible()
  const rungs = main(page).getByRole('list').filter({ hasText: 'Floresta' }).getByRole('listitem')
  await expect(rungs).toHaveCount(6)
  await expect(main(page).getByText(/R\$\s0,00 de R\$\s500,00/)).toBeVisible()

  const ask = (period: number, total: number) =>
    onDatabase(
      `update vip.level set period_minor = ${period}, total_minor = ${total} where rank = 1`,
    )
  // The second level for a centavo, as an operator may set it.
  await ask(100, 100)
  try {
    const game = await openGame(page, texts.PT)
    await game.getByRole('button', { name: texts.PT.spin }).click()
    await expect(game.getByText(texts.PT.spinResult).first()).toBeAttached()
    await page.goto('/member?page=playerRank')
    await expect(main(page).getByRole('heading', { name: 'Broto', level: 2 })).toBeVisible()
    await expect(rungs.filter({ hasText: 'Você está aqui' })).toHaveText(/Broto/)
    await page.goto('/member')
    await main(page).getByRole('link', { name: 'VIP Broto' }).click()
    await expect(page).toHaveURL(/page=playerRank$/)
  } finally {
    await ask(5_000_000, 10_000_000)
  }
})
