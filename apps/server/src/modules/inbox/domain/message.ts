import type { Texts } from '@trevo/languages/texts.ts'
import type { MessageAbout, MessageKind } from '@trevo/contract/wps/inbox.ts'

/** The values of a message's placeholders: decimal amounts, instants, codes, and names or texts of people. */
export type MessageParams = {
  readonly amount?: string
  readonly fromBalance?: string
  readonly owed?: string
  readonly at?: string
  readonly paidAt?: string
  /** A reason of a payment, or a failure of a payout, by its code. */
  readonly reason?: string
  readonly failure?: string
  /** As an operator wrote it. */
  readonly remark?: string
  readonly payee?: string
  readonly giver?: string
  readonly from?: string
  /** Text written by a team member. */
  readonly text?: string
  /** A lottery's name, by language, and the number of its draw. */
  readonly names?: Texts<string>
  readonly numero?: string
  /** Within how many hours something happens. */
  readonly hours?: string
  /** The reference number of feedback. */
  readonly reference?: string
}

/** Whether a person wrote it, rather than the platform. */
export const isWritten = (kind: MessageKind): boolean =>
  kind === 'agent_message' || kind === 'team_message'

/** A message for a member, sent once: `source` names its subject. */
export type NewMessage = {
  readonly source: string
  readonly kind: MessageKind
  readonly params: MessageParams
  readonly about: MessageAbout
  readonly sentAt: Date
}
