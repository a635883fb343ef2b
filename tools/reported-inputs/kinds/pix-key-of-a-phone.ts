import { expect } from 'vitest'
import { readTarget } from '../../../apps/server/src/modules/cashier/withdrawals/payees/domain/payee-target.ts'
import type { ReportedInput } from '../reported-input.ts'

export const check = ({ input, right }: ReportedInput): void => {
  const read = readTarget({ kind: 'pix', keyType: 'PHONE', key: String(input) })
  const key = /\+\d+/.exec(String(right))?.[0]
  if (key === undefined) expect(read).toEqual({ wrong: 'key' })
  else expect(read).toMatchObject({ key })
}
