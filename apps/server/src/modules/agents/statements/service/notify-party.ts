import type { FullStatement } from '../repository/read-statements.ts'
import type { AgentsNeeds } from '../../needs.ts'

/** Sends one inbox message to the other party of a statement; the dispute is valid without it. */
export const notifyParty = async (
  { inbox, members, clock, logger }: AgentsNeeds,
  {
    statement_id: id,
    contract_id: contractId,
    giver_id: giver,
    receiver_id: receiver,
  }: FullStatement,
  kind: 'statement_disputed' | 'dispute_answered',
): Promise<void> => {
  const [from, to] = kind === 'statement_disputed' ? [receiver, giver] : [giver, receiver]
  const names = await members.findNames([from])
  const message = {
    source: `statement:${id}:${kind}`,
    kind,
    params: { from: names.get(from)?.username ?? '' },
    about: { what: 'contract' as const, id: contractId },
    sentAt: clock.now(),
  }
  await inbox
    .send(to, [message])
    .catch((error: unknown) => logger.warn({ err: error }, 'dispute: message not sent'))
}
