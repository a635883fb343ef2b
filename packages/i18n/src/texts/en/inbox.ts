import type { MessageKind } from '@trevo/contract/wps/inbox.ts'
import type { Message } from '../../translate.ts'

/** A message in the inbox: its title, what it says, and what it adds where there is more to say. */
export type InboxKey = `${MessageKind}.${'subject' | 'content'}` | InboxExtraKey
type InboxExtraKey =
  | 'deposit_reversed.owed'
  | 'deposit_reward_reversed.owed'
  | 'withdrawal_rejected.remark'
  | 'play_talk.opening'

/** What the platform writes to a member. */
export const texts = {
  'deposit_credited.subject': 'Deposit of {amount} credited',
  'deposit_credited.content': 'Your Pix of {amount} arrived on {at} and is in your balance.',
  'deposit_late.subject': 'Your deposit of {amount} has arrived',
  'deposit_late.content':
    'The bank took longer than usual to confirm the Pix you paid on {paidAt}. {amount} was added to your balance on {at}.',
  'deposit_failed.subject': 'Could not create a Pix code for {amount}',
  'deposit_failed.content':
    'We could not create the Pix code. Nothing was charged; please try again in a few minutes.',
  'deposit_held.subject': 'Your Pix of {amount} is under review',
  'deposit_held.content':
    'We received the Pix, but its bank has not confirmed who paid it. Once it does, the amount is added to your balance or returned to the account it came from.',
  'deposit_sent_back.subject': 'Your Pix of {amount} is being returned',
  'deposit_sent_back.content': 'We could not add it to your balance. {reason}',
  'deposit_unclaimed.subject': 'We could not return your Pix of {amount}',
  'deposit_unclaimed.content':
    'The bank no longer accepts the return. We are holding the amount for you: please contact customer service.',
  'deposit_reversed.subject': 'The bank reversed {amount}',
  'deposit_reversed.content':
    'The bank that sent your Pix disputed the payment and reversed {amount} (MED return). {fromBalance} was taken from your balance.',
  'deposit_reversed.owed':
    'You still owe {owed}, which will be taken from your next deposits and winnings.',
  'deposit_reward_reversed.subject': 'The reward of {amount} was reversed with its deposit',
  'deposit_reward_reversed.content':
    'The bank reversed the deposit, so the {amount} you received for it in a promotion is reversed too. {fromBalance} was taken from your balance.',
  'deposit_reward_reversed.owed':
    'You still owe {owed}, which will be taken from your next deposits and winnings.',
  'withdrawal_paid.subject': 'Withdrawal of {amount} paid',
  'withdrawal_paid.content': 'We sent {amount} to {payee} on {at}.',
  'withdrawal_rejected.subject': 'Withdrawal of {amount} declined',
  'withdrawal_rejected.content': 'The amount is back in your balance.',
  'withdrawal_rejected.remark': 'Reason: {remark}',
  'withdrawal_failed.subject': 'Withdrawal of {amount} did not go through',
  'withdrawal_failed.content': 'The amount is back in your balance. {failure}',
  'withdrawal_returned.subject': 'Withdrawal of {amount} returned',
  'withdrawal_returned.content':
    'The receiving bank returned the payment. The amount and any fee are back in your balance.',
  'withdrawal_question.subject': 'We have a question about your withdrawal of {amount}',
  'withdrawal_question.content':
    '{text} Open the withdrawal to answer; it goes on as soon as you do.',
  'contract_offered.subject': 'New contract request',
  'contract_offered.content':
    '{giver} is offering you a contract. Read the terms and reply in the agent center.',
  'statement_disputed.subject': 'Commission statement disputed',
  'statement_disputed.content':
    '{from} disputes a commission statement. Read the reason and reply in the agent center.',
  'dispute_answered.subject': 'Reply to your dispute',
  'dispute_answered.content': '{from} replied. Read the reply in the agent center.',
  'agent_message.subject': 'Message from your agent',
  'agent_message.content': '{text}',
  'team_message.subject': 'Message from {from} in your team',
  'team_message.content': '{text}',
  'account_impeded.subject': 'Your account is barred from betting',
  'account_impeded.content':
    'The central register of people who may not bet names you. You can withdraw your balance until {at}; then the rest goes to your bank account and your account is closed. Your account page says why.',
  'play_noticed.subject': 'How you have been playing',
  'play_noticed.content':
    'Some things about your play have changed lately. “How I play” shows them, with limits you can set and people you can talk to. Nothing changes in your account.',
  'play_talk.subject': 'We would like to talk with you',
  'play_talk.content':
    'Your play has changed clearly in the last weeks. We opened a conversation in customer service and propose a lower limit, which you can take with one press in “How I play”. Until this is calmer we send you no offers; what you already earned is yours.',
  'play_talk.opening':
    'Hello! We noticed that your play has changed in the last weeks, and would like to hear how you are. Write whenever you like; a person of our team answers. If you prefer to talk to people outside, “How I play” has free contacts.',
  'play_reviewed.subject': 'A person will look at how you play',
  'play_reviewed.content':
    'We are concerned about how you have been playing. A person of our team looks at it within {hours} hours and may contact you. Your balance and open bets stay yours. In “How I play” you can lower a limit, take a break, and find free help.',
  'feedback_answered.subject': 'Answer to your message {reference}',
  'feedback_answered.content': 'Our answer: {text}',
  'lottery_won.subject': 'You won {amount} in {lottery}',
  'lottery_won.content':
    'Your ticket for draw {numero} of {lottery} won {amount}. The prize is already in your balance: there is nothing to claim.',
} as const satisfies Record<InboxKey, Message>
