import type { Answer, Body } from '@trevo/contract/endpoint.ts'
import type { closeRegisterLink } from '@trevo/contract/wps/agents/register.ts'
import { closeLink, countRegistered } from '../repository/links.ts'
import type { AgentsNeeds } from '../../needs.ts'
import { getOwnLink, presentLink } from './present-link.ts'
import type { Caller } from '../../tree/service/require-downline.ts'

/** Closes the link to new registrations; members who used it stay below its agent. */
export const createCloseRegisterLink =
  (needs: AgentsNeeds) =>
  async (
    caller: Caller,
    { linkId }: Body<typeof closeRegisterLink>,
  ): Promise<Answer<typeof closeRegisterLink>> => {
    const { database, clock } = needs
    await getOwnLink(needs, caller, linkId)
    const row = await closeLink(database.db, linkId, clock.now())
    const registered = await countRegistered(database.db, [linkId])
    return presentLink(needs, row, registered.get(linkId) ?? 0)
  }
