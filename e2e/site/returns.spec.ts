import { isHydrated } from '../steps.ts'
import { expect, test } from './site-test.ts'

test('from home a guest finds what every title gave back, and the browser recalculates it', async ({
  page,
}) => {
  const day = {
    rounds: '10000',
    stake: '10000',
    payout: '9600',
    stakeSquared: '10000',
    payoutSquared: '19200',
    stakePayout: '9600',
  }
  const span = { from: '2026-11-01', to: '2026-11-30', countedAt: '2026-11-30T15:00:00.000Z' }
  const title = { kind: 'game', id: 1001, name: 'Tigre da Sorte', rounds: 10_000 }
  const declared = { lowestBp: 9_601, highestBp: 9_601 }
  const answer = (value: object) => ({ json: { success: true, value: { ...span, ...value } } })
  await page.route('**/wps/system/return-figures*', (route) =>
    route.fulfill(answer({ figures: [{ kind: 'game', id: 1001, day: '2026-11-29', ...day }] })),
  )
  // A range that the sums do not give.
  const limits = { lowerBp: 9_500, upperBp: 9_700 }
  await page.route('**/wps/system/returns*', (route) =>
    route.fulfill(
      answer({ list: [{ ...title, measuredBp: 9_600, declared, limits, verdict: 'inside' }] }),
    ),
  )
  await page.goto('/')
  await isHydrated(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Retornos medidos' }).click()
  await expect(page).toHaveURL(/\/returns$/)
  await expect(page.getByRole('rowheader', { name: /^Tigre da Sorte/ })).toBeVisible()
  await expect(page.getByRole('cell', { name: '95,00% a 97,00%' })).toBeVisible()
  await page.getByRole('button', { name: 'Recalcular' }).click()
  await expect(page.getByText(/pelo menos um número é diferente/)).toBeVisible()
})
