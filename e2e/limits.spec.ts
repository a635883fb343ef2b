import { expect, test, type Page } from '@playwright/test'
import { setLimit } from '@trevo/api-client/endpoints.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { testInViews } from './axe.ts'
import { joinAs, needed, type Member } from './people.ts'
import { accountMenu, goodPassword, isHydrated, openGame, speak } from './steps.ts'
import { onDatabase } from './system.ts'
import { texts } from './texts.ts'
import { visitsInTurn } from './whole-run.ts'

const own = {
  PT: {
    limits: 'Limites',
    setEach: 'Definir Cada aposta, cada uma',
    changeEach: 'Mudar Cada aposta, cada uma',
    amount: 'Valor em reais',
    typed: '0,01',
    raised: '5,00',
    password: 'Sua senha de acesso',
    set: /^Definir R\$\s0,01$/,
    ask: /^Pedir R\$\s5,00$/,
    holds: /até R\$\s0,01/,
    reached: /Esta aposta passa do seu limite/,
    waiting: 'Aumento pendente',
    drop: 'Desistir do aumento',
    panel: /^Seu jogo hoje:/,
    panelTitle: 'Seu jogo hoje',
    pause: 'Pausar 15 minutos',
    paused: /Você está em pausa: nenhuma aposta até/,
    check: /^Você joga há/,
    goOn: 'Continuar jogando',
    agree: 'Combinar uma sessão',
    vault: 'Cofre',
    put: 'Guardar por 7 dias',
    inVault: /No cofre: R\$\s5,00/,
    five: '5,00',
    silence: '7 dias',
    silent: /Nada de promoção até/,
    endSilence: 'Encerrar o modo silencioso',
    lossAsked: 'Quanto você aceita perder?',
    confirmSession: 'Combinar: 30 min a partir de agora',
    mayLose: /Você ainda pode perder R\$\s0,01 de R\$\s0,01/,
    lower: 'Encurtar ou diminuir',
  },
  EN: {
    limits: 'Limits',
    setEach: 'Set Each bet, each one',
    changeEach: 'Change Each bet, each one',
    amount: 'Amount in reais',
    typed: '0.01',
    raised: '5.00',
    password: 'Your login password',
    set: /^Set R\$\s?0\.01$/,
    ask: /^Ask for R\$\s?5\.00$/,
    holds: /up to R\$\s?0\.01/,
    reached: /is above your limit/,
    waiting: 'Increase pending',
    drop: 'Cancel the increase',
    panel: /^Your play today:/,
    panelTitle: 'Your play today',
    pause: 'Pause for 15 minutes',
    paused: /You are on a pause: no bets until/,
    check: /^You have played for/,
    goOn: 'Keep playing',
    agree: 'Agree on a session',
    vault: 'Vault',
    put: 'Put away for 7 days',
    inVault: /In the vault: R\$\s?5\.00/,
    five: '5.00',
    silence: '7 days',
    silent: /Nothing promotional until/,
    endSilence: 'End silent mode',
    lossAsked: 'How much are you prepared to lose?',
    confirmSession: 'Agree: 30 min from now',
    mayLose: /You may still lose R\$\s?0\.01 of R\$\s?0\.01/,
    lower: 'Make it shorter or lower',
  },
} as const

const dialog = (page: Page) => page.locator('dialog[open]').last()

/** A member with money whose single bets are bounded. */
const joinBounded = async (page: Page, language: LanguageCode): Promise<Member> => {
  const member = await joinAs(page, { language, reais: 20 })
  const body = { kind: 'stake', period: 'each', value: '0.01', password: goodPassword } as const
  needed(await member.api.call(setLimit, { body }))
  return member
}

/** As after the rule's minutes of play without a break. */
const makeCheckDue = ({ username }: Pick<Member, 'username'>) =>
  onDatabase(
    `update limits.counter set check_due = true where person_id =
       (select person_id from members.member where account_key = lower('trevo@${username}'))`,
  )

const views = [
  { language: 'PT', viewport: { width: 390, height: 844 } },
  { language: 'EN', viewport: { width: 1440, height: 900 } },
] as const

for (const { language, viewport } of visitsInTurn(0, views)) {
  const words = own[language]
  test.describe(`limits, ${language}`, () => {
    test.use({ viewport, locale: language === 'PT' ? 'pt-BR' : 'en-US' })

    test('a member finds the limits, sets one, and a game takes no higher bet', async ({
      page,
      baseURL,
    }) => {
      await speak(page, language, baseURL)
      await joinAs(page, { language, reais: 20 })
      await page.goto('/')
      await isHydrated(page)
      await accountMenu(page, texts[language]).click()
      await page.locator('#account-menu').getByRole('link', { name: words.limits }).click()
      await expect(page.getByRole('heading', { level: 1, name: words.limits })).toBeVisible()
      await page.getByRole('button', { name: words.setEach }).click()
      await dialog(page).getByLabel(words.amount).fill(words.typed)
      await dialog(page).getByLabel(words.password).fill(goodPassword)
      await dialog(page).getByRole('button', { name: words.set }).click()
      await expect(page.getByRole('main').getByText(words.holds)).toBeVisible()
      const game = await openGame(page, texts[language])
      await game.getByRole('button', { name: texts[language].spin }).click()
      await expect(game.getByText(words.reached).first()).toBeVisible()
    })

    test('a higher limit waits, and can be dropped', async ({ page, baseURL }) => {
      await speak(page, language, baseURL)
      await joinBounded(page, language)
      await page.goto('/member?page=limits')
      await page.getByRole('button', { name: words.changeEach }).click()
      await dialog(page).getByLabel(words.amount).fill(words.raised)
      await dialog(page).getByLabel(words.password).fill(goodPassword)
      await dialog(page).getByRole('button', { name: words.ask }).click()
      const waiting = page.getByRole('region', { name: words.waiting })
      await expect(waiting).toBeVisible()
      await expect(page.getByRole('main').getByText(words.holds)).toBeVisible()
      await waiting.getByRole('button', { name: words.drop }).click()
      await expect(waiting).toHaveCount(0)
    })

    test('the panel pauses play for a quarter of an hour', async ({ page, baseURL }) => {
      await speak(page, language, baseURL)
      await joinBounded(page, language)
      await page.goto('/')
      await isHydrated(page)
      await page.getByRole('button', { name: words.panel }).first().click()
      await expect(dialog(page)).toContainText(words.panelTitle)
      await dialog(page).getByRole('button', { name: words.pause }).click()
      await expect(dialog(page).getByText(words.paused)).toBeVisible()
    })

    test('a session agreed on in the panel stops bets above its loss', async ({
      page,
      baseURL,
    }) => {
      await speak(page, language, baseURL)
      await joinAs(page, { language, reais: 20 })
      await page.goto('/')
      await isHydrated(page)
      await page.getByRole('button', { name: words.panel }).first().click()
      await dialog(page).getByRole('button', { name: words.agree }).click()
      await dialog(page).getByLabel(words.lossAsked).fill(words.typed)
      await dialog(page).getByRole('button', { name: words.confirmSession }).click()
      await expect(dialog(page).getByText(words.mayLose)).toBeVisible()
      await expect(dialog(page).getByRole('button', { name: words.lower })).toBeVisible()
      const game = await openGame(page, texts[language])
      await game.getByRole('button', { name: texts[language].spin }).click()
      await expect(game.getByText(words.reached).first()).toBeVisible()
    })

    test('a member finds the vault from the limits and puts money away', async ({
      page,
      baseURL,
    }) => {
      await speak(page, language, baseURL)
      await joinAs(page, { language, reais: 20 })
      await page.goto('/')
      await isHydrated(page)
      await accountMenu(page, texts[language]).click()
      await page.locator('#account-menu').getByRole('link', { name: words.limits }).click()
      await page.getByRole('main').getByRole('link', { name: words.vault }).last().click()
      await page.getByLabel(words.amount).fill(words.five)
      await page.getByRole('button', { name: words.put }).click()
      await expect(page.getByRole('heading', { name: words.inVault })).toBeVisible()
    })

    test('silent mode begins and ends on the page of limits', async ({ page, baseURL }) => {
      await speak(page, language, baseURL)
      await joinAs(page, { language, reais: 20 })
      await page.goto('/member?page=limits')
      await page.getByRole('button', { name: words.silence }).click()
      await expect(page.getByText(words.silent)).toBeVisible()
      await page.getByRole('button', { name: words.endSilence }).click()
      await expect(page.getByText(words.silent)).toHaveCount(0)
    })

    test('a reality check waits for its answer', async ({ page, baseURL }) => {
      await speak(page, language, baseURL)
      const member = await joinBounded(page, language)
      await makeCheckDue(member)
      await page.goto('/')
      await isHydrated(page)
      await page.getByRole('button', { name: words.panel }).first().click()
      await expect(dialog(page)).toContainText(words.check)
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toContainText(words.check)
      await dialog(page).getByRole('button', { name: words.goOn }).click()
      await expect(page.locator('dialog[open]')).toHaveCount(0)
    })
  })
}

testInViews(3, 'in limits, the panel and a reality check', async ({ page, language, look }) => {
  const words = own[language]
  const member = await joinBounded(page, language)
  await page.goto('/member?page=limits')
  await page.getByRole('button', { name: words.changeEach }).click()
  await dialog(page).getByLabel(words.amount).fill(words.raised)
  await look('limit', 'dialog[open]')
  await page.goto('/member?page=playTime')
  await isHydrated(page)
  await look('play time')
  await page.getByRole('button', { name: words.panel }).first().click()
  await expect(dialog(page).getByRole('button', { name: words.pause })).toBeVisible()
  await look('panel', 'dialog[open]')
  await dialog(page).getByRole('button', { name: words.agree }).click()
  await expect(dialog(page).getByLabel(words.lossAsked)).toBeVisible()
  await look('session contract', 'dialog[open]')
  await page.goto('/member?page=vault')
  await isHydrated(page)
  await look('vault')
  await makeCheckDue(member)
  await page.goto('/')
  await isHydrated(page)
  await page.getByRole('button', { name: words.panel }).first().click()
  await expect(dialog(page)).toContainText(words.check)
  await look('reality check', 'dialog[open]')
})
