import type { Answer, Body } from '@trevo/contract/endpoint.ts'
import type { getSlipDraft, saveSlipDraft } from '@trevo/contract/wps/sports/slips.ts'
import { findFixtures } from '../../matches/repository/fixtures.ts'
import { findDraft, saveDraft } from '../repository/drafts.ts'
import type { SportsbookContext } from '../../common/service/context.ts'

/** A member's unfinished slip: the last version from any device. */
export const createSlipDrafts = ({ database, clock }: SportsbookContext) => ({
  getSlipDraft: async (memberId: bigint): Promise<Answer<typeof getSlipDraft>> => {
    const row = await findDraft(database.db, memberId)
    const legs = row?.legs ?? []
    const ids = [...new Set(legs.map(({ fixtureId }) => BigInt(fixtureId)))]
    const fixtures = await findFixtures(database.db, ids)
    const open = fixtures.filter(({ status }) => status === 'scheduled' || status === 'live')
    const openIds = new Set(open.map(({ id }) => String(id)))
    // Closed choices are removed.
    const left = legs.filter(({ fixtureId }) => openIds.has(fixtureId))
    return {
      legs: left.map(({ fixtureId, ...leg }) => ({ matchId: fixtureId, ...leg })),
      updatedAt: row?.updated_at.toISOString() ?? null,
    }
  },
  saveSlipDraft: async (
    memberId: bigint,
    { legs }: Body<typeof saveSlipDraft>,
  ): Promise<Answer<typeof saveSlipDraft>> => {
    const at = clock.now()
    const kept = legs.map(({ matchId, ...leg }) => ({ fixtureId: matchId, ...leg }))
    await saveDraft(database.db, { member_id: memberId, legs: kept, updated_at: at })
    return { updatedAt: at.toISOString() }
  },
})
