import { expect, test } from '@playwright/test'
import { desktop, phone, testInViews } from './axe.ts'
import { joinAndPlay, visitAs } from './reward-steps.ts'
import { onDatabase } from './system.ts'

// One member who has played goes through the whole file.
test.describe.configure({ mode: 'serial' })
let token = ''
let memberId = ''
let given = 0

/** A reward as an operator grants it. */
const give = (name: string, minor: number) => {
  given += 1
  return onDatabase(
    `insert into rewards.reward (member_id, brand_id, jurisdiction, kind, names, prize_type,
       prize_minor, source, source_id, granted_at)
     values (${memberId}, 1, 'open', 'MANUAL', '{"PT":"${name}","EN":"${name}"}', 'cash', ${minor},
       'e2e', '${memberId}:${given}', now())`,
  )
}
const member = (page: string) => `/member?page=${page}`

test.beforeAll(async ({ browser, baseURL }) => {
  ;({ token, memberId } = await joinAndPlay(browser, baseURL))
})

test('MEMBER-3, MEMBER-5: the reward center claims one and all, and its badge is updated', async ({
  page,
}) => {
  await give('Cortesia da casa', 184_000)
  await give('Segunda', 100_000)
  await give('Terceira', 50_000)
  await page.setViewportSize(phone)
  await visitAs(page, token, '/')
  const tabs = page
    .getByRole('navigation')
    .filter({ has: page.getByRole('link', { name: /Início/ }) })
  await expect(tabs.getByRole('link', { name: /^4 para resgatar\s*Prêmios$/ })).toBeVisible()
  await page.setViewportSize(desktop)
  await page.goto(member('rewardCenter'))
  await expect(page.getByRole('tab')).toHaveCount(3)
  const panel = page.getByRole('tabpanel')
  await expect(panel).toContainText(/R\$\s33,40/)
  const entry = page
    .getByRole('navigation')
    .getByRole('link', { name: /Central de prêmios|Prêmios/ })
  await expect(entry.first()).toContainText('4')
  await page.getByRole('button', { name: /^Resgatar R\$\s18,40: Cortesia da casa$/ }).click()
  await expect(page.getByText(/R\$\s18,40 está no seu saldo/)).toBeVisible()
  await expect(entry.first()).toContainText('3')
  await page.getByRole('button', { name: 'Resgatar tudo' }).click()
  await expect(page.getByText('2 prêmios resgatados')).toBeVisible()
  await page.getByRole('tab', { name: 'Resgatados' }).click()
  await expect(panel.getByRole('listitem')).toHaveCount(3)
})

test('a wheel committed to beforehand is drawn, and the browser repeats the draw', async ({
  page,
}) => {
  await visitAs(page, token, member('rewardCenter'))
  await page.getByRole('button', { name: /Roda da sorte/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Roda da sorte' })
  await expect(sheet.getByRole('row')).toHaveCount(9)
  await expect(sheet).toContainText('36,00%')
  const seal = await sheet.getByText(/^[0-9a-f]{64}$/).textContent()
  await sheet.getByRole('button', { name: 'Girar com 1 vale-prêmio' }).click()
  await expect(sheet.getByText('Você recebeu')).toBeVisible({ timeout: 10_000 })
  await expect(sheet).toContainText(seal ?? 'no seal')
  await expect(sheet.getByText(/Recalculado no seu navegador: confere/)).toBeVisible()
  await page.goto('/proofs')
  const draws = page.getByRole('heading', { name: 'Sorteios de prêmios' })
  await expect(draws).toBeVisible()
  await expect(page.getByText(/Recalculado no seu navegador: confere/).first()).toBeVisible()
})

test('MEMBER-3, MEMBER-4: missions, ranking, referral, rebate and bonuses show what was played', async ({
  page,
}) => {
  await visitAs(page, token, member('missionLeaderboard'))
  const first = page.getByRole('listitem').filter({ hasText: 'R$ 160 em apostas hoje' })
  await expect(first).toContainText(/R\$\s0,01 de R\$\s0,01/)
  await page.getByRole('tab', { name: 'Ranking' }).click()
  // Among the first ten, or below them in a separate list.
  const places = page.getByRole('tabpanel').getByRole('list')
  await expect(places.filter({ hasText: 'Você' })).toHaveAccessibleName(
    /Ranking do mês|Sua posição/,
  )

  await page.goto(member('referral'))
  await expect(page.getByRole('img', { name: 'QR code do seu convite' })).toBeVisible()
  await expect(page.getByText(/\/register\?ref=/)).toBeVisible()

  // A spin earns less than a centavo.
  await onDatabase(
    `update rewards.rebate_due set due_minor = due_minor + 100 where member_id = ${memberId}`,
  )
  await page.goto(member('manualRebate'))
  await expect(page.getByText(/R\$\s\S+ × 0,40%/).first()).toContainText('× 0,40%')
  const claim = page.getByRole('button', { name: /^Resgatar R\$/ })
  await claim.click()
  await expect(claim).toHaveCount(0)
  const claims = await onDatabase(`select from rewards.rebate_claim where member_id = ${memberId}`)
  expect(claims).toHaveLength(1)

  await page.goto(member('bonusDetails'))
  await expect(page.getByRole('main').getByRole('row').nth(2)).toBeVisible()
})

testInViews(5, 'the pages of rewards', async ({ page, look }) => {
  await give('Cortesia', 20_000)
  for (const name of ['rewardCenter', 'missionLeaderboard', 'referral', 'manualRebate']) {
    await visitAs(page, token, member(name))
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    await look(name)
  }
})
