import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { launchChromium, type Page } from '@trevo/testkit/chromium.ts'
import { generateSync } from 'otplib'
import { demoPasswords, demoTotpSecrets } from '../../modules/identity/index.ts'
import { startTestServer } from '../start-test-server.ts'

/** A server with the operators' application built for it, and a browser. */
export const startBackoffice = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'trevo-backoffice-'))
  const program = path.resolve('apps/backoffice/build.ts')
  await promisify(execFile)(process.execPath, [program, path.join(folder, 'backoffice')])
  const server = await startTestServer({ environment: { BUILD_DIR: folder } })
  const browser = await launchChromium()

  /** Withdrawals in review of members who won the money: each of `count` members asks for all `amounts`. */
  const askForWithdrawals = async (
    count: number,
    amounts: readonly string[],
    wonMinor: bigint,
  ): Promise<string[]> => {
    const { wallet, cashier } = server.server.modules
    const { rows } = await server.pool.query<{ id: bigint }>(
      `update members.member set tax_id = (50000000000 + member_id)::text, payee_name = 'Marina Alves'
       where member_id in (select member_id from members.member where type = 0 order by 1 limit $1)
       returning member_id as id`,
      [count],
    )
    const ids: string[] = []
    for (const { id: memberId } of rows) {
      const won = { source: 'test', txnId: randomUUID(), kind: 'play.payout_paid', memberId }
      await wallet.post({ ...won, amountMinor: wonMinor })
      const asking = { memberId, brandId: 1 }
      const payee = {
        kind: 'bank',
        bankCode: '00000000',
        branch: '0001',
        accountNumber: String(memberId),
        accountType: 'checking',
      } as const
      const clientId = randomUUID()
      const { bankCardId } = await cashier.withdrawals.addPayee({ ...asking, clientId, payee })
      for (const amount of amounts) {
        const { withdrawalId } = await cashier.withdrawals.createWithdrawal({
          ...asking,
          clientId: randomUUID(),
          payeeId: bankCardId,
          channel: 'pix',
          amount,
          device: { userAgent: 'test', address: '127.0.0.1' },
        })
        ids.push(withdrawalId)
      }
    }
    return ids
  }

  /** As `operador.demo`, by keyboard. */
  const signIn = async (page: Page): Promise<void> => {
    await page.waitForSelector('input[name=username]:focus')
    await page.keyboard.type('operador.demo')
    await page.keyboard.press('Tab')
    await page.keyboard.type(demoPasswords.operator)
    for (let step = 0; step < 2; step += 1) await page.keyboard.press('Tab')
    const epoch = Math.floor(Date.now() / 1000)
    await page.keyboard.type(generateSync({ secret: demoTotpSecrets.operator, epoch }))
    await page.keyboard.press('Enter')
  }

  const close = async (): Promise<void> => {
    await browser.close()
    await server.close()
    await rm(folder, { recursive: true })
  }
  return { server, browser, askForWithdrawals, signIn, close }
}
