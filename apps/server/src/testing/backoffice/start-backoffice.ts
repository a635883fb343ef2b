import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { fontRecipes, readFont, subsetOf } from '@trevo/art/fonts.ts'
import { demoRolePassword, demoTotpSecretOf } from '@trevo/demo-members/demo-operators.ts'
import { launchChromium, type Page } from '@trevo/testkit/chromium.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import { generateSync } from 'otplib'
import { inject } from 'vitest'
import { demoPasswords, demoTotpSecrets } from '../../modules/identity/index.ts'
import { startTestServer } from '../start-test-server.ts'

type Options = {
  readonly environment?: Readonly<Record<string, string>>
  readonly clock?: Clock
}

/** An operator of the demo with password and authenticator. */
type Who = { readonly username: string; readonly password: string; readonly secret: string }

const head: Who = {
  username: 'operador.demo',
  password: demoPasswords.operator,
  secret: demoTotpSecrets.operator,
}

/** An operator of the demo who shows one role. */
export const roleOperator = (username: string): Who => ({
  username,
  password: demoRolePassword,
  secret: demoTotpSecretOf(username),
})

/** The fonts of all pages: texts in another one have another width. */
const writeFonts = async (folder: string): Promise<void> => {
  await mkdir(path.join(folder, 'art/fonts'), { recursive: true })
  for (const recipe of fontRecipes) {
    const font = await subsetOf(await readFont(recipe), recipe)
    await writeFile(path.join(folder, 'art', recipe.file), font)
  }
}

/**
 * The operators' application with its fonts, built once for all files of a run: the first file builds,
 * the others wait for it. Answers the folder.
 */
const buildOnce = async (): Promise<string> => {
  const folder = path.join(inject('runFolder'), 'backoffice-build')
  const done = path.join(folder, 'done')
  const isFirst = await mkdir(folder).then(
    () => true,
    () => false,
  )
  if (!isFirst) {
    for (let looks = 0; looks < 1_000 && !existsSync(done); looks += 1) await pause(200)
    return folder
  }
  const program = path.resolve('apps/backoffice/build.ts')
  await promisify(execFile)(process.execPath, [program, path.join(folder, 'backoffice')])
  await writeFonts(folder)
  await writeFile(done, '')
  return folder
}

/** A server with the operators' application built for it, and a browser. */
export const startBackoffice = async ({ environment, clock }: Options = {}) => {
  const folder = await buildOnce()
  const server = await startTestServer({
    environment: { BUILD_DIR: folder, ...environment },
    ...(clock && { clock }),
  })
  const { host: listener } = new URL(server.opsUrl)
  // Names that only tests give: the port is known once the server listens.
  const browser = await launchChromium({
    args: [`--host-resolver-rules=MAP *.localhost:80 ${listener}`],
  })

  let asked = 0
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
    // A payee of its own each time: the same one is refused.
    asked += 1
    for (const { id: memberId } of rows) {
      const won = { source: 'test', txnId: randomUUID(), kind: 'play.payout_paid', memberId }
      await wallet.post({ ...won, amountMinor: wonMinor })
      const asking = { memberId, brandId: 1 }
      const payee = {
        kind: 'bank',
        bankCode: '00000000',
        branch: String(asked).padStart(4, '0'),
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

  /** By keyboard, as `operador.demo` or another operator of the demo. */
  const signIn = async (page: Page, who: Who = head): Promise<void> => {
    await page.waitForSelector('input[name=username]:focus')
    await page.keyboard.type(who.username)
    await page.keyboard.press('Tab')
    await page.keyboard.type(who.password)
    for (let step = 0; step < 2; step += 1) await page.keyboard.press('Tab')
    const epoch = Math.floor(Date.now() / 1000)
    await page.keyboard.type(generateSync({ secret: who.secret, epoch }))
    await page.keyboard.press('Enter')
  }

  const close = async (): Promise<void> => {
    await browser.close()
    await server.close()
  }
  return { server, browser, head, askForWithdrawals, signIn, close }
}
