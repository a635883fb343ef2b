import type { Message } from '../../../translate.ts'

export const texts = {
  'inbox.unread': { one: '{count} unread message', other: '{count} unread messages' },
  'inbox.allRead': 'You have read everything',
  'inbox.readAll': 'Mark all as read',
  'inbox.new': 'Unread',
  'inbox.loading': 'Loading your messages',
  'inbox.failed': 'We could not load your messages',
  'inbox.none': 'No messages yet',
  'inbox.noneText':
    'You will see a message here when a deposit arrives, a withdrawal is paid or something needs your attention.',
  'inbox.more': 'Show older messages',
  'inbox.delete': 'Delete',
  'inbox.deleted': 'Message deleted',
  'inbox.open.deposit': 'See the deposit',
  'inbox.open.withdrawal': 'See the withdrawal',
  'inbox.open.contract': 'Open the agent center',
  'inbox.writtenBy': 'Sent by {name}, not by us. Never share your password with anyone.',
  'inbox.open.agent': 'See your agent',
  'inbox.open.team': 'Reply',
  'inbox.open.play': 'See how you play',
  'inbox.open.account': 'See why',
  'inbox.open.lottery': 'See my lottery tickets',
  'inbox.off': 'Messages are not available',
  'inbox.offText': 'This brand currently has no inbox.',
} as const satisfies Record<string, Message>
