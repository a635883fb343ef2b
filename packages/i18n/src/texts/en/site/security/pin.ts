import type { Message } from '../../../../translate.ts'

/** Shared-phone mode and its PIN. */
export const pin = {
  'pin.mode': 'Shared-phone mode',
  'pin.modeOn': 'On: balance and history after your PIN',
  'pin.modeOff': 'For a phone that others use too',
  'pin.onTitle': 'Turn on shared-phone mode',
  'pin.changeTitle': 'Change the PIN',
  'pin.lead':
    'Balance, history and games are shown only after a PIN of your own. This browser remembers nothing of you once the tab is closed: no searches, no name and no password.',
  'pin.label': 'Your PIN',
  'pin.new': 'New PIN (4 to 6 digits)',
  'pin.again': 'Repeat the new PIN',
  'pin.wrongShape': 'Enter 4 to 6 digits.',
  'pin.differs': 'The two PINs differ.',
  'pin.saved': 'Shared-phone mode is on.',
  'pin.off': 'Turn off shared-phone mode',
  'pin.offLead': 'Balance and history are shown again without a PIN, wherever you log in.',
  'pin.ended': 'Shared-phone mode is off.',
  'pin.coveredTitle': 'Covered until you enter your PIN',
  'pin.coveredText':
    'You turned on shared-phone mode: balance and history are shown after your PIN.',
  'pin.enter': 'Enter the PIN',
  'pin.forgot': 'I forgot the PIN: use my password',
} as const satisfies Readonly<Record<string, Message>>
