import type { MessageKind } from '@trevo/contract/wps/inbox.ts'
import type { Message } from '../../translate.ts'

/** A message in the inbox: its title, what it says, and what it adds where there is more to say. */
export type InboxKey = `${MessageKind}.${'subject' | 'content'}` | InboxExtraKey
type InboxExtraKey =
  | 'deposit_reversed.owed'
  | 'deposit_reward_reversed.owed'
  | 'withdrawal_rejected.remark'

/** What the platform writes to a member. */
export const texts = {
  'deposit_credited.subject': 'Deposit of {amount} credited',
  'deposit_credited.content': 'Your Pix of {amount} arrived on {at} and is in your balance.',
  'deposit_late.subject': 'Your deposit of {amount} has arrived',
  'deposit_late.content':
    'The bank took its time to confirm the Pix you paid on {paidAt}. {amount} entered your balance on {at}.',
  'deposit_failed.subject': 'No Pix code for {amount}',
  'deposit_failed.content':
    'We could not make the Pix code. Nothing was charged; please try again in a few minutes.',
  'deposit_held.subject': 'Your Pix of {amount} is being checked',
  'deposit_held.content':
    'We have the Pix, but its bank has not said who paid it. Once it does, the amount enters your balance or goes back to the account it came from.',
  'deposit_sent_back.subject': 'Your Pix of {amount} goes back to its account',
  'deposit_sent_back.content': 'It could not enter your balance. {reason}',
  'deposit_unclaimed.subject': 'We could not return your Pix of {amount}',
  'deposit_unclaimed.content':
    'No bank takes the return any more. The amount is kept in your name: please talk to customer service.',
  'deposit_reversed.subject': 'The bank took back {amount}',
  'deposit_reversed.content':
    'The bank behind your Pix disputed the payment and took {amount} back (MED return). {fromBalance} left your balance.',
  'deposit_reversed.owed':
    '{owed} is still open and will come out of your next deposits and winnings.',
  'deposit_reward_reversed.subject': 'The bonus of {amount} ended with its deposit',
  'deposit_reward_reversed.content':
    'The deposit went back to its bank, and so does the {amount} that a promotion gave you for it. {fromBalance} left your balance.',
  'deposit_reward_reversed.owed':
    '{owed} is still open and will come out of your next deposits and winnings.',
  'withdrawal_paid.subject': 'Withdrawal of {amount} paid',
  'withdrawal_paid.content': 'We sent {amount} to {payee} on {at}.',
  'withdrawal_rejected.subject': 'Withdrawal of {amount} refused',
  'withdrawal_rejected.content': 'The amount is back in your balance.',
  'withdrawal_rejected.remark': 'Reason: {remark}',
  'withdrawal_failed.subject': 'Withdrawal of {amount} did not go through',
  'withdrawal_failed.content': 'The amount is back in your balance. {failure}',
  'withdrawal_returned.subject': 'Withdrawal of {amount} came back',
  'withdrawal_returned.content':
    'The receiving bank gave the payment back. The amount is in your balance again, and so is any fee.',
  'contract_offered.subject': 'New contract request',
  'contract_offered.content':
    '{giver} offers you a contract. Read the terms and answer in the agent center.',
  'statement_disputed.subject': 'Statement disputed',
  'statement_disputed.content':
    '{from} disputes a statement. Read the reason and answer in the agent center.',
  'dispute_answered.subject': 'Answer to your dispute',
  'dispute_answered.content': '{from} answered. Read it in the agent center.',
  'agent_message.subject': 'Message from your agent',
  'agent_message.content': '{text}',
  'team_message.subject': 'Message from {from}, of your team',
  'team_message.content': '{text}',
  'lottery_won.subject': 'You won {amount} in {lottery}',
  'lottery_won.content':
    'Your ticket for draw {numero} of {lottery} won {amount}. The prize is in your balance already: there is nothing to claim.',
} as const satisfies Record<InboxKey, Message>
