import { listTransactions } from '@trevo/contract/wps/member.ts'
import { getMoneyPath } from '@trevo/contract/wps/records.ts'
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
  })
}
