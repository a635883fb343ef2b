import { expect, test, type FrameLocator } from '@playwright/test'
import { parseMoney } from '@trevo/money/money.ts'
import { desktop, phone } from './axe.ts'
import { joinAndPlay, visitAs } from './reward-steps.ts'
import { speak } from './steps.ts'
import { onDatabase } from './system.ts'
import { texts } from './texts.ts'
import { isWholeRun, visitsInTurn } from './whole-run.ts'

const anchor = 'rodadas-do-mes'
const rounds = 40
const own = {
  PT: {
    claim: /^Resgatar 40 rodadas de R\$/,
    waits: /disponível na central de prêmios/,
    toCenter: 'Ir para a central de prêmios',
    take: /^Resgatar 40 rodadas: Rodadas do mês$/,
    inTickets: '40 rodadas disponíveis em Vales-prêmio',
    play: /Rodadas grátis/,
    left: (count: number) => `${count} rodadas grátis`,
    kinds: ['Rodadas grátis', 'Aposta da rodada grátis'],
  },
  EN: {
    claim: /^Claim 40 rounds of R\$/,
    waits: /is waiting in the reward center/,
    toCenter: 'Go to the reward center',
    take: /^Claim 40 rounds: Rounds of the month$/,
    inTickets: /You got 40 free rounds/,
    play: /Free rounds/,
    left: (count: number) => `${count} free rounds`,
    kinds: ['Free rounds', 'Free round stake'],
  },
} as const

/** Enough rounds that one of them certainly pays; `restore` puts the promotion's reward back. */
const giveRounds = (amount: string) =>
  onDatabase(
    `update promotions.promotion set terms = jsonb_set(terms, '{reward,value,amount}', '"${amount}"')
     where anchor = '${anchor}'`,
  )
const restore = () => giveRounds('1.00')

const availableOf = async (memberId: string): Promise<bigint> => {
  const [row] = await onDatabase(
    `select balance::text as balance from wallet.account where id = ${memberId}::bigint * 4`,
  )
  return BigInt(String(row?.['balance']))
}
/** The payouts of the rounds in the member's campaign, and their number. */
const playedOf = async (memberId: string) => {
  const [row] = await onDatabase(
    `select coalesce(sum(f.payout_minor), 0)::text as paid, count(*)::integer as count
     from play.free_stake s join play.fate f on f.vendor = s.vendor and f.debit_txn = s.debit_txn
     where f.member_id = ${memberId} and f.state = 'settled'`,
  )
  return { paidMinor: BigInt(String(row?.['paid'])), count: Number(row?.['count']) }
}

test.afterAll(restore)

for (const [language, size] of visitsInTurn(0, [
  ['PT', phone],
  ['EN', desktop],
] as const)) {
  const w = own[language]
  const words = texts[language]
  const spinOf = (game: FrameLocator) => game.getByRole('button', { name: words.spin })

  test.describe(`${language}, ${size.width} px`, () => {
    test.use({ viewport: size, locale: language === 'PT' ? 'pt-BR' : 'en-US' })

    test('PROMO-1, MEMBER-5: free rounds from a promotion are played in the game, their payouts are money, and the record names both', async ({
      page,
      browser,
      baseURL,
    }) => {
      test.slow()
      await giveRounds('8.00')
      const { token, memberId } = await joinAndPlay(browser, baseURL)
      await speak(page, language, baseURL)

      await test.step('claimed on the promotions page, once the qualifying bet counts', async () => {
        const sheet = page.getByRole('dialog')
        const claim = sheet.getByRole('button', { name: w.claim })
        await expect(async () => {
          await visitAs(page, token, `/promotions#${anchor}`)
          await page.reload()
          await expect(claim).toBeVisible({ timeout: 3_000 })
        }).toPass({ timeout: 30_000 })
        await claim.click()
        await expect(page.getByText(w.waits).first()).toBeVisible()
        await sheet.getByRole('link', { name: w.toCenter }).click()
      })
      await test.step('claimed in the reward center', async () => {
        await page.getByRole('button', { name: w.take }).click()
        await expect(page.getByText(w.inTickets)).toBeVisible()
        const [row] = await onDatabase(
          `select rounds, stake_minor::text as stake from play.free_campaign where member_id = ${memberId}`,
        )
        expect(row).toMatchObject({ rounds, stake: '2000' })
        await expect(async () => {
          const [told] = await onDatabase(
            `select state from play.free_campaign where member_id = ${memberId}`,
          )
          expect(told?.['state']).toBe('granted')
        }).toPass({ timeout: 20_000 })
      })

      const before = await availableOf(memberId)
      await test.step('played in the game: a round costs nothing, its payout is added', async () => {
        await page.getByRole('link', { name: w.play }).click()
        const game = page.frameLocator('iframe')
        await expect(spinOf(game)).toBeEnabled({ timeout: 20_000 })
        await expect(game.getByText(w.left(rounds))).toBeVisible()
        // Until one pays in the whole run; a round's payout is money either way.
        const spinsMax = isWholeRun ? rounds - 2 : 3
        for (let spins = 0; spins < spinsMax; spins += 1) {
          await expect(spinOf(game)).toBeEnabled({ timeout: 20_000 })
          await spinOf(game).press('Enter')
          await expect
            .poll(async () => (await playedOf(memberId)).count, { timeout: 20_000 })
            .toBe(spins + 1)
          const { paidMinor } = await playedOf(memberId)
          expect(await availableOf(memberId)).toBe(before + paidMinor)
          if (paidMinor > 0n && spins > 0) break
        }
        const { paidMinor, count } = await playedOf(memberId)
        if (isWholeRun) expect(paidMinor).toBeGreaterThan(parseMoney('0.00'))
        await expect(game.getByText(w.left(rounds - count))).toBeVisible({ timeout: 20_000 })
      })
      await test.step('the record names what the house gave and staked, and the rest is kept', async () => {
        await visitAs(page, token, '/member?page=transactionHistory')
        for (const kind of w.kinds) {
          const line = page.getByRole('main').getByText(new RegExp(`^${kind} · `))
          await expect(line.first()).toBeVisible()
        }
        const { count } = await playedOf(memberId)
        await visitAs(page, token, '/member?page=rewardCenter')
        await expect(page.getByRole('link', { name: w.play })).toContainText(`${rounds - count}`)
      })
    })
  })
}
