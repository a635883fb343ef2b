import { listTransactions } from '@trevo/contract/wps/member.ts'
import { getMoneyPath, getOwnYear } from '@trevo/contract/wps/records.ts'
import { isHydrated, storeToken } from '../steps.ts'
import { visitsInTurn } from '../whole-run.ts'
import { expect, test } from './site-test.ts'

for (const width of visitsInTurn(0, [390, 1_440])) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('MEMBER-2: a line of the statement leads from the withdrawal back to its Pix, each step at its own address', async ({
      page,
      standIn,
    }) => {
      const [withdrawal, prize, stake, deposit] = standIn.movements([
        { kind: 'cashier.withdrawal_held', amount: '-90.00', reference: { withdrawalId: 'w1' } },
        { kind: 'sportsbook.prize_paid', amount: '90.00', reference: { round: 'S12' } },
        { kind: 'sportsbook.stake_taken', amount: '-20.00', reference: { round: 'S12' } },
        {
          kind: 'cashier.deposit_credited',
          amount: '20.00',
          reference: { depositId: 'd1', endToEndId: `E${'1'.repeat(31)}` },
        },
      ])
      if (!withdrawal || !prize || !stake || !deposit) throw new Error('four movements')
      const list = [withdrawal, prize, stake, deposit]
      const totals = { in: '110.00', out: '110.00' }
      const way = [
        { line: deposit, carried: null },
        { line: stake, carried: '20.00' },
        { line: prize, carried: null },
        { line: withdrawal, carried: '90.00' },
      ]
      standIn.answer(listTransactions, () => ({ list, next: null, totals, archived: [] }))
      standIn.answer(getMoneyPath, ({ query }) => {
        const line = list.find(({ tx_id }) => tx_id === query.txId) ?? withdrawal
        return {
          line,
          balanceBefore: '100.00',
          pix:
            line === deposit
              ? {
                  endToEndId: `E${'1'.repeat(31)}`,
                  payerName: 'Ana S.',
                  payerDocument: '***.456.789-**',
                  paidAt: null,
                }
              : null,
          withdrawalId: line === withdrawal ? 'w1' : null,
          related: line === stake ? [prize] : [],
          isOpen: line === stake || line === prize ? false : null,
          trace: {
            parts: [{ line: prize, amount: '90.00' }],
            types: [{ tx_type_id: prize.tx_type_id, amount: '90.00', count: 1 }],
            kept: '0.00',
            unknown: '0.00',
          },
          path: way,
        }
      })
      await storeToken(page, standIn.world.enter('member'))
      await page.goto('/member?page=transactionHistory')
      await isHydrated(page)
      await page.getByRole('main').getByRole('link', { name: /Saque/ }).first().click()
      await expect(page).toHaveURL(/line=1$/)
      const path = page.getByRole('region', { name: 'O caminho deste dinheiro' })
      await expect(path.getByRole('listitem')).toHaveCount(4)
      await expect(path.getByRole('listitem').last()).toHaveAttribute('aria-current', 'step')
      await path.getByRole('link', { name: /Depósito/ }).click()
      await expect(page).toHaveURL(/line=4$/)
      await expect(page.getByText('Ana S.')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Ver o depósito' })).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(/line=1$/)
      await page.getByRole('link', { name: 'Extrato' }).last().click()
      await expect(page).toHaveURL(/page=transactionHistory$/)
    })

    test('MEMBER-2: a year of one’s own play shows its result, and has no way to a game', async ({
      page,
      standIn,
    }) => {
      const played = { betting: '900.00', winning: '650.00', given: '10.00', pnl: '-240.00' }
      const sums = { deposited: '400.00', withdrawn: '100.00', ...played }
      standIn.answer(getOwnYear, ({ query }) => ({
        year: query.year ?? 2030,
        years: [2030, 2029],
        isRunning: true,
        from: '2030-01-01',
        to: '2030-11-21',
        totals: sums,
        months: [{ month: '2030-03', ...sums }],
        products: [{ gameType: 'RNG', ...played }],
        playDays: 41,
        playedMs: 93_600_000,
        breaks: [{ from: '2030-05-02', to: '2030-06-10', days: 40 }],
        limits: [{ kind: 'deposit' as const, period: 'day' as const, days: 3 }],
      }))
      await storeToken(page, standIn.world.enter('member'))
      await page.goto('/member?page=myYear')
      await isHydrated(page)
      const result = page.getByRole('region', { name: 'Resultado do jogo em 2030' })
      await expect(result).toContainText(/240,00/)
      await expect(result.getByRole('link')).toHaveCount(0)
      await page.getByRole('button', { name: '2029' }).click()
      await expect(page.getByRole('region', { name: 'Resultado do jogo em 2029' })).toBeVisible()
      await expect(page).toHaveURL(/page=myYear&year=2029$/)
    })
  })
}
