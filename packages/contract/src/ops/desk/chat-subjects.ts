import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { Language } from '../../shapes.ts'
import { typed } from '../../wps/session.ts'

/** What members and visitors may choose that a live chat is about. */
const ChatSubject = z.strictObject({
  code: z.string().regex(/^[a-z-]{2,20}$/),
  titles: z.partialRecord(Language, typed(60).min(1)),
  abouts: z.partialRecord(Language, typed(120).min(1)),
  isOffered: z.boolean(),
})
export type ChatSubject = z.infer<typeof ChatSubject>

/** In the order of the site. */
export const ChatSubjects = z.array(ChatSubject).max(50)
export type ChatSubjects = z.infer<typeof ChatSubjects>

const Answer = z.object({
  subjects: z.array(
    z.object({
      code: z.string(),
      titles: z.partialRecord(Language, z.string()),
      abouts: z.partialRecord(Language, z.string()),
      isOffered: z.boolean(),
    }),
  ),
})

export const listChatSubjects = operatorEndpoint({
  name: 'listChatSubjects',
  summary: 'What a live chat of the brand may be about, in the order of the site',
  method: 'GET',
  path: '/ops/desk/subjects',
  personal: 'none',
  right: 'desk.read',
  approval: 'none',
  response: Answer,
  refusals: [],
})

export const changeChatSubjects = operatorEndpoint({
  name: 'changeChatSubjects',
  summary:
    'Other subjects and another order; one that was there stays for its conversations and can be taken out of the list; refused if they changed meanwhile',
  method: 'POST',
  path: '/ops/desk/subjects',
  personal: 'none',
  right: 'desk.answer',
  approval: 'reason',
  body: z.strictObject({
    before: ChatSubjects,
    after: ChatSubjects.min(1),
    reason: typed(200).regex(/\S.*\S/),
  }),
  response: Answer,
  refusals: ['desk.subjects_invalid', 'desk.subjects_changed'],
})
