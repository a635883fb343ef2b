import type { Database } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import { listFeedback } from '../repository/tickets.ts'
import type { MessagingTables } from '../repository/tables.ts'
import { createSendFeedback } from '../service/send-feedback.ts'

/** What members of the demo asked: about a deposit, a withdrawal, a round and something else. */
const asked = [
  { type: 1, content: 'Paguei o Pix ontem à noite e o valor ainda não entrou no saldo.' },
  { type: 2, content: 'Meu saque está em análise desde cedo. Falta algum documento?' },
  { type: 3, content: 'A rodada travou na tela do bônus. O prêmio foi pago?' },
  { type: 0, content: 'Como mudo o horário em que recebo os avisos?' },
] as const

/** Feedback of demo members that waits for an answer, once. */
export const seedDemoFeedback = async (
  needs: { readonly database: Database<MessagingTables>; readonly clock: Clock },
  brandId: number,
  senders: readonly { readonly memberId: bigint; readonly username: string }[],
): Promise<void> => {
  const search = { brandId, type: undefined, queue: undefined, from: undefined, limit: 1 }
  for (const status of ['open', 'answered'] as const) {
    if ((await listFeedback(needs.database.db, { ...search, status })).length > 0) return
  }
  const send = createSendFeedback(needs)
  for (const [index, { memberId, username }] of senders.entries()) {
    const question = asked[index]
    if (!question) return
    await send({
      brandId,
      language: 'PT',
      form: { ...question, sender: username, captcha: '' },
      memberId,
      address: '127.0.0.1',
      // The server itself writes them, and no picture was shown.
      isCaptchaRight: async () => true,
    })
  }
}
