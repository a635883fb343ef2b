import { isDeepStrictEqual } from 'node:util'
import { dayMs } from '@trevo/calendar/durations.ts'
import type { Body } from '@trevo/contract/endpoint.ts'
import {
  registerLinksMax,
  type createRegisterLink,
  type RegisterLink,
} from '@trevo/contract/wps/agents/register.ts'
import { tables } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { countOpenLinks, findLink, insertLink, lockLinks } from '../repository/links.ts'
import type { AgentsDb, AgentsTables, LinkRow } from '../../tables.ts'
import type { AgentsNeeds } from '../../needs.ts'
import { listGivable, requireGivable } from '../../rates/service/set-downline-rates.ts'
import { presentLink } from './present-link.ts'
import type { Caller } from '../../tree/service/require-downline.ts'

type Asked = Body<typeof createRegisterLink>

const daysOf = ({ created_at: from, ends_at: to }: LinkRow): number =>
  to === null ? 0 : (to.getTime() - from.getTime()) / dayMs

/** Members who register with it get the terms agreed at creation: other terms need another link. */
const isSame = (known: LinkRow, asked: Asked): boolean =>
  known.code === asked.code &&
  known.member_type === asked.memberType &&
  known.note === asked.note &&
  daysOf(known) === asked.days &&
  isDeepStrictEqual(known.gives, asked.gives)

const addInTx = async (db: AgentsDb, caller: Caller, asked: Asked, now: Date): Promise<LinkRow> => {
  await lockLinks(db, caller.memberId)
  const known = await findLink(db, asked.linkId)
  if (known) {
    if (known.agent_id === caller.memberId && isSame(known, asked)) return known
    throw new Refusal('request.id_reused')
  }
  if ((await countOpenLinks(db, caller.memberId, now)) >= registerLinksMax) {
    throw new Refusal('agent.links_full', { max: registerLinksMax })
  }
  const row = await insertLink(db, {
    link_id: asked.linkId,
    brand_id: caller.brandId,
    agent_id: caller.memberId,
    code: asked.code,
    member_type: asked.memberType,
    note: asked.note,
    created_at: now,
    ends_at: asked.days === 0 ? null : new Date(now.getTime() + asked.days * dayMs),
    closed_at: null,
    gives: asked.gives,
  })
  if (!row) throw new Refusal('agent.link_code_taken')
  return row
}

/** A link with which an agent registers members; repeated with the same id, the same one. */
export const createCreateRegisterLink =
  (needs: AgentsNeeds) =>
  async (caller: Caller, asked: Asked): Promise<RegisterLink> => {
    const { database, clock } = needs
    requireGivable(asked.gives, await listGivable(needs, database.db, caller, undefined))
    const row = await database.inTx((tx) =>
      addInTx(tables<AgentsTables>(tx), caller, asked, clock.now()),
    )
    return presentLink(needs, row, 0)
  }
