import { createHash, randomBytes } from 'node:crypto'
import { createDatabase } from '@trevo/database/connect.ts'
import { createSealing } from '@trevo/platform/sealing.ts'
import { approvalModules, openTestApprovals } from '../../../testing/open-test-approvals.ts'
import { openNamedLedger } from '../../wallet/testing/open-named-ledger.ts'
import { createLedger } from '../module.ts'

const kinds = {
  'test.won': { role: 'credit', typeCode: 3100, house: 'play', word: undefined },
  'test.held': { role: 'hold', typeCode: 6201, word: undefined },
} as const

/** Members 1 to 3 are of brand 1, member 4 of brand 2. */
const holderOf = (memberId: bigint) =>
  memberId <= 4n
    ? { memberId, brandId: memberId === 4n ? 2 : 1, username: `m${memberId}` }
    : undefined

/** The ledger's desk with two operators who may decide, ana and bruno. */
export const openTestLedger = async () => {
  const named = await openNamedLedger([...approvalModules, 'ledger'], kinds, 4)
  const { pool, clock, wallet } = named
  const approvals = await openTestApprovals({ pool, clock }, ['ana', 'bruno'])
  const ledger = await createLedger({
    database: createDatabase(pool),
    wallet,
    clock,
    members: {
      findByUsername: async (brandId, username) => {
        const holder = holderOf(BigInt(/^m(\d+)$/.exec(username)?.[1] ?? 99))
        return holder?.brandId === brandId ? holder : undefined
      },
      findHolders: async (ids) =>
        new Map(
          ids.flatMap((id) => {
            const holder = holderOf(id)
            return holder ? [[id, holder] as const] : []
          }),
        ),
    },
    staff: approvals.staff.approvals,
    secrets: {
      sealing: createSealing(randomBytes(32)),
      hash: (text) => createHash('sha256').update(text).digest(),
    },
  })
  approvals.staff.approvals.register(ledger.changeKinds)
  return { ...named, approvals, ledger }
}
