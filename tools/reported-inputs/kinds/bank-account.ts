import { expect } from 'vitest'
import { readTarget } from '../../../apps/server/src/modules/cashier/withdrawals/payees/domain/payee-target.ts'
import type { ReportedInput } from '../reported-input.ts'

export const check = ({ input, right }: ReportedInput): void => {
  // the fields of this kind
  const { institution, branch, account } = input as {
    readonly institution: string
    readonly branch: string
    readonly account: string
  }
  const read = readTarget({
    kind: 'bank',
    bankCode: institution,
    branch,
    accountNumber: account,
    accountType: 'checking',
  })
  expect('wrong' in read).toBe(right !== 'taken')
}
