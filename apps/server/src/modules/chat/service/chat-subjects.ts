import type { Answer } from '@trevo/contract/endpoint.ts'
import type {
  ChatSubject,
  listChatSubjects as Endpoint,
} from '@trevo/contract/ops/desk/chat-subjects.ts'
import type { Facts } from '@trevo/contract/ops/approvals.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../platform/acts/act.ts'
import type { ChatNeeds } from '../needs.ts'
import { listAllModels, lockModels, saveModels } from '../repository/models.ts'
import type { ModelRow } from '../repository/tables.ts'

type Subjects = readonly ChatSubject[]
type Change = { readonly before: Subjects; readonly after: Subjects; readonly reason: string }

const present = ({ code, titles, abouts, is_on: isOffered }: ModelRow): ChatSubject => ({
  code,
  titles,
  abouts,
  isOffered,
})

/** The order of languages does not count. */
const textOf = (subjects: Subjects): string =>
  JSON.stringify(
    subjects.map(({ code, titles, abouts, isOffered }) => [
      code,
      Object.entries(titles).toSorted(),
      Object.entries(abouts).toSorted(),
      isOffered,
    ]),
  )

const factsOf = (subjects: Subjects): Facts =>
  Object.fromEntries(
    subjects.map(({ code, titles, isOffered }, place) => [
      code,
      { place: place + 1, titles: { ...titles }, offered: isOffered },
    ]),
  )

/** @throws Refusal `desk.subjects_invalid` */
const requireValid = (before: Subjects, after: Subjects): void => {
  const codes = new Set(after.map(({ code }) => code))
  const isTwice = codes.size < after.length
  const isNameless = after.some(({ titles }) => Object.keys(titles).length === 0)
  // Conversations name it: it is no longer offered, and stays.
  const isGone = before.some(({ code }) => !codes.has(code))
  const isNoneOffered = after.every(({ isOffered }) => !isOffered)
  const fault = isTwice
    ? 'code_repeated'
    : isNameless
      ? 'title_missing'
      : isGone
        ? 'subject_missing'
        : isNoneOffered
          ? 'none_offered'
          : undefined
  if (fault !== undefined) throw new Refusal('desk.subjects_invalid', { reason: fault })
}

/** What live chats of a brand may be about, as operators change it. */
export const createChatSubjects = ({ database }: ChatNeeds) => {
  const list = async (brandId: number): Promise<Answer<typeof Endpoint>> => ({
    subjects: (await listAllModels(database.db, brandId)).map(present),
  })
  return {
    listChatSubjects: list,

    /** @throws Refusal `desk.subjects_invalid`, `desk.subjects_changed` */
    changeChatSubjects: async (
      brandId: number,
      { before, after, reason }: Change,
    ): Promise<Answer<typeof Endpoint>> => {
      await database.inTx(async (tx) => {
        const current = (await lockModels(tx, brandId)).map(present)
        if (textOf(current) !== textOf(before)) throw new Refusal('desk.subjects_changed')
        requireValid(current, after)
        noteAct({
          target: 'chat subjects',
          before: factsOf(current),
          after: factsOf(after),
          reason,
        })
        await saveModels(tx, brandId, after)
      })
      return list(brandId)
    },
  }
}
