import type { Message } from '../../../translate.ts'

/** A question or complaint to customer service. */
export const texts = {
  'feedback.lead':
    'Tell us what happened or what we could do better. A person reads every message.',
  'feedback.type': 'Question type',
  'feedback.type1': 'Deposit issues',
  'feedback.type2': 'Withdrawal issues',
  'feedback.type3': 'Game issues',
  'feedback.type4': 'Customer service issues',
  'feedback.type6': 'Apply for agent',
  'feedback.type0': 'Other',
  'feedback.content': 'Description',
  content_length: 'Content length between {0} and {1} characters',
  'feedback.count': '{characters}/{max} characters · {words}',
  'feedback.words': { one: '{count} word', other: '{count} words' },
  'feedback.sender': 'Email or mobile (optional)',
  'feedback.senderHint': 'So that we can reply.',
  'feedback.captcha': 'Code in the image',
  'feedback.isEmpty': '{fields} is empty',
  'feedback.sent': 'Message received',
  'feedback.sentText':
    'Your reference number is {reference}. Customer service can find your message with it.',
} as const satisfies Record<string, Message>
