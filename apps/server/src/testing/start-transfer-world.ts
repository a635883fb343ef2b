import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setPaymentPassword as setPaymentPasswordCall } from '@trevo/api-client/endpoints.ts'
import { startTransferVendor } from '../modules/transfers/testing/start-transfer-vendor.ts'
import { startTestServer, type TestServer } from './start-test-server.ts'
import { valueOf } from './value-of.ts'

export type LoggedIn = Awaited<ReturnType<TestServer['logIn']>>

/** Everybody's payment password. */
export const code = '482913'

/** Sets the payment password, as who has none yet does. */
export const setPaymentPassword = async ({ api }: LoggedIn, password: string) => {
  valueOf(
    await api.call(setPaymentPasswordCall, {
      body: { password, newPaymentPassword: code, confirmNewPaymentPassword: code },
    }),
  )
}

/** A brand with several wallets, a vendor with one, and two people who may send each other money. */
export const startTransferWorld = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'trevo-transfers-'))
  const vendor = await startTransferVendor()
  const file = path.join(folder, 'vendors.json')
  await writeFile(file, JSON.stringify([vendor.entry]))
  const server = await startTestServer({
    environment: { TRANSFER_VENDORS_FILE: file },
  })
  await server.change('update settings.brand set is_single_wallet = false')
  // Nothing of what the people have been given needs to be staked before it can be sent.
  await server.pool.query('update cashier.withdrawal_setting set turnover_bp = 0')
  const passwordOf = (username: string) =>
    server.server.demoAccounts.find((one) => one.username === username)?.password ?? ''
  const ana = await server.logIn('ana.demo')
  const agent = await server.logIn('agente.demo')
  await server.deposit(ana.memberId, 'ana', '500.00')
  await setPaymentPassword(ana, passwordOf('membro.demo'))
  await setPaymentPassword(agent, passwordOf('agente.demo'))

  const balanceOf = async ({ memberId }: LoggedIn) => {
    const { availableMinor, heldMinor } = await server.server.modules.wallet.balanceOf(memberId)
    return { available: availableMinor, held: heldMinor }
  }
  const close = async () => {
    await server.close()
    await vendor.close()
    await rm(folder, { recursive: true })
  }
  return { server, vendor, ana, agent, passwordOf, balanceOf, close }
}
