import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import { registerLinksMax, type listRegisterLinks } from '@trevo/contract/wps/agents/register.ts'
import { cutPage, readCursor, withExtra, writeCursor } from '@trevo/platform/keyset.ts'
import { countOpenLinks, countRegistered, listLinks } from '../repository/links.ts'
import type { AgentsNeeds } from '../../needs.ts'
import { presentLink } from './present-link.ts'
import type { Caller } from '../../tree/service/require-downline.ts'

/** The agent's links, the newest first, and how many more may be open. */
export const createListRegisterLinks =
  (needs: AgentsNeeds) =>
  async (
    { memberId }: Caller,
    { before, pageSize }: Query<typeof listRegisterLinks>,
  ): Promise<Answer<typeof listRegisterLinks>> => {
    const { db } = needs.database
    const rows = await listLinks(db, memberId, readCursor(before), withExtra(pageSize))
    const { shown, next } = cutPage(rows, pageSize, (row) =>
      writeCursor({ at: row.created_at, id: row.link_id }),
    )
    const [registered, open] = await Promise.all([
      countRegistered(
        db,
        shown.map((row) => row.link_id),
      ),
      countOpenLinks(db, memberId, needs.clock.now()),
    ])
    return {
      list: shown.map((row) => presentLink(needs, row, registered.get(row.link_id) ?? 0)),
      next,
      quotaRemaining: registerLinksMax - open,
    }
  }
