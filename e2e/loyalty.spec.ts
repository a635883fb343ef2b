import { expect, test, type Locator, type Page } from '@playwright/test'
import { texts as commonEn } from '@trevo/i18n/texts/en/common.ts'
import { texts as pointsEn } from '@trevo/i18n/texts/en/site/points.ts'
import { texts as rewardsEn } from '@trevo/i18n/texts/en/site/rewards.ts'
import { texts as commonPt } from '@trevo/i18n/texts/pt/common.ts'
import { texts as pointsPt } from '@trevo/i18n/texts/pt/site/points.ts'
import { texts as rewardsPt } from '@trevo/i18n/texts/pt/site/rewards.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { desktop, phone } from './axe.ts'
import { press, tabTo, usesNoMouse, watchForMouse } from './by-keyboard.ts'
import { apiOf, pay } from './people.ts'
import { joinAndPlay, paymentPassword, visitAs } from './reward-steps.ts'
import { newName, openGame, register, speak, tokenOf } from './steps.ts'
import { onDatabase } from './system.ts'
import { texts } from './texts.ts'
import { longTest, visitsInTurn } from './whole-run.ts'

const rewards = { PT: rewardsPt, EN: rewardsEn } as const
const points = { PT: { ...commonPt, ...pointsPt }, EN: { ...commonEn, ...pointsEn } } as const
const own = {
  PT: { wheel: 'Roda da sorte', shirt: 'Camiseta Trevo', mission: 'Jornada de duas rodadas' },
  EN: { wheel: 'Lucky wheel', shirt: 'Trevo T-shirt', mission: 'Journey of two rounds' },
} as const

/** `A resgatar {name}` with the placeholders filled, as a pattern that accepts any kind of space. */
const filled = (text: string, places: Readonly<Record<string, string | RegExp>>): RegExp => {
  const escape = (part: string) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const parts = text.split(/(\{\w+\})/).map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    const place = name === undefined ? undefined : places[name]
    if (place === undefined) return name === undefined ? escape(part) : '.+?'
    return place instanceof RegExp ? place.source : escape(place)
  })
  return new RegExp(parts.join(''))
}

/** A brand's requirements, made small enough for a few rounds; `restore` puts them back. */
const makeSmall = () =>
  onDatabase(
    `update rewards.referral_setting set qualify_minor = 100,
       tiers = '[{"from":1,"to":5,"amount":"0.01"}]'`,
    'update rewards.raffle set ticket_minor = 100 where listed_at is null',
    `insert into rewards.mission (brand_id, names, drawing, type, period, target, prize_type, prize_minor, place)
     select 1, '{"PT":"${own.PT.mission}","EN":"${own.EN.mission}"}', 'star', 'ROUNDS', 'ONCE', 2, 'cash',
       20300, 99 where not exists (select from rewards.mission where place = 99)`,
    'update rewards.mission set is_on = true where place = 99',
  )
const restore = () =>
  onDatabase(
    `update rewards.referral_setting set qualify_minor = 25000000,
       tiers = '[{"from":1,"to":5,"amount":"1.00"},{"from":6,"to":20,"amount":"1.20"}]'`,
    'update rewards.mission set is_on = false where place = 99',
  )

for (const [language, size, isByKeyboard] of visitsInTurn(0, [
  ['PT', phone, false],
  ['EN', desktop, true],
] as const)) {
  const t = rewards[language]
  const p = points[language]
  const w = own[language]
  const way = isByKeyboard ? ', by keyboard' : ''

  test.describe(`${language}, ${size.width} px${way}`, () => {
    test.describe.configure({ mode: 'serial' })
    test.use({ viewport: size, locale: language === 'PT' ? 'pt-BR' : 'en-US' })
    let token = ''
    let memberId = ''
    test.beforeAll(async ({ browser, baseURL }) => {
      await makeSmall()
      ;({ token, memberId } = await joinAndPlay(browser, baseURL))
    })
    test.afterAll(restore)
    test.beforeEach(async ({ page, baseURL }) => {
      await speak(page, language, baseURL)
      if (isByKeyboard) await watchForMouse(page)
    })

    const act = (page: Page, target: Locator) =>
      isByKeyboard ? press(page, target) : target.click()
    /** In tabs, the Tab key reaches the open one; arrow keys move on from there. */
    const openTab = async (page: Page, name: string) => {
      const tab = page.getByRole('tab', { name })
      if (!isByKeyboard) return tab.click()
      await tabTo(page, page.getByRole('tab', { selected: true }))
      for (let steps = 0; steps < 5; steps += 1) {
        if ((await tab.getAttribute('aria-selected')) === 'true') return undefined
        await page.keyboard.press('ArrowRight')
      }
      return expect(tab).toHaveAttribute('aria-selected', 'true')
    }
    const play = async (page: Page, rounds: number) => {
      const game = await openGame(page, texts[language])
      for (let round = 0; round < rounds; round += 1) {
        const spin = game.getByRole('button', { name: texts[language].spin })
        await expect(spin).toBeEnabled({ timeout: 20_000 })
        await spin.press('Enter')
        await page.waitForTimeout(1_500)
      }
    }
    const finish = async (page: Page) => {
      if (isByKeyboard) await usesNoMouse(page)
    }

    longTest(
      'the wheel: sealed before, drawn, paid, and drawn again by the browser',
      async ({ page }) => {
        await visitAs(page, token, '/member?page=rewardCenter')
        await act(page, page.getByRole('button', { name: w.wheel }))
        const sheet = page.getByRole('dialog', { name: w.wheel })
        await expect(sheet.getByRole('row')).toHaveCount(9)
        const seal = (await sheet.getByText(/^[0-9a-f]{64}$/).textContent()) ?? 'no seal'
        await act(page, sheet.getByRole('button', { name: t['rewards.open.PRIZE_WHEEL'] }))
        await expect(sheet.getByText(t['rewards.youGot'])).toBeVisible({ timeout: 10_000 })
        await expect(sheet).toContainText(seal)
        await expect(sheet.getByText(t['rewards.right'])).toBeVisible()
        await finish(page)
      },
    )

    longTest(
      'POINTS-1: points are exchanged for a gift with address and payment password',
      async ({ page }) => {
        await visitAs(page, token, '/pointMall')
        await act(page, page.getByRole('button', { name: p['points.buy'] }))
        const buying = page.getByRole('dialog', { name: p['points.buy'] })
        await buying.getByLabel(p['common.amount']).fill('100')
        await buying.getByLabel(p['field.paymentPassword']).fill(paymentPassword)
        await act(page, buying.getByRole('button', { name: p['points.buy'] }))
        await expect(buying).toBeHidden()
        await act(page, page.getByRole('button', { name: `${p['points.exchange']}: ${w.shirt}` }))
        const sheet = page.getByRole('dialog', { name: w.shirt })
        await sheet.getByLabel(p['points.address']).fill('Rua das Flores, 120, São Paulo')
        await sheet.getByLabel(p['field.mobileNum']).fill('(11) 98888-4410')
        await sheet.getByLabel(p['field.paymentPassword']).fill(paymentPassword)
        await act(page, sheet.getByRole('button', { name: /1[.,]800/ }))
        await expect(sheet).toBeHidden()
        await openTab(page, p['points.records'])
        const line = page.getByRole('listitem').filter({ hasText: w.shirt })
        await expect(line).toContainText(p['points.status.IN_PROCESS'])
        await finish(page)
      },
    )

    longTest(
      'CALL-53: a mission counts within a second, and its reward is taken once',
      async ({ page }) => {
        await visitAs(page, token, '/member?page=missionLeaderboard')
        const line = page.getByRole('listitem').filter({ hasText: w.mission })
        await expect(line).toContainText(/[01] (de|of) 2/)
        await play(page, 2)
        await page.goto('/member?page=missionLeaderboard')
        const take = line.getByRole('button', {
          name: filled(t['rewards.takeOf'], { name: w.mission }),
        })
        await expect(take).toBeVisible()
        await act(page, take)
        await expect(line).toContainText(t['rewards.taken'])
        const paid = await onDatabase(
          `select from rewards.reward where member_id = ${memberId} and state = 'claimed'
           and source = 'mission' and prize_minor = 20300`,
        )
        expect(paid).toHaveLength(1)
        await finish(page)
      },
    )

    longTest(
      'CALL-59: a raffle closes, publishes its list, is drawn, and its winner claims once',
      async ({ page }) => {
        test.slow()
        const [raffle] = await onDatabase(
          `select e.raffle_id as id from rewards.raffle_entry e join rewards.raffle r on r.id = e.raffle_id
         where e.member_id = ${memberId} and r.listed_at is null`,
        )
        const id = Number(raffle?.['id'])
        // Nobody else has tickets, so that the winner is known.
        await onDatabase(
          `delete from rewards.raffle_entry where raffle_id = ${id} and member_id <> ${memberId}`,
        )
        await visitAs(page, token, '/member?page=rewardCenter')
        const lines = page.getByRole('listitem').filter({ hasText: 'SHA-256' })
        await expect(lines.first()).toContainText(
          filled(t['rewards.raffleOwn'].other, { count: /\d+/, all: /\d+/ }),
        )
        // All prizes together are 0.1 % of the listed stakes; for a few spins that is less than a centavo.
        const stakedMinor = parseMoney('10000.00')
        await onDatabase(
          `update rewards.raffle_entry set staked_minor = ${stakedMinor} where raffle_id = ${id}`,
          `update rewards.raffle set starts_at = now() - interval '2 hours',
           closes_at = now() - interval '1 hour' where id = ${id}`,
        )
        const stateOf = async (column: string) =>
          (
            await onDatabase(
              `select ${column} is not null as done from rewards.raffle where id = ${id}`,
            )
          )[0]?.['done']
        await expect.poll(() => stateOf('list_hash'), { timeout: 20_000 }).toBe(true)
        await onDatabase(
          `update rewards.raffle set listed_at = now() - interval '5 minutes' where id = ${id}`,
        )
        await expect.poll(() => stateOf('drawn_at'), { timeout: 20_000 }).toBe(true)
        await page.reload()
        const drawn = lines.filter({ hasText: t['rewards.raffle.DRAWN'] }).first()
        await expect(drawn).toContainText(filled(t['rewards.raffleYou'], {}))
        await act(page, drawn.getByRole('button'))
        await expect(drawn.getByRole('button')).toHaveCount(0)
        const [paid] = await onDatabase(
          `select count(*)::integer as count, sum(prize_minor)::text as sum from rewards.reward
         where source = 'raffle' and member_id = ${memberId} and state = 'claimed'`,
        )
        expect(paid?.['count']).toBe(5)
        expect(BigInt(String(paid?.['sum']))).toBeLessThanOrEqual(stakedMinor / 1000n)
        await finish(page)
      },
    )

    longTest(
      'a friend comes by the link, plays, and is counted without a name',
      async ({ page, browser, baseURL }) => {
        test.slow()
        await visitAs(page, token, '/member?page=referral')
        await expect(page.getByRole('img', { name: t['rewards.qr'] })).toBeVisible()
        const link = (await page.getByText(/\/register\?ref=/).textContent()) ?? ''
        const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'pt-BR' })
        const friend = await context.newPage()
        const name = newName()
        await register(friend, texts.PT, name, new URL(link).pathname + new URL(link).search)
        await pay({ api: apiOf((await tokenOf(friend)) ?? undefined), username: name })
        await page.reload()
        const line = page
          .getByRole('listitem')
          .filter({ hasText: filled(t['rewards.friend'], { number: '1' }) })
        await expect(line).toContainText(t['rewards.state.REGISTERED'])
        // As if R$ 100.00 of the friend's stakes had counted before.
        await onDatabase(
          `insert into rewards.referral (friend_id, member_id, staked_minor)
           select member_id, ${memberId}, 1000000 from members.member where account = 'trevo@${name}'`,
        )
        const game = await openGame(friend, texts.PT)
        await game.getByRole('button', { name: texts.PT.spin }).click()
        await expect(async () => {
          await page.reload()
          await expect(line).toContainText(/\+R\$\s?0[.,]01/, { timeout: 2_000 })
        }).toPass({ timeout: 30_000 })
        await expect(page.getByRole('main')).not.toContainText(name)
        await context.close()
        await page.goto('/member?page=rewardCenter')
        const claim = page.getByRole('button', {
          name: language === 'PT' ? /Resgatar .*Amigo 1 qualificado/ : /Claim .*Friend 1 qualified/,
        })
        await act(page, claim)
        await expect(claim).toHaveCount(0)
        await finish(page)
      },
    )

    longTest(
      'MEMBER-3: rebate of what was played is claimed and is in its history',
      async ({ page }) => {
        // A few spins earn less than a centavo.
        await onDatabase(
          `update rewards.rebate_due set due_minor = due_minor + 100 where member_id = ${memberId}`,
        )
        await visitAs(page, token, '/member?page=manualRebate')
        const claim = page.getByRole('button', { name: /^(Resgatar|Claim) R\$/ })
        await expect(claim).toBeVisible()
        await expect(page.getByText(t['rewards.noHistory'])).toBeVisible()
        await act(page, claim)
        await expect(claim).toHaveCount(0)
        await expect(page.getByText(t['rewards.noHistory'])).toHaveCount(0)
        const [row] = await onDatabase(
          `select count(*)::integer as count from rewards.rebate_claim where member_id = ${memberId}`,
        )
        expect(row?.['count']).toBe(1)
        await finish(page)
      },
    )
  })
}
