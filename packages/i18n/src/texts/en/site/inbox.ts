import type { Message } from '../../../translate.ts'

export const texts = {
  'inbox.unread': { one: '{count} unread message', other: '{count} unread messages' },
  'inbox.allRead': 'You have read everything',
  'inbox.readAll': 'Mark all as read',
  'inbox.new': 'Unread',
  'inbox.loading': 'Loading your messages',
  'inbox.failed': 'We could not load your messages',
  'inbox.failedText': 'Check your connection and try again.',
  'inbox.none': 'No messages yet',
  'inbox.noneText':
    'When a deposit arrives, a withdrawal is paid or something needs you, it stands here.',
  'inbox.toGames': 'See the games',
  'inbox.more': 'Show older messages',
  'inbox.delete': 'Delete',
  'inbox.deleted': 'Message deleted',
  'inbox.open.deposit': 'See the deposit',
  'inbox.open.withdrawal': 'See the withdrawal',
  'inbox.open.contract': 'Open the agent center',
  'inbox.writtenBy': 'Written by {name}, not by the house. Never send anybody your password.',
  'inbox.open.agent': 'See your agent',
  'inbox.open.team': 'Answer',
  'inbox.open.lottery': 'See my lottery tickets',
  'inbox.off': 'Messages are not open here',
  'inbox.offText': 'This brand has no inbox at the moment.',
} as const satisfies Record<string, Message>
