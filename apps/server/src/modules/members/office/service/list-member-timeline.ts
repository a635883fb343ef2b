import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type { listMemberTimeline } from '@trevo/contract/ops/members/member-records.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { withExtra } from '@trevo/platform/keyset.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { z } from 'zod'
import { getOfficeMember } from '../../common/service/get-office-member.ts'
import type { OfficeNeeds, SourceItem, TimelineSource } from '../needs.ts'

/** Of each source the place of the last item that was shown; absent where none of it was. */
const Places = z.record(z.string().max(20), z.string().max(80))
type Places = z.infer<typeof Places>

const readPlaces = (before: string | undefined): Places => {
  if (before === undefined) return {}
  try {
    return Places.parse(JSON.parse(Buffer.from(before, 'base64url').toString()))
  } catch {
    throw new Refusal('request_param_err', { fields: ['before'] })
  }
}

const writePlaces = (places: Places): string =>
  Buffer.from(JSON.stringify(places)).toString('base64url')

type Candidate = SourceItem & { readonly source: string }

/** The newest first; of the same moment in the order of the sources, so that pages neither repeat nor leave out. */
const inOrder = (one: Candidate, other: Candidate): number => {
  if (one.item.at === other.item.at) return 0
  return one.item.at > other.item.at ? -1 : 1
}

/**
 * One list put together from the lists of several modules. Each is asked for a page after what was shown of it; the
 * newest of all are shown, and the next page goes on in each where this one stopped.
 */
export const createListMemberTimeline =
  ({ database }: Pick<OfficeNeeds, 'database'>, sources: readonly TimelineSource[]) =>
  async (
    { brandId, language }: { readonly brandId: number; readonly language: Language },
    key: string,
    { group, before, pageSize }: Query<typeof listMemberTimeline>,
  ): Promise<Answer<typeof listMemberTimeline>> => {
    const { memberId } = await getOfficeMember(database.db, brandId, key)
    const places = readPlaces(before)
    const asked = sources.filter((source) => group === 'all' || source.group === group)
    const lists = await Promise.all(
      asked.map(async (source): Promise<Candidate[]> => {
        const page = {
          memberId,
          brandId,
          before: places[source.name],
          limit: withExtra(pageSize),
          language,
        }
        return (await source.list(page)).map((one) => ({ ...one, source: source.name }))
      }),
    )
    const all = lists.flat().toSorted(inOrder)
    const shown = all.slice(0, pageSize)
    const next = { ...places }
    for (const { source, place } of shown) next[source] = place
    return {
      list: shown.map(({ item, source, place }) => ({ id: `${source}:${place}`, ...item })),
      next: all.length > shown.length ? writePlaces(next) : null,
    }
  }
