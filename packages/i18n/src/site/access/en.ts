import type { Message } from '../../translate.ts'

/** What follows a login: a password to change, a second proof, another way in. */
export const accessEn = {
  'pass.title': 'Change password',
  'pass.forcedTitle': 'Choose a new password',
  'pass.weak':
    'The password of this account is known to everybody. Choose one of your own to go on.',
  'pass.expired': 'Your password has expired. Choose a new one to go on.',
  'pass.voluntary': 'Other devices will be signed out when you change it.',
  'pass.old': 'Current password',
  'pass.new': 'New password',
  'pass.confirm': 'Repeat the new password',
  'pass.oldNeeded': 'Enter your current password.',
  'pass.save': 'Save new password',
  'pass.done': 'Password changed.',
  'pass.signOut': 'Sign out instead',
  'first.title': 'Welcome! One last step',
  'first.text': 'This account was opened for you. Choose a password only you know.',
  'first.nickname': 'What should we call you? (optional)',
  'first.save': 'Save and enter',
} as const satisfies Record<string, Message>
