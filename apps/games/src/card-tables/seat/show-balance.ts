import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import type { TableRun } from './table-run.ts'

/** The balance changed: the parent page is notified. */
export const setBalance = ({ now, parent }: TableRun, minor: bigint): void => {
  now.balanceMinor = minor
  parent.tell({ type: 'balance', balance: formatMoney(minor) })
}

/** Fetches the balance from the wallet. @throws RgsRefusal, RgsSilence */
export const refreshBalance = async (run: TableRun): Promise<void> => {
  const { balance } = await run.context.client.resume()
  setBalance(run, parseMoney(balance))
  run.render()
}
