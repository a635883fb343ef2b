import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type { listSlips } from '@trevo/contract/wps/sports/slips.ts'
import { cutPage, readNumber, withExtra } from '@trevo/platform/keyset.ts'
import { listSlipRows } from '../repository/slips.ts'
import type { SportsbookContext } from '../../common/service/context.ts'
import { presentSlips } from './present-slips.ts'

const openBy = { open: true, ended: false, all: undefined } as const

/** Slips of a member, newest first. */
export const createListSlips =
  (context: SportsbookContext) =>
  async (
    memberId: bigint,
    { state, before, pageSize }: Query<typeof listSlips>,
  ): Promise<Answer<typeof listSlips>> => {
    const rows = await listSlipRows(context.database.db, {
      memberId,
      isOpen: openBy[state],
      before: readNumber(before),
      limit: withExtra(pageSize),
    })
    const { shown, next } = cutPage(rows, pageSize, ({ id }) => String(id))
    return { list: await presentSlips(context, shown), next }
  }
