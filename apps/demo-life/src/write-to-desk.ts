import { randomUUID } from 'node:crypto'
import { launchChat, listChatModels, sendChatMessage } from '@trevo/api-client/endpoints.ts'
import type { Entered } from './enter.ts'
import { needed } from './needed.ts'

const questions = [
  'Oi! O Pix que mandei há pouco já aparece para vocês?',
  'Bom dia, quanto tempo leva o primeiro saque?',
  'Como vejo a semente da minha última rodada?',
] as const

/** The share of visits after which a member asks something; a new installation has its first within minutes. */
const shares = { new: 0.06, later: 0.004 } as const

/** What a member asks after a visit, from a chance between 0 and 1; most ask nothing. */
export const chooseQuestion = (chance: number, isNew: boolean): string | undefined => {
  const share = isNew ? shares.new : shares.later
  return chance < share ? questions[Math.floor((chance / share) * questions.length)] : undefined
}

/** Writes to the desk as a person does; nobody of the demo answers. */
export const writeToDesk = async ({ api }: Entered, text: string): Promise<void> => {
  const { list } = needed(await api.call(listChatModels, {}))
  const [model] = list
  if (!model) return
  const { chatUrl } = needed(await api.call(launchChat, { body: { modelId: model.modelId } }))
  const chat = new URL(chatUrl).hash.slice(1)
  needed(await api.call(sendChatMessage, { body: { chat, clientId: randomUUID(), text } }))
}
