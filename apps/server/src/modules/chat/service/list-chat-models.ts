import { dayMs } from '@trevo/calendar/durations.ts'
import type { Value } from '@trevo/contract/endpoint.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type * as endpoints from '@trevo/contract/wps/chat.ts'
import { textIn } from '@trevo/languages/texts.ts'
import type { ChatNeeds } from '../needs.ts'
import type { ChatQueue } from '../repository/conversations.ts'
import { findAnswerSeconds } from '../repository/messages.ts'
import { countWaiting, listModels } from '../repository/models.ts'

/** The period of answers for the response time. */
export const dayBefore = (now: Date): Date => new Date(now.getTime() - dayMs)

/** CALL-68: the subjects of a conversation, with the number waiting in the caller's queue. */
export const createListChatModels =
  ({ database: { db }, clock }: ChatNeeds) =>
  async (
    queue: ChatQueue,
    language: Language,
    brandLanguage: Language,
  ): Promise<Value<typeof endpoints.listChatModels>> => {
    const [models, waiting, answerSeconds] = await Promise.all([
      listModels(db, queue.brandId),
      countWaiting(db, queue),
      findAnswerSeconds(db, queue.brandId, dayBefore(clock.now())),
    ])
    return {
      answerSeconds,
      list: models.map((model) => ({
        modelId: model.id,
        title: textIn(model.titles, language, brandLanguage),
        about: textIn(model.abouts, language, brandLanguage),
        waiting: waiting.get(model.id) ?? 0,
      })),
    }
  }
