import { listBetRecords, listTransactions } from '@trevo/contract/wps/member.ts'
import { getMoneyPath } from '@trevo/contract/wps/records.ts'
import { isHydrated, storeToken } from '../steps.ts'
import { visitsInTurn } from '../whole-run.ts'
import { expect, test } from './site-test.ts'

const lotteryTypes: ReadonlySet<string> = new Set(['LOTT', 'ELOTT'])

for (const width of visitsInTurn(0, [390, 1_440])) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('MEMBER-2: a bet on any kind of lottery has its picture in the account record', async ({
      page,
      standIn,
    }) => {
      const games = standIn.world.lobby().games.filter(({ row }) => lotteryTypes.has(row.game_type))
      const oneOfKind = new Map(games.map(({ row }) => [row.classify, row]))
      expect(oneOfKind.size).toBeGreaterThan(8)
      const list = standIn.movements(
        [...oneOfKind.values()].map(({ node_id: node }) => ({
          kind: 'lottery.stake_taken',
          amount: '-2.00',
          reference: { node: String(node), round: '20300514-001', order: '7' },
        })),
      )
      const totals = { in: '0.00', out: '2.00' }
      standIn.answer(listTransactions, () => ({ list, next: null, totals, archived: [] }))
      await storeToken(page, standIn.world.enter('member'))
      await page.goto('/member?page=transactionHistory')
      await isHydrated(page)
      const rows = page.getByRole('main').getByRole('link', { name: /Aposta na loteria/ })
      await expect(rows).toHaveCount(list.length)
      // A drawing replaces a picture that does not load.
      for (const row of await rows.all()) {
        await row.scrollIntoViewIfNeeded()
        await expect
          .poll(
            () =>
              row
                .locator('img')
                .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth)), // they are img
          )
          .toEqual([240])
      }
    })

    test('MEMBER-2: a cash-out is labelled as such in the account record, not as a prize', async ({
      page,
      standIn,
    }) => {
      const reference = { round: 'S12' }
      const list = standIn.movements([
        { kind: 'sportsbook.cash_out_paid', amount: '8.40', reference },
        { kind: 'sportsbook.prize_paid', amount: '21.00', reference: { round: 'S11' } },
      ])
      const totals = { in: '29.40', out: '0.00' }
      standIn.answer(listTransactions, () => ({ list, next: null, totals, archived: [] }))
      await storeToken(page, standIn.world.enter('member'))
      await page.goto('/member?page=transactionHistory')
      await isHydrated(page)
      const rows = page.getByRole('main').getByRole('link', { name: /S1[12] · / })
      await expect(rows).toHaveCount(2)
      await expect(rows.first()).toContainText('Aposta encerrada')
      await expect(rows.first()).not.toContainText('Prêmio')
      await expect(rows.last()).toContainText('Prêmio')
      const [cashOut] = list
      if (!cashOut) throw new Error('a cash-out is listed')
      standIn.answer(getMoneyPath, () => ({
        line: cashOut,
        balanceBefore: '91.60',
        pix: null,
        withdrawalId: null,
        related: [],
        isOpen: false,
        trace: { parts: [], types: [], kept: '8.40', unknown: '0.00' },
        path: [{ line: cashOut, carried: null }],
      }))
      await rows.first().click()
      const line = page.getByRole('region', { name: 'Aposta encerrada' })
      await expect(line).toBeVisible()
      await expect(line.getByText('Prêmio')).toHaveCount(0)
      await line.getByRole('link', { name: 'Ver a aposta e sua prova' }).click()
      await expect(page).toHaveURL(/page=personalHistoryCopy&product=SPORTS&slip=S12$/)
    })

    test('MEMBER-2: an open bet is shown as in play, not as a loss', async ({ page, standIn }) => {
      const [game] = standIn.world.lobby().games
      if (!game) throw new Error('a game is offered')
      const open = {
        roundId: 'round-1',
        nodeId: game.row.node_id,
        gameName: 'Tigre da Sorte',
        iconUrl: null,
        vassalage: 'TRV',
        vendorName: 'Trevo Studio',
        betTime: new Date().toISOString(),
        stake: '10.00',
        payout: '0.00',
        netProfit: '0.00',
        status: 'open',
        detailUrl: null,
        shareUrl: null,
      } as const
      const totals = { stake: '10.00', payout: '0.00', netProfit: '0.00' }
      standIn.answer(listBetRecords, () => ({ list: [open], next: null, totals }))
      await storeToken(page, standIn.world.enter('member'))
      await page.goto('/member?page=personalHistoryCopy')
      await isHydrated(page)
      const row = page.getByRole('main').getByRole('button', { name: /Tigre da Sorte/ })
      await expect(row).toContainText('Em jogo')
      await expect(row).toContainText(/(?<![-−])R\$\s0,00/)
      await row.click()
      const sheet = page.getByRole('dialog', { name: 'Tigre da Sorte' })
      await expect(sheet.getByText('Em jogo')).toBeVisible()
      await expect(page.getByText(/[-−]R\$/)).toHaveCount(0)
    })
  })
}
