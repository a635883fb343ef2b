import type { Message } from '../../../../translate.ts'

/** Shared-phone mode and its PIN. */
export const pin = {
  'pin.mode': 'Shared-phone mode',
  'pin.modeOn': 'On: your account only after your PIN',
  'pin.modeOff': 'For a phone that others use too',
  'pin.onTitle': 'Turn on shared-phone mode',
  'pin.changeTitle': 'Change the PIN',
  'pin.lead':
    'Before a PIN of your own, nothing of your account is shown and nothing can be done with it: no balance, limits, rewards, history or games. You can still log out or take a break. This browser remembers nothing of you once the tab is closed: no searches, no name and no password.',
  'pin.label': 'Your PIN',
  'pin.new': 'New PIN (4 to 6 digits)',
  'pin.again': 'Repeat the new PIN',
  'pin.wrongShape': 'Enter 4 to 6 digits.',
  'pin.differs': 'The two PINs differ.',
  'pin.saved': 'Shared-phone mode is on.',
  'pin.off': 'Turn off shared-phone mode',
  'pin.offLead': 'Your account is shown again without a PIN, wherever you log in.',
  'pin.ended': 'Shared-phone mode is off.',
  'pin.coveredTitle': 'Covered until you enter your PIN',
  'pin.coveredText':
    'Shared-phone mode is on: your account opens after your PIN. Without it you can log out or take a break.',
  'pin.enter': 'Enter the PIN',
  'pin.forgot': 'I forgot the PIN: use my password',
} as const satisfies Readonly<Record<string, Message>>
